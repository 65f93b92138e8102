/// How finely a curve is cut into chords, and where.
///
/// A chord over a parameter step h lies up to |B''| h^2 / 8 to the inner side of the curve B. Moving the vertices
/// outwards by half of that leaves half the error on either side, so that a curve takes 29 % fewer chords:
///
///     vertex(t) = B(t) - B''(t) h^2 / 16
///
/// which is a polynomial again and costs nothing per point. The curve's ends cannot move; therefore the first and the
/// last step are `endStep` h long, which gives them the same error.
///
/// B'' of a cubic is linear in t, so that its largest value is at one of the ends (Wang's bound) and the number of steps
/// has a closed form: no recursion, the same points for the same curve every time.
struct CurveSteps {
  /// The length of the first and last step in the others: solves max over u of 4 s^2 u (1 - u) - u / 2 = 1 / 2.
  static let endStep = 0.853

  /// The most chords for one curve: enough for a circle of 5,000,000 pixels at a twentieth of a pixel.
  static let maximumCount = 4096

  /// The number of chords, at least 1.
  let count: Int
  /// The parameter step.
  let step: Double

  /// - Parameters:
  ///   - bend: the largest length of B'' on the curve.
  ///   - tolerance: the largest distance between curve and chords, in the curve's units.
  @inline(__always)
  init(bend: Double, reciprocalTolerance: Double) {
    let ends = 2 - 2 * CurveSteps.endStep
    let steps = (bend * reciprocalTolerance * (1.0 / 16)).squareRoot() + ends
    count = CurveSteps.count(steps, limit: CurveSteps.maximumCount)
    step = 1 / (Double(count) - ends)
  }

  /// The parameter of vertex `index`, 0 < index < count.
  @inline(__always)
  func parameter(at index: Int) -> Double { (Double(index) - (1 - CurveSteps.endStep)) * step }

  /// The number rounded up, within 1...limit; 1 for a NaN.
  @inline(__always)
  static func count(_ number: Double, limit: Int) -> Int {
    number > Double(limit) ? limit : number > 1 ? Int(number.rounded(.up)) : 1
  }
}
