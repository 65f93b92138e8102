/// A modifier that lays out one element.
@MainActor
protocol UnaryLayout: ElementModifier {
  /// True when changes of the content's place in the layout are animated as such; false where the layout's own numbers
  /// say all about it.
  static var animatesPlacement: Bool { get }

  /// True when the layout speaks of leading and trailing sides, which change places where content runs from right to left.
  static var isMirrored: Bool { get }

  /// The size that is taken of a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize

  /// Where the content lies within a size.
  func placement(of content: LayoutElement, in size: ViewSize) -> Placement
}

extension UnaryLayout {
  static var animatesPlacement: Bool { false }

  static var isMirrored: Bool { true }

  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> UnaryLayoutElement<Self> {
    UnaryLayoutElement(self, around: content, inputs)
  }

  func update(_ element: UnaryLayoutElement<Self>) { element.layout = self }
}

/// The element of a modifier that lays out.
final class UnaryLayoutElement<Layout: UnaryLayout>: WrapperElement {
  var layout: Layout {
    didSet { invalidateLayout() }
  }

  init(_ layout: Layout, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.layout = layout
    super.init(content, inputs)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal, content: content)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let placement = layout.placement(of: content, in: ViewSize(value: size, proposal: proposal))
    content.place(
      at: Layout.isMirrored ? readingOrigin(of: content, placement) : placement.origin,
      proposal: placement.proposal,
      in: Layout.animatesPlacement ? content.placementTransactions : nil)
  }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard content.hasExplicitAlignment else { return nil }
    let placement = layout.placement(of: content, in: size)
    return content.explicitAlignment(key, at: content.viewSize(for: placement.proposal)).map {
      $0 + placement.origin[key.axis]
    }
  }
}
