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
