/// The dates at which a timeline view shows something else.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  /// Dates in rising order from the last one at or before `startDate`; may be without end.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may ask for updates.
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// Every refresh of the display, or at most so often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The shortest time between two updates, in seconds; 0 for every refresh.
  let minimumInterval: TimeInterval
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: seconds; an update comes with the first refresh at or after it. Nil for every refresh.
  ///   - paused: true to keep the last date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let interval = minimumInterval ?? 0
    self.minimumInterval = interval.isFinite ? max(0, interval) : 0
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
    var next: Date? = startDate
    let step = isPaused ? nil : max(minimumInterval, 1 / 120)
    return AnyIterator {
      defer { next = step.flatMap { step in next.map { $0 + step } } }
      return next
    }
  }
}

/// Dates at a fixed distance from a start.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Shorter intervals count as this, in seconds.
  static let shortestInterval: TimeInterval = 0.001

  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(PeriodicTimelineSchedule.shortestInterval, interval) : 1e9
  }

  public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
    let elapsed = startDate.timeIntervalSince(start)
    var index = elapsed > 0 ? (elapsed / interval).rounded(.down) : 0
    let (start, interval) = (start, interval)
    return AnyIterator {
      defer { index += 1 }
      return start + index * interval
    }
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
    return schedule.entries(from: startDate, mode: mode)
  }
}

/// Dates that the caller lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every refresh of the display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Refreshes of the display that are at least `minimumInterval` seconds apart.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every `interval` seconds from a start.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// The listed dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
