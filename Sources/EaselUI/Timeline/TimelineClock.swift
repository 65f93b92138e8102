/// The dates of one schedule as time goes on: which one is shown, and which comes next.
struct TimelineClock<Schedule: TimelineSchedule> {
  /// A schedule that gives more dates than this before the present is taken to stand still.
  private static var mostPastEntries: Int { 1_000_000 }

  /// Seconds by which a refresh may come early and still count, so that an interval of one refresh misses none.
  private static var slack: TimeInterval { 0.0005 }

  /// The date that is shown.
  private(set) var current: Date
  private let animation: AnimationTimelineSchedule?
  private var entries: Schedule.Entries.Iterator?
  private var upcoming: Date?

  init(_ schedule: Schedule, at date: Date) {
    current = date
    animation = schedule as? AnimationTimelineSchedule
    guard animation == nil else { return }
    entries = schedule.entries(from: date, mode: .normal).makeIterator()
    upcoming = entries?.next()
    _ = advance(to: date)
  }

  /// When the content changes next; nil when it does not.
  var next: NextUpdate? {
    guard let animation else { return upcoming.map { .date($0) } }
    return animation.isPaused
      ? nil : .refresh(notBefore: current + (animation.minimumInterval - TimelineClock.slack))
  }

  /// Goes on to a date; true when another one is shown now. What was missed is skipped.
  mutating func advance(to date: Date) -> Bool {
    if let animation { return advance(animation, to: date) }
    let before = current
    var steps = 0
    while let entry = upcoming, entry <= date, steps < TimelineClock.mostPastEntries {
      current = entry
      upcoming = entries?.next()
      steps += 1
    }
    return current != before
  }

  private mutating func advance(_ animation: AnimationTimelineSchedule, to date: Date) -> Bool {
    guard !animation.isPaused, date > current,
      date >= current + (animation.minimumInterval - TimelineClock.slack)
    else { return false }
    current = date
    return true
  }

  var cadence: TimelineViewDefaultContext.Cadence {
    if animation != nil { return .live }
    guard let upcoming else { return .live }
    let step = upcoming.timeIntervalSince(current)
    return step >= 60 ? .minutes : step >= 1 ? .seconds : .live
  }
}
