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

/// The node of a timeline view: runs its content closure for each date of the schedule.
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

  /// Goes on by another schedule. One that is paused begins with the date that is shown already.
  private func follow(_ schedule: Schedule) {
    let isPaused = (schedule as? AnimationTimelineSchedule)?.paused ?? false
    clock = TimelineNode.makeClock(schedule, at: isPaused ? clock.moment.date : graph.date)
  }

  /// The clock goes on only here, when it is known whether the view still has the schedule: one that is paused in the
  /// same update keeps the date that was shown before.
  override func makeContent(of view: TimelineView<Schedule, Content>) -> Content {
    clock.advance(to: graph.date)
    return view.content(clock.moment)
  }

  /// A view that is not seen waits until it is.
  var nextUpdate: NextUpdate? { isShown ? clock.nextUpdate : nil }

  func advance(to date: Date) {
    if isShown, clock.isDue(at: date) { setNeedsUpdate() }
  }

  override func didUnmount() {
    super.didUnmount()
    graph.noteEndOfTimeline()
  }
}
