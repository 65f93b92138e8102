/// Room around a view that counts as covered.
struct SafeAreaPadding {
  var padding: PaddingLayout
}

@MainActor extension SafeAreaPadding: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    padding.sizeThatFits(proposal, content: content)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    padding.placement(of: content, in: size)
  }
}

extension SafeAreaPadding: Animatable {
  var animatableData: PaddingLayout.AnimatableData {
    get { padding.animatableData }
    set { padding.animatableData = newValue }
  }
}

extension UnaryLayoutElement: SafeAreaElement where Layout == SafeAreaPadding {}

nonisolated extension View {
  /// Room on each side of the view, in points, that what ignores the safe area reaches into. A scroll view is made
  /// smaller, and does not show its content there.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(padding: PaddingLayout(insets: insets)))
  }

  /// Room on some sides of the view, 16 points unless given, that what ignores the safe area reaches into.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.usualLength))
  }

  /// The same room on all sides of the view, in points, that what ignores the safe area reaches into.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
