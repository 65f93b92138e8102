/// A container that lays out and draws one of its views. The others keep their state.
struct OneShown<Content: View> {
  let index: Int
  let content: Content

  init(index: Int, @ViewBuilder content: () -> Content) { (self.index, self.content) = (index, content()) }
}

extension OneShown: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(OneShownNode(view, inputs))
  }
}

final class OneShownNode<Content: View>: ViewNode<OneShown<Content>> {
  private let element: OneShownElement
  private var content: ViewNode<Content>!

  init(_ view: OneShown<Content>, _ inputs: _NodeInputs) {
    element = OneShownElement(inputs)
    element.index = view.index
    super.init(inputs)
    content = Content.makeNode(view.content, inputs.child(of: self, stackAxis: nil))
    element.setSource(content)
    element.choiceDidChange = { [unowned self] in graph.shownViewsDidChange(in: self) }
  }

  override func update(_ view: OneShown<Content>) {
    content.update(view.content)
    guard view.index != element.index else { return }
    element.index = view.index
    element.childrenDidChange()
  }

  override var levels: Int { 4 }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {}

  override func didUnmount() { element.detach() }
}

final class OneShownElement: ContainerElement {
  var index = 0
  /// Called during placement when the shown child changes.
  var choiceDidChange: (() -> Void)?
  private weak var shown: LayoutElement?

  private var choice: LayoutElement? { children.indices.contains(index) ? children[index] : children.first }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { choice?.size(for: proposal) ?? .zero }

  override func placeContents(_ proposal: ProposedViewSize) {
    let choice = choice
    paint(only: choice)
    choice?.place(at: .zero, proposal: proposal)
    guard choice !== shown else { return }
    let isFirst = shown == nil
    shown = choice
    invalidateDrawing()
    if !isFirst || children.count > 1 { choiceDidChange?() }
  }

  override func shows(_ content: LayoutElement) -> Bool { content === choice }

  override var hasExplicitAlignment: Bool { false }
}
