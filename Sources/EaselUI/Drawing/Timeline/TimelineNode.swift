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
