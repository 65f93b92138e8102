/// A view whose content depends on its size and position.
///
/// The reader takes the whole proposed size, 10 points where none is proposed, and places its content at the
/// top left.
///
/// ```swift
/// GeometryReader { proxy in
///   Rectangle()
///     .frame(width: proxy.size.width, height: proxy.size.height / 3)
/// }
/// ```
public struct GeometryReader<Content: View> {
  /// The closure that creates the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeNode(_ view: GeometryReader, _ inputs: _NodeInputs) -> _NodeOutput<GeometryReader> {
    _NodeOutput(GeometryReaderNode(view, inputs))
  }
}

/// The node of a geometry reader. It evaluates the content during placement, when the size is known, and
/// again when the closure or the geometry that it read has changed.
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

  override var levels: Int { 4 }

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

/// The element of a geometry reader, as large as the proposal, with the content at the top left.
final class GeometryReaderElement: ContainerElement, PositionObserver {
  /// Evaluates the content closure. Called during placement.
  var makeContent: ((GeometryProxy) -> Void)?
  private var dependence = GeometryDependencies()

  func contentDidBecomeStale() {
    dependence.setStale()
    setNeedsPlacement()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var hasExplicitAlignment: Bool { false }

  override func placeContents(_ proposal: ProposedViewSize) {
    if !dependence.isUpToDate(with: self) { evaluate() }
    let inner = ProposedViewSize(size)
    for child in children { child.place(at: .zero, proposal: inner) }
  }

  /// Evaluates the content, and measures the elements that this invalidates before they are placed.
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
