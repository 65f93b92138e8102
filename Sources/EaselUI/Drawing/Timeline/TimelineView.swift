/// A view that is made anew at each date of a schedule. Nothing outside it is.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineMoment) -> Content

  /// The date to show.
  public struct Context: Sendable {
    /// How often the view changes at most.
    public enum Cadence: Comparable, Sendable {
      /// Several times a second.
      case live
      /// Once a second or less.
      case seconds
      /// Once a minute or less.
      case minutes
    }

    /// The schedule's date, not that of the clock on the wall.
    public let date: Date
    public let cadence: Cadence

    init(_ moment: TimelineMoment) {
      date = moment.date
      cadence =
        switch moment.secondsToNext {
        case 60...: .minutes
        case 1...: .seconds
        default: .live
        }
    }

    /// No memory is kept of what was shown before.
    public func invalidateTimelineContent() {}
  }
}

/// The context of all timeline views, whatever their schedules.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext($0)) }
  }

  @available(*, deprecated, message: "Use TimelineViewDefaultContext for the type of the context.")
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { content(Context($0)) }
  }
}

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: TimelineView, _ inputs: _NodeInputs) -> _NodeOutput<TimelineView> {
    _NodeOutput(TimelineNode(view, inputs))
  }
}
