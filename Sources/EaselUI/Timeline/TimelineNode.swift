/// Something in a graph that changes by itself as time goes on.
@MainActor
protocol TimeDependent: AnyObject {
  /// When it changes next; nil when it does not.
  var nextUpdate: NextUpdate? { get }

  /// Takes note of the graph's new date.
  func timeDidChange(to date: Date)
}

/// The node of a timeline view: runs the content closure for each date of the schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: BodyNode<
  TimelineView<Schedule, Content>, TimelineView<Schedule, Content>, Content
>, TimeDependent
{
  private var clock: TimelineClock<Schedule>
  private let comparison = ValueComparison<Schedule>.shared

  init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
    clock = TimelineClock(view.schedule, at: inputs.graph.date)
    super.init(subject: view, inputs)
    graph.add(self)
    evaluate()
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    if !comparison.areEqual(subject.schedule, view.schedule) {
      clock = TimelineClock(view.schedule, at: resumeDate(for: view.schedule))
    }
    setSubject(view)
  }

  /// A paused animation keeps its date; all else goes on with the present.
  private func resumeDate(for schedule: Schedule) -> Date {
    (schedule as? AnimationTimelineSchedule)?.isPaused == true ? clock.current : graph.date
  }

  override func makeContent(of view: TimelineView<Schedule, Content>) -> Content {
    view.content(TimelineViewDefaultContext(date: clock.current, cadence: clock.cadence))
  }

  var nextUpdate: NextUpdate? { clock.next }

  func timeDidChange(to date: Date) {
    if clock.advance(to: date) { setNeedsUpdate() }
  }

  override func didUnmount() {
    graph.remove(self)
    super.didUnmount()
  }
}
