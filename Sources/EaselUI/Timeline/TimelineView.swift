/// A view whose content follows dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content is made for.
  public struct Context {
    /// How often the content is updated.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The schedule's date for this update, which is not the time at which the content happens to be made.
    public let date: Date
    public let cadence: Cadence

    /// Lets a system that shows old content know that it is invalid; nothing is shown late here.
    public func invalidateTimelineContent() {}
  }
}

/// One type of context for all schedules, so that closures type-check quickly.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeNode(_ view: TimelineView, _ inputs: _NodeInputs) -> _NodeOutput<TimelineView> {
    _NodeOutput(TimelineNode(view, inputs))
  }
}
