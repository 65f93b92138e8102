/// A start and all whole multiples of an interval after it.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  private let startDate: Date
  private let interval: TimeInterval

  /// An interval that is not a positive number of seconds leaves the start alone.
  public init(from startDate: Date, by interval: TimeInterval) {
    (self.startDate, self.interval) = (startDate, interval)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else {
      return Entries(start: self.startDate, interval: nil, index: 0)
    }
    let elapsed = startDate.timeIntervalSince(self.startDate)
    return Entries(
      start: self.startDate, interval: interval, index: max((elapsed / interval).rounded(.down), 0))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    /// Seconds; nil for the start alone.
    let interval: TimeInterval?
    /// The number of the next entry: a floating-point one, since it may exceed every integer.
    var index: Double
    private var isFinished = false

    init(start: Date, interval: TimeInterval?, index: Double) {
      (self.start, self.interval, self.index) = (start, interval, index)
    }

    /// Ends when dates are too coarse to tell one entry from the next.
    public mutating func next() -> Date? {
      guard !isFinished else { return nil }
      let date = start.addingTimeInterval(index * (interval ?? 0))
      index += 1
      isFinished = interval.map { start.addingTimeInterval(index * $0) <= date } ?? true
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// `startDate` and every `interval` seconds after it.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
