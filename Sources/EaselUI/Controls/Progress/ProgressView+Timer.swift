extension ProgressView {
  /// Creates a progress view for the time that passes in a range of dates.
  ///
  /// ```swift
  /// struct Tea: View {
  ///   let start = Date.now
  ///
  ///   var body: some View {
  ///     ProgressView(timerInterval: start...start.addingTimeInterval(240)) {
  ///       Text("Tea")
  ///     } currentValueLabel: {
  ///       Text(timerInterval: start...start.addingTimeInterval(240))
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - timerInterval: The range. A range without a finite length is complete.
  ///   - countsDown: Whether the view becomes empty instead of full.
  ///   - label: A label that describes the task.
  ///   - currentValueLabel: A label for the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      nil, label(), currentValueLabel(), timer: TimerProgress(range: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for the time that passes in a range of dates, with the remaining or passed time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for the time that passes in a range of dates, with the remaining or passed time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The label of a progress view for a range of dates: the remaining or the passed time.
public struct DefaultDateProgressLabel: View {
  let range: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: range, countsDown: countsDown) }
}

/// The fraction of a range of dates that has passed, or that remains.
struct TimerProgress: Equatable {
  let range: ClosedRange<Date>
  let countsDown: Bool

  private var length: TimeInterval { range.upperBound.timeIntervalSince(range.lowerBound) }

  func fraction(at date: Date) -> Double {
    let passed = date.timeIntervalSince(range.lowerBound) / length
    let fraction = length.isFinite && length > 0 ? passed.clampedToUnitInterval : 1
    return countsDown ? 1 - fraction : fraction
  }
}

/// The dates at which the fraction of a range of dates changes visibly: a thousand, but at most 60 per second.
struct TimerProgressSchedule: TimelineSchedule, Equatable {
  let range: ClosedRange<Date>

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let (first, length) = (range.lowerBound, range.upperBound.timeIntervalSince(range.lowerBound))
    let step = max(length / 1000, 1.0 / 60)
    let passed = (startDate.timeIntervalSince(first) / step).rounded(.down)
    let isValid = length.isFinite && length > 0 && passed.isFinite
    let next = isValid ? min(max(passed, 0), (length / step).rounded(.up)) : .infinity
    return sequence(state: next) { index -> Date? in
      guard index * step < length + step else { return nil }
      defer { index += 1 }
      return min(first.addingTimeInterval(index * step), range.upperBound)
    }
  }
}

/// Passes the completed fraction of a progress view to its content, also while it depends on the time.
struct FractionReader<Content: View>: View {
  let configuration: ProgressViewStyleConfiguration
  @ViewBuilder let content: (Double?) -> Content

  var body: some View {
    if let timer = configuration.timer {
      TimelineView(TimerProgressSchedule(range: timer.range)) { content(timer.fraction(at: $0.date)) }
    } else {
      content(configuration.fractionCompleted)
    }
  }
}
