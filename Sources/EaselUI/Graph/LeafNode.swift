import EaselDrawing

/// The node of a view that is drawn by a leaf: the view itself or a leaf made from it.
final class LeafNode<V: View, Leaf: LeafView>: ViewNode<V>, AnimatedValueOwner {
  private var view: V
  private let makeLeaf: (V) -> Leaf
  var animated: AnimatedValue<Leaf>
  private let element: LeafElement<Leaf>
  private let comparison = ValueComparison<V>.shared

  init(_ view: V, _ inputs: _NodeInputs, leaf makeLeaf: @escaping (V) -> Leaf) {
    self.view = view
    self.makeLeaf = makeLeaf
    animated = AnimatedValue(makeLeaf(view))
    element = LeafElement(animated.model, inputs)
    super.init(inputs)
  }

  override func update(_ newView: V) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    animated = animated.changed(to: makeLeaf(newView), for: self)
    element.update(animated.shown)
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func didUnmount() { element.detach() }

  // MARK: Animation

  var environment: EnvironmentScope { element.environment }
  var transactions: TransactionScope { element.transactions }
  var isAlive: Bool { isMounted }

  func animatedValueDidChange() { element.update(animated.shown) }
}

/// The element of a leaf.
class LeafElement<Leaf: LeafView>: LayoutElement {
  private(set) final var leaf: Leaf
  final private var properties: ShapeProperties<Leaf>?
  private let inputs: _NodeInputs
  /// Receives the clicks on links, once there were any.
  private var links: LinkElement?

  init(_ leaf: Leaf, _ inputs: _NodeInputs) {
    (self.leaf, self.inputs) = (leaf, inputs)
    super.init(inputs)
    properties = ShapeProperties(of: leaf, in: self)
  }

  final func update(_ newLeaf: Leaf) {
    leaf = newLeaf
    invalidateLayout()
    invalidateDrawing()
  }

  override var verticalSpacing: VerticalSpacing { readForLayout { leaf.verticalSpacing(in: $0) } }

  override var hasExplicitAlignment: Bool { Leaf.hasBaselines }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if Leaf.startsSeparators, key == .separatorLeading { return 0 }
    guard Leaf.hasBaselines, key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let baselines = baselines(for: size.value)
    return key == .firstTextBaseline ? baselines?.first : baselines?.last
  }

  func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    readForLayout { leaf.baselines(for: size, in: $0) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    readForLayout { environment in
      guard let properties else { return leaf.sizeThatFits(proposal, in: environment) }
      return properties.measure(leaf, environment) { $0.sizeThatFits(proposal, in: environment) }
    }
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    if !leaf.links(size: size, in: environment.values).isEmpty {
      let links =
        links
        ?? LinkElement(self, inputs) { [weak self] in
          self.map { $0.leaf.links(size: $0.size, in: $0.environment.values) } ?? []
        }
      self.links = links
      _ = links.hitTest(point, &hits)
    }
    return (properties?.install(in: leaf, environment.values) ?? leaf)
      .contains(point, size: size, in: environment.values)
  }

  override func collectLinks(into links: inout [LinkArea]) {
    guard environment.values.isEnabled else { return }
    links += leaf.links(size: size, in: environment.values).map {
      LinkArea(url: $0.url, area: rootArea(of: $0.area))
    }
  }

  override var isAlignedToPixels: Bool { true }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    let size = phase.frame(of: size).size
    guard let properties else {
      return readForDrawing { leaf.draw(into: recorder, size: size, environment: $0) }
    }
    runForDrawing {
      properties.install(in: leaf, $0).draw(into: recorder, size: size, environment: $0)
    }
  }

  override func detach() {
    super.detach()
    links?.detach()
    properties?.cancel()
  }
}
