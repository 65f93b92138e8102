/// Room around a view.
struct PaddingLayout {
  /// Points on all chosen sides where no length is given.
  static let usualLength: CGFloat = 16

  var insets: EdgeInsets
}

@MainActor extension PaddingLayout: UnaryLayout {
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
  /// Room on some sides, 16 points unless given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingLayout(insets: EdgeInsets(edges, length ?? PaddingLayout.usualLength)))
  }

  /// The same room on all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Room on each side, in points.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingLayout(insets: insets)) }
}
