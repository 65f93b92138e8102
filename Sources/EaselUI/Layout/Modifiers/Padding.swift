import EaselDrawing

/// Padding around a view.
struct PaddingLayout {
  /// The default length in points.
  static let defaultLength: CGFloat = 16

  var insets: EdgeInsets
}

@MainActor extension PaddingLayout: UnaryLayout {
  var plainEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    return edges
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  func fullSize(of content: LayoutElement) -> FullSize? {
    guard let full = content.fullSize else { return nil }
    func outer(_ size: CGSize) -> CGSize {
      CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical).sanitized
    }
    return FullSize(outer(full.size), room: outer(full.room))
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(size.proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}

extension PaddingLayout: Animatable {
  var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Adds padding on some edges, in points. A nil length is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingLayout(insets: EdgeInsets(edges, length ?? PaddingLayout.defaultLength)))
  }

  /// Adds equal padding on all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds padding with a length for each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingLayout(insets: insets)) }
}

/// The layout that places the center of a view at a point of the proposed area.
struct PositionLayout {
  var position: CGPoint
}

@MainActor extension PositionLayout: UnaryLayout {
  var plainEdges: Edge.Set { .vertical }

  /// Positions are measured from the left edge, in right-to-left layouts too.
  static var isMirrored: Bool { false }

  static var animatesOriginAlone: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = content.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let contentSize = content.finiteViewSize(for: size.proposal).value
    return Placement(
      origin: CGPoint(x: position.x - contentSize.width / 2, y: position.y - contentSize.height / 2),
      proposal: size.proposal)
  }
}

extension PositionLayout: Animatable {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Takes the whole proposed size and places the center of the view at a point in it, in points from the top
  /// left.
  public func position(_ position: CGPoint) -> some View { modifier(PositionLayout(position: position)) }

  /// Takes the whole proposed size and places the center of the view at a point in it, in points from the top
  /// left.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

/// Draws a view at an offset from its position in the layout.
struct OffsetEffect {
  var offset: CGSize
}

@MainActor extension OffsetEffect: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> OffsetElement {
    OffsetElement(origin, around: content, inputs)
  }

  func update(_ element: OffsetElement) { element.offset = origin }

  static func note(_ animation: AnimatedValue<OffsetEffect>, in element: OffsetElement) {
    element.ends = animation.isAnimating ? (animation.start?.origin, animation.model.origin) : nil
  }

  /// The origin of the modified view, limited as the placement of views limits it.
  private var origin: CGPoint { CGPoint(x: offset.width, y: offset.height).finite }
}

/// The element of an offset, on which neither sizes nor guides depend. Positive offsets move to the right, in
/// right-to-left layouts too.
final class OffsetElement: WrapperElement {
  fileprivate var offset: CGPoint {
    didSet { if offset != oldValue { setNeedsPlacement() } }
  }
  /// The offsets at both ends of the running animation; `start` is `nil` if it is unknown.
  fileprivate var ends: (start: CGPoint?, rest: CGPoint)?

  init(_ offset: CGPoint, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.offset = offset
    super.init(content, inputs)
  }

  override func measureFullSize() -> FullSize? { content.fullSize }

  override func placeContents(_ proposal: ProposedViewSize) { content.place(at: offset, proposal: proposal) }

  override func animatedOffset(of content: LayoutElement) -> PixelOffset? {
    guard let ends else { return nil }
    return PixelOffset(shown: content.origin, rest: ends.rest, start: ends.start)
  }
}

/// The offset as a step of a visual effect.
@MainActor extension OffsetEffect: MatrixEffect {
  func matrix(for size: CGSize) -> ProjectionTransform { ProjectionTransform(.translation(to: origin)) }
}

extension OffsetEffect: Animatable {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Draws the view at an offset in points, to the right and down. The layout does not change.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }

  /// Draws the view at an offset in points, to the right and down. The layout does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
