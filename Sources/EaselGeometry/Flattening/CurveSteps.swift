/// How finely a curve is cut into chords, and where.
///
/// A chord over a parameter step h lies up to |B''| h^2 / 8 to the inner side of the curve B. Moving the
/// vertices outwards by half of that leaves half the error on either side, so that a curve takes 29 % fewer
/// chords:
///
///     vertex(t) = B(t) - B''(t) h^2 / 16
///
/// which is a polynomial again and costs nothing per point. The curve's ends cannot move; therefore the first
/// and the last step are `endStep` h long, which gives them the same error.
///
/// B'' of a cubic is linear in t, so that its largest value is at one of the ends (Wang's bound) and the
/// number of steps has a closed form: no recursion, the same points for the same curve every time.
struct CurveSteps {
  /// The length of the first and last step in the others: solves max over u of 4 s^2 u (1 - u) - u / 2 = 1 /
  /// 2.
  static let endStep = 0.853

  /// The most chords for one curve: enough for a circle of 5,000,000 pixels at a twentieth of a pixel.
  static let maximumCount = 4096

  /// The number of chords, at least 1.
  let count: Int
  /// The parameter step.
  let step: Double

  /// - Parameters:
  ///   - bendSquared: the square of the largest length of B'' on the curve.
  ///   - fineness: see `fineness(tolerance:)`.
  @inline(__always)
  init(bendSquared: Double, fineness: Float) {
    let ends = 2 - 2 * CurveSteps.endStep
    // The fourth root: half the latency in single precision, which is far more than enough.
    let steps = (Float(bendSquared) * fineness).squareRoot().squareRoot() + Float(ends)
    count = CurveSteps.count(steps, limit: CurveSteps.maximumCount)
    step = 1 / (Double(count) - ends)
  }

  /// What a tolerance, the largest distance between curve and chords, is to the number of steps: 1 / (16
  /// tolerance)^2.
  static func fineness(tolerance: Double) -> Float {
    let reciprocal = Float(1 / (16 * tolerance))
    return reciprocal * reciprocal
  }

  /// The parameter of vertex `index`, 0 < index < count.
  @inline(__always)
  func parameter(at index: Int) -> Double { (Double(index) - (1 - CurveSteps.endStep)) * step }

  /// A number of steps that is at least `number`, within 1...limit; 1 for a NaN.
  @inline(__always)
  static func count(_ number: Float, limit: Int) -> Int {
    number >= Float(limit) ? limit : number > 1 ? Int(number) &+ 1 : 1
  }
}
