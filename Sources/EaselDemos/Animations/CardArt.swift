import SwiftUI

/// A suit of cards.
enum CardSuit: Sendable {
  case diamonds, clubs, hearts

  var color: Color { self == .clubs ? .black : .red }

  /// The outline of a pip that fills a square.
  func path(in rect: CGRect) -> Path {
    switch self {
    case .diamonds:
      return FractionalPolygon(sides: 4).path(in: rect)
        .applying(
          CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: 0.8, y: 1.1)
            .translatedBy(x: -rect.midX, y: -rect.midY))
    case .hearts:
      return Path { path in
        let (x, y, side) = (rect.minX, rect.minY, rect.width)
        path.move(to: CGPoint(x: x + 0.5 * side, y: y + side))
        path.addCurve(
          to: CGPoint(x: x + 0.5 * side, y: y + 0.25 * side),
          control1: CGPoint(x: x - 0.3 * side, y: y + 0.45 * side),
          control2: CGPoint(x: x + 0.1 * side, y: y - 0.25 * side))
        path.addCurve(
          to: CGPoint(x: x + 0.5 * side, y: y + side),
          control1: CGPoint(x: x + 0.9 * side, y: y - 0.25 * side),
          control2: CGPoint(x: x + 1.3 * side, y: y + 0.45 * side))
      }
    case .clubs:
      return Path { path in
        let radius = rect.width * 0.26
        for (x, y) in [(0.5, 0.27), (0.27, 0.62), (0.73, 0.62)] {
          path.addEllipse(
            in: CGRect(
              x: rect.minX + x * rect.width - radius, y: rect.minY + y * rect.width - radius,
              width: 2 * radius, height: 2 * radius))
        }
        path.addLines([
          CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: rect.midX + rect.width * 0.16, y: rect.maxY),
          CGPoint(x: rect.midX - rect.width * 0.16, y: rect.maxY),
        ])
        path.closeSubpath()
      }
    }
  }
}

/// The upper half of a jack, drawn above the context's origin: a bust with a feathered hat, 116 by 114 points.
struct JackFigure {
  let suit: CardSuit

  static let ink = Color(red: 0.13, green: 0.13, blue: 0.2)
  static let paper = Color(red: 1, green: 0.97, blue: 0.88)
  private static let gold = Color(red: 0.97, green: 0.76, blue: 0.24)
  private static let skin = Color(red: 1, green: 0.87, blue: 0.76)

  func draw(in context: GraphicsContext) {
    drawCoat(in: context)
    fill(
      Path(roundedRect: CGRect(x: -27, y: -84, width: 54, height: 52), cornerRadius: 16), Self.gold, context)
    fill(Path(ellipseIn: CGRect(x: -18, y: -86, width: 36, height: 48)), Self.skin, context)
    drawFace(in: context)
    drawHat(in: context)
  }

  private func fill(_ path: Path, _ color: Color, _ context: GraphicsContext) {
    context.fill(path, with: .color(color))
    context.stroke(path, with: .color(Self.ink), lineWidth: 1.5)
  }

  private func drawCoat(in context: GraphicsContext) {
    // One point too long, so that no seam shows between the two halves.
    let coat = Path { path in
      path.addLines([
        CGPoint(x: -62, y: 1), CGPoint(x: -40, y: -34), CGPoint(x: 40, y: -34), CGPoint(x: 62, y: 1),
      ])
    }
    fill(coat, suit.color, context)
    for x in [-30.0, -10, 10, 30] {
      context.fill(Path(CGRect(x: x - 4, y: -33, width: 8, height: 34)), with: .color(Self.gold))
    }
  }

  private func drawFace(in context: GraphicsContext) {
    for x in [-7.0, 7] {
      context.fill(Path(ellipseIn: CGRect(x: x - 2, y: -66, width: 4, height: 4)), with: .color(Self.ink))
    }
    let smile = Path { path in
      path.addArc(
        center: CGPoint(x: 0, y: -56), radius: 7, startAngle: .degrees(30), endAngle: .degrees(150),
        clockwise: false)
    }
    context.stroke(smile, with: .color(Self.ink), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
  }

  private func drawHat(in context: GraphicsContext) {
    let feather = Path { path in
      path.move(to: CGPoint(x: 14, y: -92))
      path.addQuadCurve(to: CGPoint(x: 56, y: -112), control: CGPoint(x: 26, y: -120))
      path.addQuadCurve(to: CGPoint(x: 14, y: -92), control: CGPoint(x: 58, y: -90))
    }
    fill(feather, Self.gold, context)
    fill(
      Path(roundedRect: CGRect(x: -32, y: -98, width: 64, height: 19), cornerRadius: 8), suit.color, context)
  }
}
