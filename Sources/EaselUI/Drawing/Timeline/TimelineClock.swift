/// The date that a timeline shows, and the interval to the next entry of its schedule.
struct TimelineMoment: Equatable {
  var date: Date
  /// Zero when updates follow the display, or when no entry follows.
  var secondsToNext: TimeInterval
}

/// Steps through a schedule: gives the current date and the time of the next update.
///
/// A class, because a schedule is user code, which may change state while the timeline reads its entries.
protocol TimelineClock: AnyObject {
  var moment: TimelineMoment { get }

  /// The time of the next update, or nil when no entry follows.
  var nextUpdate: NextUpdate? { get }

  /// Whether an entry later than the current one has been reached at `date`.
  func isDue(at date: Date) -> Bool

  /// Moves to the last entry at or before `date`; skips missed entries.
  func advance(to date: Date)
}

/// A clock that follows the refreshes of the display.
final class RefreshClock: TimelineClock {
  private let schedule: AnimationTimelineSchedule
  private(set) var moment: TimelineMoment

  /// Seconds by which a refresh may come early and still count as in time. Dates of refreshes are rounded,
  /// and waiting for the next refresh would halve the rate. The tolerance is well below the refresh
  /// interval of any display.
  private static let tolerance = 0.001

  init(_ schedule: AnimationTimelineSchedule, at date: Date) {
    self.schedule = schedule
    moment = TimelineMoment(date: date, secondsToNext: 0)
  }

  var nextUpdate: NextUpdate? { schedule.paused ? nil : .refresh(notBefore: earliest) }

  func isDue(at date: Date) -> Bool { !schedule.paused && date > moment.date && date >= earliest }

  func advance(to date: Date) {
    if isDue(at: date) { moment.date = date }
  }

  private var earliest: Date {
    moment.date.addingTimeInterval(max(schedule.validInterval - RefreshClock.tolerance, 0))
  }
}

/// A clock that follows the entries of a schedule.
final class EntryClock<Schedule: TimelineSchedule>: TimelineClock {
  private let schedule: Schedule
  private var entries: Schedule.Entries.Iterator
  private var upcoming: Date?
  private var shown: Date

  /// The number of past entries to skip one by one. Beyond it, the clock requests the entries again, starting
  /// at the current date. If more past entries than this follow again, the schedule counts as ended.
  private static var maximumSkips: Int { 10_000 }

  init(_ schedule: Schedule, at date: Date) {
    self.schedule = schedule
    entries = schedule.entries(from: date, mode: .normal).makeIterator()
    shown = date
    start(at: date)
  }

  var moment: TimelineMoment {
    TimelineMoment(date: shown, secondsToNext: upcoming?.timeIntervalSince(shown) ?? 0)
  }

  var nextUpdate: NextUpdate? { upcoming.map { .date($0) } }

  func isDue(at date: Date) -> Bool { upcoming.map { $0 <= date } ?? false }

  func advance(to date: Date) {
    guard let upcoming, upcoming <= date else { return }
    shown = upcoming
    guard !skip(to: date) else { return }
    entries = schedule.entries(from: date, mode: .normal).makeIterator()
    start(at: date)
  }

  /// Shows the last entry at or before `date`, or `date` itself if there is none.
  private func start(at date: Date) {
    upcoming = nextEntry()
    guard let first = upcoming, first <= date else { return }
    shown = first
    if !skip(to: date) { upcoming = nil }
  }

  /// Consumes the entries up to `date`. Returns false when there are too many.
  private func skip(to date: Date) -> Bool {
    for _ in 0..<EntryClock.maximumSkips {
      upcoming = nextEntry()
      guard let entry = upcoming else { return true }
      if entry > date { return true }
      shown = max(shown, entry)
    }
    return false
  }

  /// The next entry. A date that is NaN or infinite ends the schedule: it is never reached, or was always there.
  private func nextEntry() -> Date? {
    var remaining = entries
    let entry = remaining.next()
    entries = remaining
    return entry.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
  }
}
