import Foundation

/// A circular arc. Angles are in radians and grow clockwise on screen.
struct Arc {
  let center: Vector
  let radius: Double
  let start: Double
  /// The signed angle from the start of the arc to its end.
  let sweep: Double

  /// A sweep less than this below a full turn counts as a full turn, because conversion from degrees and sums
  /// of angles are inexact.
  private static let angleTolerance = 1e-9

  init(center: Vector, radius: Double, start: Double, sweep: Double) {
    (self.center, self.radius, self.start, self.sweep) = (center, radius, start, sweep)
  }

  /// The arc that rounds a corner; nil if the three points are collinear.
  init?(from first: Vector, corner: Vector, to last: Vector, radius: Double) {
    let (back, ahead) = (first - corner, last - corner)
    let lengths = (back.length, ahead.length)
    guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return nil }
    let (u, v) = (back / lengths.0, ahead / lengths.1)
    let (cosine, sine) = (u.dot(v), u.cross(v))
    guard abs(sine) > Arc.angleTolerance else { return nil }
    // The tangent of half of the corner's angle is sine / (1 + cosine).
    let touch = corner + u * (radius * (1 + cosine) / abs(sine))
    let turn: Double = sine < 0 ? 1 : -1
    let center = touch + u.perpendicular * (-turn * radius)
    let spoke = touch - center
    self.init(
      center: center, radius: radius, start: atan2(spoke.y, spoke.x), sweep: turn * (.pi - acos(cosine)))
  }

  /// The sweep of an arc between two angles; NaN if they are not finite. See `Path.addArc`.
  static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = end - start
    guard difference.isFinite else { return .nan }
    guard abs(difference) < turn - angleTolerance else { return clockwise ? -turn : turn }
    if clockwise { return difference > 0 ? difference - turn : difference }
    return difference < 0 ? difference + turn : difference
  }

  /// A sweep with the same end angle and at most two turns.
  static func bounded(sweep: Double) -> Double {
    let turn = 2 * Double.pi
    guard abs(sweep) > 2 * turn else { return sweep }
    let rest = turn + fmod(abs(sweep), turn)
    return sweep < 0 ? -rest : rest
  }

  private func place(_ angle: Double) -> Vector { center + Vector(cos(angle), sin(angle)) * radius }

  var begin: Vector { place(start) }

  /// Calls `body` with the control points and the end of each cubic curve, in order. The number of curves is
  /// the smallest for which each covers at most a quarter turn; a sweep of zero has none.
  ///
  /// The curves touch the circle at their ends and in their middle, and lie up to 2.7e-4 radii outside of it.
  func forEachCubic(_ body: (Vector, Vector, Vector) -> Void) {
    let count = Int((abs(sweep) / (.pi / 2) - Arc.angleTolerance).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    let isWholeTurn = abs(abs(sweep) - 2 * .pi) < Arc.angleTolerance
    var from = begin - center
    for index in 1...count {
      let closes = isWholeTurn && index == count
      let to = closes ? begin - center : place(start + step * Double(index)) - center
      body(
        center + from + from.perpendicular * handle, center + to - to.perpendicular * handle, center + to)
      from = to
    }
  }
}

/// An axis-parallel ellipse, drawn as four cubics.
struct Ellipse {
  let center: Vector
  let radii: Vector

  /// The distance of the control points from the ends of a quarter of the unit circle: 4/3 (sqrt 2 - 1). The
  /// curve touches the circle in its middle and is at most 2.7e-4 radii outside elsewhere.
  static let controlDistance = 0.552_284_749_830_793_4

  init(in rect: CGRect) {
    center = Vector(Double(rect.midX), Double(rect.midY))
    radii = Vector(Double(rect.width) / 2, Double(rect.height) / 2)
  }

  /// Visits the curves from the rightmost point, clockwise on screen.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let (low, high) = (center - radii, center + radii)
    let handle = radii * Ellipse.controlDistance
    let (nearLow, nearHigh) = (center - handle, center + handle)
    visitor.move(to: Vector(high.x, center.y))
    visitor.curve(
      to: Vector(center.x, high.y), control1: Vector(high.x, nearHigh.y), control2: Vector(nearHigh.x, high.y)
    )
    visitor.curve(
      to: Vector(low.x, center.y), control1: Vector(nearLow.x, high.y), control2: Vector(low.x, nearHigh.y))
    visitor.curve(
      to: Vector(center.x, low.y), control1: Vector(low.x, nearLow.y), control2: Vector(nearLow.x, low.y))
    visitor.curve(
      to: Vector(high.x, center.y), control1: Vector(nearHigh.x, low.y), control2: Vector(high.x, nearLow.y))
    visitor.close()
  }
}
