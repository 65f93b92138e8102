/// The root node of content that a container lists.
final class SubviewListing<Base: View>: GraphNode {
  private var content: ViewNode<Base>!
  private var knownParts: [SubviewPart]?
  /// Called when the subviews, their order or their values for the container have changed.
  var didChange: (() -> Void)?

  init(_ view: Base, asRows: Bool, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = Base.makeNode(view, inputs.listing(in: self, asRows: asRows))
  }

  func update(_ view: Base) { content.update(view) }

  /// The subviews in order.
  var parts: [SubviewPart] {
    if let knownParts { return knownParts }
    let parts = content.subviewParts
    knownParts = parts
    return parts
  }

  /// The id of the subview that a program identifies by an id.
  func subview(ofElement id: AnyHashable) -> Subview.ID? {
    for part in parts {
      if let subview = part.subview(ofElement: id) { return subview }
    }
    return nil
  }

  override func elementsDidChange() {
    knownParts = nil
    didChange?()
  }

  override func collectSubviews(into parts: inout [SubviewPart]) {}

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}

/// A view that shows views made from the subviews of others.
@MainActor
protocol SubviewTransform: View where Body == Never {
  associatedtype Base: View
  associatedtype Result: View

  /// Whether the subviews become rows, so that disclosure groups are several of them.
  static var showsRows: Bool { get }

  /// The content whose subviews the view shows.
  var base: Base { get }

  func makeResult(_ parts: [SubviewPart]) -> Result

  /// The id by which the result identifies a subview.
  func targetID(of subview: Subview.ID) -> AnyHashable
}

extension SubviewTransform {
  static var showsRows: Bool { false }

  func targetID(of subview: Subview.ID) -> AnyHashable { AnyHashable(subview) }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(SubviewTransformNode(view, inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _makeNode(view, inputs)
  }
}

/// The node of a view that shows views made from the subviews of others.
final class SubviewTransformNode<V: SubviewTransform>: ViewNode<V>, Evaluator {
  private var view: V
  private var listing: SubviewListing<V.Base>!
  private var content: ViewNode<V.Result>!
  private let inputs: _NodeInputs
  private let comparison = ValueComparison<V>.shared
  var evaluation = Evaluation()
  var environmentSlot: Int?

  init(_ view: V, _ inputs: _NodeInputs) {
    (self.view, self.inputs) = (view, inputs)
    super.init(inputs)
    listing = SubviewListing(view.base, asRows: V.showsRows, inputs.child(of: self))
    listing.didChange = { [weak self] in self?.setNeedsUpdate() }
    content = V.Result.makeNode(evaluateResult(), inputs.child(of: self))
  }

  override func update(_ newView: V) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    listing.update(newView.base)
    content.update(evaluateResult())
  }

  override func updateIfNeeded() {
    if needsUpdate { content.update(evaluateResult()) }
  }

  private func evaluateResult() -> V.Result {
    needsUpdate = false
    graph.bodiesEvaluated += 1
    let (view, parts) = (view, listing.parts)
    return evaluate(in: inputs.environment) { _ in view.makeResult(parts) }
  }

  func sourceDidChange() { setNeedsUpdate() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
  }

  override var levels: Int { 2 }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func collectSubviews(into parts: inout [SubviewPart]) { content.collectSubviews(into: &parts) }

  override func collectLazyParts(into parts: inout [LazyPart]) { content.collectLazyParts(into: &parts) }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {
    content.collectTransitions(into: &performers)
  }

  override func scrollTarget(of id: AnyHashable) -> ScrollDestination? {
    let subview = listing.subview(ofElement: id)
    return subview.flatMap { content.scrollTarget(of: view.targetID(of: $0)) } ?? content.scrollTarget(of: id)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    visit(listing)
    visit(content)
  }

  override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }
}
