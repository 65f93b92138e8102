import SwiftUI

/// A card with a title and a small drawing that is made by a rule.
struct StackCard: Sendable {
  let title: String
  /// The ground from top to bottom, and the color of the drawing.
  let colors: [Color]
  let draw: @Sendable (GraphicsContext, CGSize, Color) -> Void

  static let all = [
    StackCard(title: "Phyllotaxis", colors: [hex(0x2b0f54), hex(0xab1f65), hex(0xffd166)], draw: seeds),
    StackCard(title: "Truchet", colors: [hex(0x05445e), hex(0x189ab4), hex(0xd4f1f4)], draw: arcs),
    StackCard(title: "Interference", colors: [hex(0x1a1a2e), hex(0xe94560), hex(0xffe3e3)], draw: circles),
    StackCard(title: "Ridges", colors: [hex(0xff9a5a), hex(0x8a2387), hex(0x1d0f3d)], draw: ridges),
    StackCard(title: "Flow", colors: [hex(0x0b3d2e), hex(0x1f8a70), hex(0xf4f1bb)], draw: flow),
    StackCard(title: "Rosette", colors: [hex(0x14213d), hex(0x3a5ba0), hex(0xfca311)], draw: rosette),
  ]

  private static func hex(_ value: UInt32) -> Color {
    Color(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255)
  }

  /// Seeds at multiples of the golden angle.
  private static func seeds(_ context: GraphicsContext, _ size: CGSize, _ color: Color) {
    for seed in 1..<520 {
      let (angle, reach) = (Double(seed) * 2.399963, Double(seed).squareRoot() * size.width * 0.0205)
      let radius = size.width * 0.013 * (0.35 + 0.65 * reach / size.width * 2)
      let point = CGPoint(x: size.width / 2 + reach * cos(angle), y: size.height * 0.45 + reach * sin(angle))
      let dot = CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
      context.fill(Path(ellipseIn: dot), with: .color(color.opacity(1 - 0.0012 * Double(seed))))
    }
  }

  /// Tiles of two quarter circles, turned at random.
  private static func arcs(_ context: GraphicsContext, _ size: CGSize, _ color: Color) {
    var random = SeededRandom(seed: 8)
    let side = size.width / 9
    let lines = Path { path in
      for row in 0..<14 {
        for column in 0..<9 {
          let (x, y) = (CGFloat(column) * side, CGFloat(row) * side)
          let isTurned = random.fraction() < 0.5
          for corner in [0.0, 1] {
            let center = CGPoint(x: x + (isTurned ? 1 - corner : corner) * side, y: y + corner * side)
            let start = isTurned ? (corner == 0 ? 90.0 : 270) : (corner == 0 ? 0 : 180)
            let first = Angle.degrees(start).radians
            path.move(
              to: CGPoint(x: center.x + side / 2 * cos(first), y: center.y + side / 2 * sin(first)))
            path.addArc(
              center: center, radius: side / 2, startAngle: .degrees(start), endAngle: .degrees(start + 90),
              clockwise: false)
          }
        }
      }
    }
    let style = StrokeStyle(lineWidth: side * 0.24, lineCap: .round)
    context.stroke(lines, with: .color(color.opacity(0.9)), style: style)
  }

  /// Two families of rings.
  private static func circles(_ context: GraphicsContext, _ size: CGSize, _ color: Color) {
    for (x, y) in [(0.36, 0.36), (0.64, 0.54)] {
      for ring in 1..<26 {
        let radius = CGFloat(ring) * size.width * 0.026
        let box = CGRect(
          x: size.width * x - radius, y: size.height * y - radius, width: radius * 2, height: radius * 2)
        context.stroke(
          Path(ellipseIn: box), with: .color(color.opacity(0.85 - 0.03 * Double(ring))),
          lineWidth: size.width * 0.009)
      }
    }
  }

  /// A sun over ranges of hills, the near ones darker.
  private static func ridges(_ context: GraphicsContext, _ size: CGSize, _ color: Color) {
    let sun = CGRect(
      x: size.width * 0.52, y: size.height * 0.16, width: size.width * 0.26, height: size.width * 0.26)
    context.fill(Path(ellipseIn: sun), with: .color(Color(red: 1, green: 0.95, blue: 0.8)))
    for range in 0..<6 {
      let hills = Path { path in
        path.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...60 {
          let x = Double(step) / 60
          let wave = sin(x * 5 + Double(range) * 2.1) + 0.5 * sin(x * 11 + Double(range) * 4.7)
          path.addLine(
            to: CGPoint(
              x: size.width * x, y: size.height * (0.38 + 0.1 * Double(range) - 0.035 * wave)))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
      }
      context.fill(hills, with: .color(color.opacity(0.2 + 0.13 * Double(range))))
    }
  }

  /// Lines that follow a field of directions.
  private static func flow(_ context: GraphicsContext, _ size: CGSize, _ color: Color) {
    var random = SeededRandom(seed: 21)
    for _ in 0..<260 {
      var point = CGPoint(x: random.number(in: -0.1..<1.1), y: random.number(in: -0.1..<1.3))
      var line = [CGPoint(x: point.x * size.width, y: point.y * size.width)]
      for _ in 0..<26 {
        let angle = 1.6 * sin(point.x * 4.1) + 1.4 * cos(point.y * 3.3) + 0.4
        point = CGPoint(x: point.x + 0.014 * cos(angle), y: point.y + 0.014 * sin(angle))
        line.append(CGPoint(x: point.x * size.width, y: point.y * size.width))
      }
      let style = StrokeStyle(
        lineWidth: size.width * random.number(in: 0.002..<0.012), lineCap: .round, lineJoin: .round)
      context.stroke(
        Path { $0.addLines(line) }, with: .color(color.opacity(random.number(in: 0.25..<0.9))), style: style)
    }
  }

  /// Turned ellipses through one center.
  private static func rosette(_ context: GraphicsContext, _ size: CGSize, _ color: Color) {
    var turned = context
    turned.translateBy(x: size.width / 2, y: size.height * 0.45)
    for turn in 0..<36 {
      turned.rotate(by: .degrees(10))
      let box = CGRect(
        x: -size.width * 0.42, y: -size.width * 0.13, width: size.width * 0.84, height: size.width * 0.26)
      turned.stroke(
        Path(ellipseIn: box), with: .color(color.opacity(turn.isMultiple(of: 3) ? 0.9 : 0.35)),
        lineWidth: size.width * 0.005)
    }
  }
}
