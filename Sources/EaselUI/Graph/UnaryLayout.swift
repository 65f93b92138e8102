/// A modifier that lays out a single element.
@MainActor
protocol UnaryLayout: ElementModifier {
  /// Whether changes of the content's placement animate. If `false`, the animated values of the layout itself
  /// determine the placement.
  static var animatesPlacement: Bool { get }

  /// Whether the layout has leading and trailing sides, which are exchanged in right-to-left layouts.
  static var isMirrored: Bool { get }

  /// Whether the animated values of the layout affect only the origin of the content.
  static var animatesOriginAlone: Bool { get }

  /// The edges at which the layout hides the content, so that text there keeps no distance of its own.
  var plainEdges: Edge.Set { get }

  /// Returns the size of the modified view for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize

  /// Returns the size of the modified view with room for all of it; `nil` if there is none. By default, `nil`.
  func fullSize(of content: LayoutElement) -> FullSize?

  /// Returns the placement of the content in a modified view of a size.
  func placement(of content: LayoutElement, in size: ViewSize) -> Placement
}

extension UnaryLayout {
  static var animatesPlacement: Bool { false }

  static var isMirrored: Bool { true }

  static var animatesOriginAlone: Bool { false }

  var plainEdges: Edge.Set { [] }

  func fullSize(of content: LayoutElement) -> FullSize? { nil }

  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> UnaryLayoutElement<Self> {
    UnaryLayoutElement(self, around: content, inputs)
  }

  func update(_ element: UnaryLayoutElement<Self>) { element.layout = self }

  static func note(_ animation: AnimatedValue<Self>, in element: UnaryLayoutElement<Self>) {
    guard animatesOriginAlone else { return }
    element.ends = animation.isAnimating ? (animation.start, animation.model) : nil
  }
}

/// The element of a unary layout.
final class UnaryLayoutElement<Layout: UnaryLayout>: WrapperElement {
  var layout: Layout {
    didSet {
      guides.removeAll()
      invalidateLayout()
    }
  }
  private var guides = GuideCache<Placement>()
  /// The layouts at both ends of the running animation; `start` is `nil` if it is unknown.
  fileprivate(set) var ends: (start: Layout?, rest: Layout)? {
    didSet { isAnimatingOrigin = if case .some = ends { true } else { false } }
  }
  /// Whether `ends` has a value.
  private var isAnimatingOrigin = false

  init(_ layout: Layout, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.layout = layout
    super.init(content, inputs)
  }

  override var verticalSpacing: VerticalSpacing { content.verticalSpacing.withPlain(layout.plainEdges) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal, content: content)
  }

  override func measureFullSize() -> FullSize? { layout.fullSize(of: content) }

  override func placeContents(_ proposal: ProposedViewSize) {
    let placement = layout.placement(of: content, in: ViewSize(value: size, proposal: proposal))
    content.place(
      at: Layout.isMirrored ? mirroredOrigin(of: content, placement) : placement.origin,
      proposal: placement.proposal,
      in: Layout.animatesPlacement ? content.placementTransactions : nil)
  }

  override func animatedOffset(of content: LayoutElement) -> PixelOffset? {
    isAnimatingOrigin ? runningOffset(of: content) : nil
  }

  /// Separate, so that reading `ends` looks up its type only while an animation is running.
  @inline(never)
  private func runningOffset(of content: LayoutElement) -> PixelOffset? {
    guard let ends, let placedProposal else { return nil }
    let size = ViewSize(value: size, proposal: placedProposal)
    func origin(_ layout: Layout) -> CGPoint { layout.placement(of: content, in: size).origin.finite }
    return PixelOffset(shown: content.origin, rest: origin(ends.rest), start: ends.start.map(origin))
  }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard content.hasExplicitAlignment else { return nil }
    if let known = guides.position(of: key, at: size) { return known }
    let placement = placement(forGuidesAt: size)
    let position = content.explicitAlignment(key, at: content.finiteViewSize(for: placement.proposal)).map {
      $0 + placement.origin[key.axis]
    }
    guides.insert(position, of: key, at: size)
    return position
  }

  private func placement(forGuidesAt size: ViewSize) -> Placement {
    if let known = guides.placements(at: size) { return known }
    let placement = layout.placement(of: content, in: size)
    guides.insert(placement, at: size)
    return placement
  }

  override func layoutDidBecomeStale() { guides.removeAll() }
}
