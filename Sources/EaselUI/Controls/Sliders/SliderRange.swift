/// The value of a slider as a fraction of its range, with its steps, its marks and its selectable part.
struct SliderRange {
  /// A mark.
  struct Mark: Identifiable {
    let id: Int
    /// Within 0...1.
    let fraction: Double
    let label: AnyView?
  }

  /// The selected fraction, 0...1. Setting it rounds to a step.
  let fraction: Binding<Double>
  /// The step as a fraction of the range; 0 for continuous values.
  let step: Double
  /// The selectable fractions.
  let enabled: ClosedRange<Double>
  /// The fraction from which the filled part extends to the value.
  let neutral: Double
  let marks: [Mark]
  /// Whether `marks` were given by the program, and are not those of the steps.
  let hasOwnMarks: Bool
}

extension SliderRange {
  /// The greatest number of marks for steps. More would not be distinguished.
  private static var greatestMarkCount: Int { 40 }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, ticks: [SliderTick<V>]? = nil
  ) where V.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - lower
    let span = length.isFinite ? length : 0
    func position(_ value: V) -> Double {
      span > 0 ? ((Double(value) - lower) / span).clampedToUnitInterval : 0
    }
    let stepLength = step.map { Double($0) } ?? 0
    let step = SliderRange.usableStep(stepLength / span)
    // The steps that fit into the range, where rounding may leave the last one a little outside.
    let lastStep = step > 0 ? (1 / step + 1e-9).rounded(.down) : 0
    let enabled = enabledBounds.map { position($0.lowerBound)...position($0.upperBound) } ?? 0...1
    self.step = step
    self.enabled = enabled
    neutral = neutralValue.map(position) ?? 0
    fraction = Binding(
      get: { position(value.wrappedValue) },
      set: { fraction in
        guard span > 0 else { return }
        let inside = fraction.clampedToUnitInterval
        let distance = step > 0 ? min((inside / step).rounded(), lastStep) * stepLength : inside * span
        let selected = min(max(distance, enabled.lowerBound * span), enabled.upperBound * span)
        value.wrappedValue = min(max(V(lower + selected), bounds.lowerBound), bounds.upperBound)
      })
    hasOwnMarks = ticks != nil
    marks =
      ticks.map { SliderRange.marks($0.map { (position($0.value), $0.label) }) }
      ?? SliderRange.marks(step: step)
  }

  /// The step, or 0 for continuous values if it is not above 0, not finite, or below the precision of fractions.
  private static func usableStep(_ fraction: Double) -> Double {
    fraction >= .ulpOfOne && fraction.isFinite ? fraction : 0
  }

  private static func marks(_ ticks: [(fraction: Double, label: AnyView?)]) -> [Mark] {
    ticks.enumerated().map { Mark(id: $0.offset, fraction: $0.element.fraction, label: $0.element.label) }
  }

  private static func marks(step: Double) -> [Mark] {
    guard step > 0, 1 / step <= Double(greatestMarkCount) else { return [] }
    return marks(stride(from: 0, through: 1 + step / 1000, by: step).map { (min($0, 1), nil) })
  }

  /// The values of a slider with steps, at which the program may set marks.
  static func steps<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, by step: V.Stride) -> [V]
  where V.Stride: BinaryFloatingPoint {
    let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    guard step > 0, count.isFinite, count <= 1000 else { return [] }
    return (0...Int(count + 1e-9)).map { V(Double(bounds.lowerBound) + Double($0) * Double(step)) }
  }
}
