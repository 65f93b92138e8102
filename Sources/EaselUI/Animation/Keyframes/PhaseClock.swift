/// Lets a phase animator take at most one step per frame. Phases that take no time would otherwise follow each other without
/// end in one frame.
final class PhaseClock: GraphTimeline {
  private unowned let graph: ViewGraph
  private(set) var isMounted = true
  /// The date of the latest step.
  private var date: Date?
  /// The step that waits for the following frame.
  private var waiting: (() -> Void)?

  init(graph: ViewGraph) { self.graph = graph }

  func noteStep() { date = graph.date }

  /// Takes a step, in the following frame if the latest one was in this frame.
  func perform(_ step: @escaping () -> Void) {
    guard graph.date == date else { return step() }
    waiting = step
    graph.setStale()
  }

  var nextUpdate: NextUpdate? { waiting == nil ? nil : .refresh(notBefore: graph.date) }

  func advance(to date: Date) {
    guard date != self.date, let step = waiting else { return }
    waiting = nil
    graph.perform([step])
  }

  func end() {
    (isMounted, waiting) = (false, nil)
    graph.noteEndOfTimeline()
  }
}

/// Gives a run through phases its clock.
struct PhaseClockModifier {
  let run: PhaseRun
}

extension PhaseClockModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, PhaseClockModifier>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, PhaseClockModifier>> {
    _NodeOutput(PhaseClockNode(view, inputs))
  }
}

/// The node of the content of a phase animator. It owns the clock.
final class PhaseClockNode<Base: View>: ViewNode<ModifiedContent<Base, PhaseClockModifier>> {
  private let clock: PhaseClock
  private var content: ViewNode<Base>!

  init(_ view: ModifiedContent<Base, PhaseClockModifier>, _ inputs: _NodeInputs) {
    clock = PhaseClock(graph: inputs.graph)
    super.init(inputs)
    graph.add(clock)
    view.modifier.run.clock = clock
    content = Base.makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ view: ModifiedContent<Base, PhaseClockModifier>) { content.update(view.content) }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { clock.end() }
}
