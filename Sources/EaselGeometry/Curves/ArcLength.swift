/// The length of a curve as it grows with the parameter, and the way back.
struct ArcLength {
  /// How many pieces of equal parameter range are measured by themselves.
  private static let pieces = 4

  private let curve: CubicPolynomial
  /// The length up to the end of each piece.
  private let lengths: SIMD4<Double>

  /// The length of the whole curve.
  var total: Double { lengths.w }

  init(_ curve: CubicPolynomial) {
    self.curve = curve
    var (sums, sum) = (SIMD4<Double>.zero, 0.0)
    for piece in 0..<ArcLength.pieces {
      let begin = Double(piece) / Double(ArcLength.pieces)
      sum += curve.length(from: begin, to: begin + 1 / Double(ArcLength.pieces))
      sums[piece] = sum
    }
    lengths = sums
  }

  /// The parameter up to which the curve is `length` long: Newton's method, kept within bounds that close in.
  func parameter(atLength length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    let piece = (0..<ArcLength.pieces).first { length < lengths[$0] } ?? 0
    let origin = Double(piece) / Double(ArcLength.pieces)
    let wanted = length - (piece > 0 ? lengths[piece - 1] : 0)
    var (low, high) = (origin, origin + 1 / Double(ArcLength.pieces))
    var parameter = (low + high) / 2
    for _ in 0..<24 {
      let excess = curve.length(from: origin, to: parameter) - wanted
      if excess > 0 { high = parameter } else { low = parameter }
      let next = parameter - excess / curve.velocity(at: parameter).length
      let isInside = next > low && next < high
      if isInside && abs(next - parameter) < 1e-12 { return next }
      parameter = isInside ? next : (low + high) / 2
    }
    return parameter
  }
}
