/// The dates at which a timeline view updates.
///
/// ```swift
/// struct Countdown: TimelineSchedule {
///   let end: Date
///
///   func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
///     (0...10).map { end.addingTimeInterval(Double($0) - 10) }
///   }
/// }
/// ```
public protocol TimelineSchedule {
  /// How often the timeline may update.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates in ascending order; the sequence may be infinite.
  ///
  /// A timeline skips dates before those that it has shown. A date that is NaN or infinite ends the schedule.
  ///
  /// The timeline first shows the last entry at or before `startDate`, or `startDate`
  /// itself if there is none.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may update.
public enum TimelineScheduleMode: Sendable {
  /// At the schedule's own rate.
  case normal
  /// Rarely, to save energy. Easel always uses `normal`.
  case lowFrequency
}

/// A schedule that follows the refreshes of the display, optionally with a minimum interval between updates.
///
/// ```swift
/// TimelineView(AnimationTimelineSchedule(minimumInterval: 1.0 / 30)) { context in
///   Circle().opacity(context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
/// }
/// ```
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  /// The minimum number of seconds between updates, or nil for every refresh.
  let minimumInterval: Double?
  /// Whether updates stop and the last date stays.
  let paused: Bool

  /// Creates a schedule of display refreshes at least `minimumInterval` seconds apart.
  ///
  /// A nil, zero, negative or NaN interval allows every refresh. A paused schedule keeps the last date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, self.paused) = (minimumInterval, paused)
  }

  /// Returns dates `minimumInterval` seconds apart, but no closer than a display with 60 refreshes per
  /// second. A timeline view uses the refreshes of the real display instead.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: startDate, interval: max(validInterval, 1.0 / 60), isPaused: paused)
  }

  /// The dates of an animation schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: Double
    let isPaused: Bool

    /// Returns the next date, or nil when the precision of `Date` cannot separate it from the one before. A paused
    /// schedule has only one.
    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      let following = date.addingTimeInterval(interval)
      upcoming = !isPaused && following > date ? following : nil
      return date
    }
  }

  /// The minimum interval, or zero if none is set.
  var validInterval: Double {
    guard let minimumInterval, minimumInterval > 0 else { return 0 }
    return minimumInterval
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every refresh of the display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Refreshes of the display at least `minimumInterval` seconds apart; none while `paused`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// A schedule with an entry at the start of each minute.
///
/// ```swift
/// TimelineView(EveryMinuteTimelineSchedule()) { context in
///   Text("\(context.date)")
/// }
/// ```
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  /// The dates of the schedule.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// Returns the start of the minute that contains `startDate`, and of all minutes after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(start: Date(timeIntervalSinceReferenceDate: 0), interval: 60, index: minute)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A schedule of explicit dates in ascending order.
///
/// ```swift
/// let start = Date()
/// let dates = [0, 1, 2.5, 4].map { start.addingTimeInterval($0) }
/// let schedule = ExplicitTimelineSchedule(dates)
/// ```
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of `dates`, which must be in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all the dates, including those before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}
extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

extension TimelineSchedule {
  /// The given dates, which must be in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A schedule with a start date and an entry at every multiple of an interval after it.
///
/// ```swift
/// TimelineView(PeriodicTimelineSchedule(from: Date(), by: 1)) { context in
///   Text("\(context.date)")
/// }
/// ```
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule that starts at `startDate` and repeats every `interval` seconds.
  ///
  /// If `interval` is zero, negative, NaN or infinite, `startDate` is the only entry.
  public init(from startDate: Date, by interval: TimeInterval) {
    (self.startDate, self.interval) = (startDate, interval)
  }

  /// Returns the last entry at or before `startDate` and all later ones, or all entries if
  /// the schedule starts later.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else {
      return Entries(start: self.startDate, interval: nil, index: 0)
    }
    let elapsed = startDate.timeIntervalSince(self.startDate)
    return Entries(
      start: self.startDate, interval: interval, index: max((elapsed / interval).rounded(.down), 0))
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    /// Seconds, or nil when the start is the only entry.
    let interval: TimeInterval?
    /// The number of the next entry. A floating-point number, because it may exceed every integer type.
    var index: Double
    private var isFinished = false

    init(start: Date, interval: TimeInterval?, index: Double) {
      (self.start, self.interval, self.index) = (start, interval, index)
    }

    /// Returns the next date, or nil when the precision of `Date` cannot separate one entry from the next.
    public mutating func next() -> Date? {
      guard !isFinished else { return nil }
      let date = start.addingTimeInterval(index * (interval ?? 0))
      index += 1
      // False for NaN too, so that a start or an index that is not finite ends the entries.
      let hasNext = interval.map { start.addingTimeInterval(index * $0) > date } ?? false
      isFinished = !hasNext
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
