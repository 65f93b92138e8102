/// The dates at which a timeline view shows something new.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates in ascending order. The last one up to `startDate` is shown first; there may be infinitely many.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Sendable {
  case normal
  /// Seldom, to save energy. Nothing on this platform asks for it.
  case lowFrequency
}

/// Each refresh of the display, or those that keep a distance.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  /// Seconds between updates at least; nil for every refresh.
  let minimumInterval: Double?
  /// True: no updates, the last date stays.
  let paused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, self.paused) = (minimumInterval, paused)
  }

  /// Dates of a display that refreshes 60 times a second. A timeline view takes those of the real display instead.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: startDate, interval: max(validInterval, 1.0 / 60), isPaused: paused)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: Double
    let isPaused: Bool

    public mutating func next() -> Date? {
      defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }

  /// Zero where no distance is asked for.
  var validInterval: Double {
    guard let minimumInterval, minimumInterval > 0 else { return 0 }
    return minimumInterval
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each refresh of the display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Refreshes of the display that are at least `minimumInterval` seconds apart; none while `paused`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  public init() {}

  /// From the start of the minute that `startDate` lies in.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(start: Date(timeIntervalSinceReferenceDate: 0), interval: 60, index: minute)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// Dates that are given one by one, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}
extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

extension TimelineSchedule {
  /// The given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

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
