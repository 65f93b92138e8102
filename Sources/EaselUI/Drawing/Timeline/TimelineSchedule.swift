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
