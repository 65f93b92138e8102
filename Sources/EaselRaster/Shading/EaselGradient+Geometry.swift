import EaselGeometry
import EaselKernels

// Gradients in the form that kernels use: a function of the column and row of a pixel.
extension EaselGradient {
  private init(_ kind: EaselGradientKind, _ ramp: EaselColorRamp) {
    self.init()
    self.kind = kind
    self.ramp = ramp
  }

  /// A gradient from `start` to `end`.
  ///
  /// - Parameter inverse: The transform from device space to the space of the points.
  /// - Returns: Nil if the points are equal or not finite.
  static func linear(
    _ ramp: EaselColorRamp, from start: CGPoint, to end: CGPoint, inverse: CGAffineTransform
  ) -> EaselGradient? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0, length.isFinite else { return nil }
    let u = (inverse.a * dx + inverse.b * dy) / length
    let v = (inverse.c * dx + inverse.d * dy) / length
    let origin = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / length
    var gradient = EaselGradient(.linear, ramp)
    (gradient.u_dx, gradient.u_dy, gradient.u) = (Float(u), Double(v), Double(origin + (u + v) / 2))
    return gradient
  }

  /// A gradient from a circle with center `start` and radius `r0` to a circle with center `end` and radius `r1`.
  ///
  /// - Parameter inverse: The transform from device space to the space of the circles.
  /// - Returns: Nil if the circles are equal or not finite.
  static func radial(
    _ ramp: EaselColorRamp, from start: CGPoint, _ r0: CGFloat, to end: CGPoint, _ r1: CGFloat,
    inverse: CGAffineTransform
  ) -> EaselGradient? {
    let delta = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    guard r0.isFinite, r1.isFinite, delta.dx.isFinite, delta.dy.isFinite else { return nil }
    let growth = r1 - r0
    let distance = (delta.dx * delta.dx + delta.dy * delta.dy).squareRoot()
    var gradient: EaselGradient
    if distance == 0 {
      guard growth != 0 else { return nil }
      gradient = EaselGradient(.radial, ramp)
      (gradient.scale, gradient.bias) = (Float(1 / growth), Float(-r0 / growth))
    } else {
      gradient = EaselGradient(.twoCircles, ramp)
      gradient.circles = EaselTwoCircles(delta, distance, radius: r0, growth: growth)
    }
    gradient.setPlane(inverse.moved(x: -start.x, y: -start.y))
    return gradient
  }

  /// A gradient around `center`, clockwise from `angle`.
  ///
  /// - Parameter inverse: The transform from device space to the space of the point.
  /// - Returns: Nil if the angle is not finite.
  static func conic(
    _ ramp: EaselColorRamp, around center: CGPoint, from angle: CGFloat, inverse: CGAffineTransform
  ) -> EaselGradient? {
    guard angle.isFinite else { return nil }
    var gradient = EaselGradient(.conic, ramp)
    gradient.setPlane(
      inverse.moved(x: -center.x, y: -center.y).concatenating(CGAffineTransform(rotationAngle: -angle)))
    return gradient
  }

  /// Sets (u, v) to the transform of pixel centers from device space.
  private mutating func setPlane(_ inverse: CGAffineTransform) {
    u = Double(0.5 * inverse.a + 0.5 * inverse.c + inverse.tx)
    v = Double(0.5 * inverse.b + 0.5 * inverse.d + inverse.ty)
    (u_dx, u_dy) = (Float(inverse.a), Double(inverse.c))
    (v_dx, v_dy) = (Float(inverse.b), Double(inverse.d))
  }
}

extension CGAffineTransform {
  /// The transform followed by a translation.
  fileprivate func moved(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + x, ty: ty + y)
  }
}

extension EaselTwoCircles {
  /// The circles are flat if the coefficient of t^2 is less than this share of half the coefficient of t. Above it, the root
  /// that is computed by a subtraction has an error of less than 1/10,000.
  private static let flatness: CGFloat = 1 / 256

  fileprivate init(_ delta: CGVector, _ distance: CGFloat, radius: CGFloat, growth: CGFloat) {
    let a = distance * distance - growth * growth
    // The circles almost touch, and the quadratic equation for t is linear within the precision of Float.
    let isLinear = abs(a) < 1e-6 * distance * distance
    // The largest half of the coefficient of t at a point for which t is in 0...1.
    let halfB = (distance + max(radius, radius + growth)) * distance + radius * abs(growth)
    self.init(
      center_u: Float(delta.dx), center_v: Float(delta.dy), radius: Float(radius),
      radius_delta: Float(growth),
      a: isLinear ? 0 : Float(a), inverse_a: isLinear ? 0 : Float(1 / a),
      is_flat: abs(a) < EaselTwoCircles.flatness * halfB ? 1 : 0)
  }
}
