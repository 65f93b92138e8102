/// A view that updates its content at each date of a schedule. Views outside it do not update.
///
/// ```swift
/// TimelineView(.animation) { context in
///   Rectangle()
///     .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate * 90))
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineMoment) -> Content

  /// The date and the update rate that the content closure receives.
  public struct Context: Sendable {
    /// The highest rate at which the view updates.
    public enum Cadence: Comparable, Sendable {
      /// Several times per second.
      case live
      /// At most once per second.
      case seconds
      /// At most once per minute.
      case minutes
    }

    /// The date of the current schedule entry, which may lie before the current time.
    public let date: Date
    /// The rate of updates, from the interval between the current entry and the next.
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

    /// Does nothing: Easel keeps no content of earlier entries.
    public func invalidateTimelineContent() {}
  }
}

/// The context type shared by timeline views of all schedules.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  /// Creates a view whose `content` runs at each date of `schedule`.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext($0)) }
  }

  /// Creates a view whose `content` takes the context type of its own schedule.
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

/// The node of a timeline view. Runs the content closure at each date of the schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: BodyNode<
  TimelineView<Schedule, Content>, TimelineView<Schedule, Content>, Content
>, GraphTimeline
{
  private var clock: any TimelineClock
  private let scheduleComparison = ValueComparison<Schedule>.shared

  init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
    clock = TimelineNode.makeClock(view.schedule, at: inputs.graph.date)
    super.init(subject: view, inputs)
    graph.add(self)
    evaluate()
  }

  private static func makeClock(_ schedule: Schedule, at date: Date) -> any TimelineClock {
    if let schedule = schedule as? AnimationTimelineSchedule { return RefreshClock(schedule, at: date) }
    return EntryClock(schedule, at: date)
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    if !scheduleComparison.areEqual(subject.schedule, view.schedule) { follow(view.schedule) }
    setSubject(view)
  }

  /// Switches to another schedule. A paused schedule starts at the date on screen.
  private func follow(_ schedule: Schedule) {
    let isPaused = (schedule as? AnimationTimelineSchedule)?.paused ?? false
    clock = TimelineNode.makeClock(schedule, at: isPaused ? clock.moment.date : graph.date)
  }

  /// Advances the clock only here, after the view has its current schedule: if the same update pauses the
  /// schedule, the view keeps the date on screen.
  override func makeContent(of view: TimelineView<Schedule, Content>) -> Content {
    clock.advance(to: graph.date)
    return view.content(clock.moment)
  }

  /// Hidden views schedule no updates until they appear.
  var nextUpdate: NextUpdate? { isShown ? clock.nextUpdate : nil }

  func advance(to date: Date) {
    if isShown, clock.isDue(at: date) { setNeedsUpdate() }
  }

  override func didUnmount() {
    super.didUnmount()
    graph.noteEndOfTimeline()
  }
}
