import SwiftUI

/// The signs of engraved music. A unit is the distance of two staff lines. The origin is the line that a clef
/// names, the middle of a head, or the middle of a rest.
enum MusicGlyphs {
  /// The clef on the line of G: a line from the inner curl to the ball at its foot.
  static let trebleClef = pen([
    (1.1, 0.42, 0.08), (0.86, 0.05, 0.14), (1.0, -0.5, 0.2), (1.5, -0.78, 0.3), (2.1, -0.4, 0.38),
    (2.2, 0.3, 0.34), (1.65, 0.93, 0.2), (0.85, 0.86, 0.24), (0.25, 0.2, 0.36), (0.2, -0.7, 0.42),
    (0.8, -1.75, 0.4), (1.6, -2.6, 0.34), (1.98, -3.5, 0.22), (1.75, -4.25, 0.1), (1.32, -3.85, 0.3),
    (1.2, -3.0, 0.3), (1.36, -1.6, 0.15), (1.62, 0.2, 0.14), (1.82, 1.6, 0.13), (1.6, 2.35, 0.14),
    (1.1, 2.55, 0.2), (0.8, 2.2, 0.3),
  ]).union(disc(0.86, 2.02, 0.36))

  /// The clef on the line of F.
  static let bassClef = pen([
    (0.15, -0.2, 0.1), (0.35, -0.8, 0.14), (1.0, -1.0, 0.24), (1.65, -0.7, 0.46), (1.85, 0.1, 0.52),
    (1.55, 1.1, 0.4), (0.8, 1.95, 0.22), (-0.1, 2.5, 0.06),
  ]).union(disc(0.42, 0.02, 0.38)).union(disc(2.55, -0.5, 0.2)).union(disc(2.55, 0.5, 0.2))

  static let sharp = bars(at: 0.2, from: -1.3, to: 1.3, tilt: 0.1)

  static let natural = Path { path in
    path.addRect(CGRect(x: -0.3, y: -1.4, width: 0.12, height: 2.0))
    path.addRect(CGRect(x: 0.18, y: -0.6, width: 0.12, height: 2.0))
    path.addPath(slantedBar(from: -0.3, to: 0.3, y: -0.45))
    path.addPath(slantedBar(from: -0.3, to: 0.3, y: 0.45))
  }

  static let three = pen([
    (-0.55, -0.5, 0.34), (-0.2, -0.88, 0.16), (0.38, -0.78, 0.36), (0.42, -0.28, 0.4), (-0.02, -0.04, 0.12),
    (0.46, 0.16, 0.36), (0.5, 0.66, 0.44), (-0.1, 0.9, 0.16), (-0.55, 0.55, 0.36),
  ])

  static let four = Path { path in
    path.addLines([p(0.1, -0.95), p(0.4, -0.95), p(-0.4, 0.28), p(0.75, 0.28), p(0.75, 0.5), p(-0.8, 0.5)])
    path.closeSubpath()
    path.addLines([p(0.02, -0.1), p(0.42, -0.45), p(0.42, 0.98), p(0.02, 0.98)])
    path.closeSubpath()
  }

  static let quarterRest = Path { path in
    path.addLines([p(-0.25, -1.5), p(0.42, -0.72)])
    path.addQuadCurve(to: p(0.48, 0.62), control: p(-0.1, -0.1))
    path.addQuadCurve(to: p(0.1, 1.5), control: p(-0.5, 0.5))
    path.addQuadCurve(to: p(0.2, 0.45), control: p(-0.95, 0.15))
    path.addLine(to: p(-0.38, -0.28))
    path.addQuadCurve(to: p(-0.25, -1.5), control: p(0.25, -0.85))
  }

  /// The flag of an eighth whose stem ends at the origin and leads down.
  static let flag = Path { path in
    path.move(to: .zero)
    path.addCurve(to: p(0.9, 2.7), control1: p(0.2, 1.1), control2: p(1.4, 1.3))
    path.addCurve(to: p(0, 0.9), control1: p(1.05, 1.9), control2: p(0.4, 1.1))
    path.closeSubpath()
  }

  /// A head, with a hole for halves.
  static func head(isHollow: Bool) -> Path {
    let oval = Path(ellipseIn: CGRect(x: -0.64, y: -0.43, width: 1.28, height: 0.86))
      .applying(CGAffineTransform(rotationAngle: -0.38))
    guard isHollow else { return oval }
    let hole = Path(ellipseIn: CGRect(x: -0.55, y: -0.22, width: 1.1, height: 0.44))
    return oval.subtracting(hole.applying(CGAffineTransform(rotationAngle: -0.62)))
  }

  /// A brace of a height, left of the origin, which is its middle.
  static func brace(height: CGFloat) -> Path {
    let half = (0...12).map { step -> PenStroke.Point in
      let t = CGFloat(step) / 12
      let x = -0.95 + 0.8 * t * t + 0.18 * sin(t * .pi * 2)
      return PenStroke.Point(x, -t * height / 2, 0.1 + 0.42 * sin(t * .pi))
    }
    let mirrored = half.dropFirst().map { PenStroke.Point($0.place.x, -$0.place.y, $0.width) }
    return PenStroke(points: half.reversed() + mirrored).outline
  }

  /// A slur between two points, bent upward if the bend is negative.
  static func slur(from start: CGPoint, to end: CGPoint, bend: CGFloat) -> Path {
    let run = (end.x - start.x) * 0.28
    func control(_ end: CGPoint, _ run: CGFloat, _ bend: CGFloat) -> CGPoint {
      CGPoint(x: end.x + run, y: end.y + bend)
    }
    return Path { path in
      path.move(to: start)
      path.addCurve(to: end, control1: control(start, run, bend), control2: control(end, -run, bend))
      let thick = bend * 1.17
      path.addCurve(to: start, control1: control(end, -run, thick), control2: control(start, run, thick))
    }
  }

  private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private static func pen(_ points: [(CGFloat, CGFloat, CGFloat)]) -> Path {
    PenStroke(points: points.map { PenStroke.Point($0.0, $0.1, $0.2) }).smoothed(steps: 8).outline
  }

  private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func slantedBar(from left: CGFloat, to right: CGFloat, y: CGFloat) -> Path {
    Path { path in
      path.addLines([p(left, y), p(right, y - 0.2), p(right, y + 0.1), p(left, y + 0.3)])
      path.closeSubpath()
    }
  }

  private static func bars(at x: CGFloat, from top: CGFloat, to bottom: CGFloat, tilt: CGFloat) -> Path {
    Path { path in
      for side in [-1.0, 1] {
        path.addRect(CGRect(x: side * x - 0.06, y: top - side * tilt, width: 0.12, height: bottom - top))
        path.addPath(slantedBar(from: -0.52, to: 0.52, y: side * 0.45))
      }
    }
  }
}
