/// The number and the parameters of the chords into which a curve is flattened.
///
/// A chord over a parameter step h lies up to |B''| h^2 / 8 on the inner side of the curve B. Moving the
/// vertices outwards by half of that distance leaves half of the error on either side, so that a curve needs
/// 29 % fewer chords:
///
///     vertex(t) = B(t) - B''(t) h^2 / 16
///
/// This is a polynomial again and costs nothing extra per point. The ends of the curve cannot move; therefore
/// the first and the last step are `endStep` h long, which gives them the same error.
///
/// B'' of a cubic is linear in t, so its largest value is at one of the ends (Wang's bound) and the number of
/// steps has a closed form: no recursion, and the same points for the same curve every time.
struct CurveSteps {
  /// The length of the first and last step in units of the other steps: s such that the maximum over u of 4
  /// s^2 u (1 - u) - u / 2 is 1 / 2.
  static let endStep = 0.853

  /// The maximum number of chords per curve: enough for a circle of 5,000,000 pixels at a tolerance of 1/20
  /// pixel.
  static let maximumCount = 4096

  /// The number of chords, at least 1.
  let count: Int
  /// The parameter step.
  let step: Double

  /// - Parameters:
  ///   - bendSquared: The square of the largest length of B'' on the curve.
  ///   - fineness: See `fineness(tolerance:)`.
  @inline(__always)
  init(bendSquared: Double, fineness: Float) {
    let ends = 2 - 2 * CurveSteps.endStep
    // The fourth root, in single precision: half the latency, and more than precise enough.
    let steps = (Float(bendSquared) * fineness).squareRoot().squareRoot() + Float(ends)
    count = CurveSteps.count(steps, limit: CurveSteps.maximumCount)
    step = 1 / (Double(count) - ends)
  }

  /// The factor 1 / (16 tolerance)^2 that determines the number of steps; `tolerance` is the largest distance
  /// between a curve and its chords.
  static func fineness(tolerance: Double) -> Float {
    let reciprocal = Float(1 / (16 * tolerance))
    return reciprocal * reciprocal
  }

  /// The parameter of vertex `index`, 0 < index < count.
  @inline(__always)
  func parameter(at index: Int) -> Double { (Double(index) - (1 - CurveSteps.endStep)) * step }

  /// The number of steps that is at least `number`, within 1...limit; 1 for NaN.
  @inline(__always)
  static func count(_ number: Float, limit: Int) -> Int {
    number >= Float(limit) ? limit : number > 1 ? Int(number) &+ 1 : 1
  }
}
