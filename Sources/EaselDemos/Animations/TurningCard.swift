import SwiftUI

/// A card that turns about an oblique axis, shows another face after each turn, and rotates as a whole.
struct TurningCard: View {
  @State private var showsBack = false
  @State private var isTurned = false
  @State private var isRound = false
  @State private var face = 0

  var body: some View {
    let side = Binding<Bool>(get: { showsBack }, set: { show(back: $0) })
    return (showsBack ? PlayingCard.back : PlayingCard.faces[face])
      .resizable()
      .frame(width: PlayingCard.size.width, height: PlayingCard.size.height)
      .modifier(CardTurn(showsBack: side, degrees: isTurned ? 360 : 0, axis: (x: 1, y: 5)))
      .rotationEffect(.degrees(isRound ? 0 : 360))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.felt)
      .onAppear {
        withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isTurned = true }
        withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { isRound = true }
      }
  }

  /// Changes the face while only the back is visible.
  private func show(back: Bool) {
    if back, !showsBack { face = (face + 1) % PlayingCard.faces.count }
    if back != showsBack { showsBack = back }
  }
}

/// Rotates a view in three dimensions about its center, and reports which side is visible.
struct CardTurn: GeometryEffect {
  @Binding var showsBack: Bool
  var degrees: Double
  let axis: (x: CGFloat, y: CGFloat)

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    // A view must not change state while it is drawn.
    DispatchQueue.main.async { showsBack = degrees >= 90 && degrees < 270 }
    var turn = CATransform3DIdentity
    turn.m34 = -1 / max(size.width, size.height)
    turn = CATransform3DRotate(turn, degrees * .pi / 180, axis.x, axis.y, 0)
    turn = CATransform3DTranslate(turn, -size.width / 2, -size.height / 2, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(turn).concatenating(back)
  }
}

/// Images of cards, 212 by 320 points.
enum PlayingCard {
  static let size = CGSize(width: 212, height: 320)

  static let back = Image(size: size) { context in
    let frame = CGRect(origin: .zero, size: size)
    context.fill(Path(roundedRect: frame, cornerRadius: 14), with: .color(.white))
    let inner = Path(roundedRect: frame.insetBy(dx: 10, dy: 10), cornerRadius: 8)
    context.fill(inner, with: .color(.cardBack))
    context.clip(to: inner)
    for row in 0..<16 {
      for column in 0..<11 {
        let place = CGPoint(x: 6 + 20 * Double(column), y: 10 + 20 * Double(row))
        let diamond = FractionalPolygon(sides: 4)
          .path(in: CGRect(x: place.x - 7, y: place.y - 7, width: 14, height: 14))
        context.fill(diamond, with: .color(.white.opacity(0.35)))
      }
    }
  }

  /// The faces that a turning card shows in turn.
  static let faces = [
    face("7", .diamonds), face("8", .clubs), face("6", .diamonds), face("B", .clubs), face("2", .hearts),
    face("B", .diamonds),
  ]

  enum Suit: Sendable {
    case diamonds, clubs, hearts

    var color: Color { self == .clubs ? .black : .red }

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
          path.addRect(
            CGRect(
              x: rect.midX - rect.width * 0.06, y: rect.midY, width: rect.width * 0.12,
              height: rect.height * 0.5))
        }
      }
    }
  }

  private static func face(_ rank: String, _ suit: Suit) -> Image {
    Image(size: size) { context in
      let frame = CGRect(origin: .zero, size: size)
      context.fill(Path(roundedRect: frame, cornerRadius: 14), with: .color(.white))
      context.stroke(
        Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 14), with: .color(.gray))
      for turn in [0.0, 180] {
        var corner = context
        corner.translateBy(x: size.width / 2, y: size.height / 2)
        corner.rotate(by: .degrees(turn))
        corner.draw(
          Text(rank).font(.system(size: 40, weight: .bold)).foregroundColor(suit.color),
          at: CGPoint(x: -80, y: -128))
        corner.fill(suit.path(in: CGRect(x: -92, y: -104, width: 24, height: 24)), with: .color(suit.color))
      }
      context.fill(suit.path(in: CGRect(x: 56, y: 110, width: 100, height: 100)), with: .color(suit.color))
    }
  }
}
