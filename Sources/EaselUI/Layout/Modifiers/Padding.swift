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

@MainActor extension OffsetEffect: UnaryLayout {
  /// Positive offsets move to the right, in right-to-left layouts too.
  static var isMirrored: Bool { false }

  static var animatesOriginAlone: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: proposal)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: size.proposal)
  }
}

/// The offset as a step of a visual effect.
@MainActor extension OffsetEffect: MatrixEffect {
  /// Limits NaN and infinite offsets as the placement of views does.
  func matrix(for size: CGSize) -> ProjectionTransform {
    ProjectionTransform(.translation(to: CGPoint(x: offset.width, y: offset.height).finite))
  }
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
