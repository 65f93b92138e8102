extension CubicPolynomial {
  /// The parameters, in and out of 0...1, at which the curve turns back in x.
  var horizontalExtremes: [Double] { realRoots(3 * a.x, 2 * b.x, c.x) }

  /// The parameters, in and out of 0...1, at which the curve turns back in y.
  var verticalExtremes: [Double] { realRoots(3 * a.y, 2 * b.y, c.y) }
}

/// The real solutions of a t^2 + b t + c = 0: none, one or two.
///
/// The larger is found without a difference of near numbers, the other from their product.
func realRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return [q / a, c / q].filter(\.isFinite)
}
