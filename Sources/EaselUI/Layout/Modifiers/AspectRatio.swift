/// How a picture of one shape goes into room of another.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is in the room.
  case fit
  /// All of the room is covered.
  case fill
}

/// Gives a view lengths of a fixed ratio.
struct AspectRatioLayout {
  /// Width over height; nil for that of the content's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode
}

@MainActor extension AspectRatioLayout: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: inner(proposal, content))
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let proposal = inner(size.proposal, content)
    let origin = Alignment.center.origin(
      of: content, at: content.finiteViewSize(for: proposal), in: size.value)
    return Placement(origin: origin, proposal: proposal)
  }

  /// The largest lengths of the ratio within what is proposed, or the smallest that cover it.
  private func inner(_ proposal: ProposedViewSize, _ content: LayoutElement) -> ProposedViewSize {
    guard proposal != .unspecified, let ratio = validRatio(of: content) else { return proposal }
    let byHeight = proposal.height.map { $0 * ratio }
    let candidates = [proposal.width, byHeight].compactMap { $0 }
    guard let width = mode == .fit ? candidates.min() : candidates.max() else { return proposal }
    return ProposedViewSize(width: width, height: width / ratio)
  }

  private func validRatio(of content: LayoutElement) -> CGFloat? {
    let ideal = ratio == nil ? content.size(for: .unspecified) : .zero
    let ratio = ratio ?? ideal.width / ideal.height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }
}

nonisolated extension View {
  /// Gives the view lengths of a ratio, width over height; that of its ideal size unless given.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Gives the view lengths of the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as possible within the room, in the ratio of the view's ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as possible while it covers the room, in the ratio of the view's ideal size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
