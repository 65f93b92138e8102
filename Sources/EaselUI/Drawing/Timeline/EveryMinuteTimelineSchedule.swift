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
