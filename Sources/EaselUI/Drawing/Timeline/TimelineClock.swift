/// What a timeline shows: a date, and how long it is until the next as the schedule has it.
struct TimelineMoment: Equatable {
  var date: Date
  /// 0 where updates follow the display, or where nothing follows.
  var secondsToNext: TimeInterval
}

/// Follows a schedule: says what to show, and when there will be something new.
///
/// A class, since schedules are user code, which may change state while a timeline asks them.
protocol TimelineClock: AnyObject {
  var moment: TimelineMoment { get }

  /// When to look again; nil when nothing follows.
  var nextUpdate: NextUpdate? { get }

  /// True when something new is to be shown at a date.
  func isDue(at date: Date) -> Bool

  /// Goes on to a date; entries that were missed are skipped.
  func advance(to date: Date)
}

/// Follows the refreshes of the display.
final class RefreshClock: TimelineClock {
  private let schedule: AnimationTimelineSchedule
  private(set) var moment: TimelineMoment

  /// A refresh that comes this much too early counts as in time: dates of refreshes are rounded, and to wait for the next
  /// one would halve the rate. Well below the time between two refreshes of any display.
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

/// Follows the entries of a schedule.
final class EntryClock<Schedule: TimelineSchedule>: TimelineClock {
  private let schedule: Schedule
  private var entries: Schedule.Entries.Iterator
  private var upcoming: Date?
  private var shown: Date

  /// How many entries are skipped one by one. After so many the schedule is asked anew, from the date that is wanted;
  /// it may still answer with more past entries than that, and is then taken to have ended.
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

  /// Shows the last entry up to the date, or the date itself where there is none.
  private func start(at date: Date) {
    upcoming = nextEntry()
    guard let first = upcoming, first <= date else { return }
    shown = first
    if !skip(to: date) { upcoming = nil }
  }

  /// Takes the entries up to the date; false when there are too many.
  private func skip(to date: Date) -> Bool {
    for _ in 0..<EntryClock.maximumSkips {
      upcoming = nextEntry()
      guard let entry = upcoming else { return true }
      if entry > date { return true }
      shown = max(shown, entry)
    }
    return false
  }

  private func nextEntry() -> Date? {
    var remaining = entries
    let entry = remaining.next()
    entries = remaining
    return entry
  }
}
