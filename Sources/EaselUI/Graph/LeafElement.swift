import EaselDrawing

/// The element of a view that draws itself.
final class LeafElement<Leaf: LeafView>: LayoutElement {
  private var leaf: Leaf
  private var properties: ShapeProperties<Leaf>?

  init(_ leaf: Leaf, _ inputs: _NodeInputs) {
    self.leaf = leaf
    super.init(inputs)
    properties = ShapeProperties(of: leaf, in: self)
  }

  func update(_ newLeaf: Leaf) {
    leaf = newLeaf
    invalidateLayout()
    invalidateDrawing()
  }

  override var hasExplicitAlignment: Bool { Leaf.hasBaselines }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard Leaf.hasBaselines, key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let baselines = readForLayout { leaf.baselines(for: size.value, in: $0) }
    return key == .firstTextBaseline ? baselines?.first : baselines?.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    readForLayout { environment in
      guard let properties else { return leaf.sizeThatFits(proposal, in: environment) }
      return properties.measure(leaf, environment) { $0.sizeThatFits(proposal, in: environment) }
    }
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    (properties?.install(in: leaf, environment.values) ?? leaf).contains(point, size: size)
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
    properties?.cancel()
  }
}
