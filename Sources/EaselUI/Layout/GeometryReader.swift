/// Takes all the room that is proposed and makes its content of the size that it got. The content lies at the top left.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeNode(_ view: GeometryReader, _ inputs: _NodeInputs) -> _NodeOutput<GeometryReader> {
    _NodeOutput(GeometryReaderNode(view, inputs))
  }
}

/// The node of a geometry reader. Its content is made while it is placed, when its size is known, and again when the
/// closure, or what the content read of the geometry, has changed.
final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>, Evaluator {
  private var view: GeometryReader<Content>
  private let inputs: _NodeInputs
  private let element: GeometryReaderElement
  private var content: ViewNode<Content>?
  private let comparison = ValueComparison<GeometryReader<Content>>.shared
  var evaluation = Evaluation()
  var environmentSlot: Int?

  init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    element = GeometryReaderElement(inputs)
    super.init(inputs)
    element.makeContent = { [unowned self] in makeContent($0) }
  }

  override func update(_ newView: GeometryReader<Content>) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    element.contentDidBecomeStale()
  }

  func sourceDidChange() { element.contentDidBecomeStale() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { element.contentDidBecomeStale() }
  }

  private func makeContent(_ proxy: GeometryProxy) {
    graph.bodiesEvaluated += 1
    let value = evaluate(in: inputs.environment) { _ in view.content(proxy) }
    if let content {
      content.update(value)
    } else {
      let content = Content.makeNode(value, inputs.child(of: self, stackAxis: nil))
      self.content = content
      element.setSource(content)
    }
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
  }

  override func didUnmount() {
    evaluation.cancel(for: self, in: inputs.environment)
    element.detach()
  }
}

/// The element of a geometry reader: all the room that is proposed, with the content at its top left.
final class GeometryReaderElement: ContainerElement, PositionObserver {
  /// Runs the content closure. Called while the element is placed.
  var makeContent: ((GeometryProxy) -> Void)?
  private var dependence = GeometryDependence()

  func contentDidBecomeStale() {
    dependence.setStale()
    setMisplaced()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var hasExplicitAlignment: Bool { false }

  override func placeContents(_ proposal: ProposedViewSize) {
    if !dependence.isUpToDate(with: self) { evaluate() }
    let inner = ProposedViewSize(size)
    for child in children { child.place(at: .zero, proposal: inner) }
  }

  /// Makes the content. What that changes below this element is measured before it is placed.
  private func evaluate() {
    makeContent?(dependence.begin(with: self))
    dependence.observePosition(for: self)
    graph.measureStaleElements()
  }

  func checkPosition() -> Bool {
    guard dependence.keepsObserving(self) else { return false }
    if !dependence.isUpToDate(with: self) { contentDidBecomeStale() }
    return true
  }
}
