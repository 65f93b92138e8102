/// An invisible frame of fixed lengths around a view.
struct FrameLayout {
  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment

  /// Lengths that no frame can have count as not given.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    func valid(_ length: CGFloat?) -> CGFloat? {
      guard let length, length >= 0, length.isFinite else { return nil }
      return length
    }
    (self.width, self.height, self.alignment) = (valid(width), valid(height), alignment)
  }
}

@MainActor extension FrameLayout: UnaryLayout {
  static var animatesPlacement: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let proposal = inner(size.proposal)
    let origin = alignment.origin(
      of: content, at: content.finiteViewSize(for: proposal), in: size.value)
    return Placement(origin: origin, proposal: proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension FrameLayout: Animatable, SelectivelyAnimatable {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = max(newValue.first, 0) }
      if height != nil { height = max(newValue.second, 0) }
    }
  }

  func animates(to other: FrameLayout) -> Bool {
    width.animates(to: other.width) && height.animates(to: other.height)
  }
}

nonisolated extension View {
  /// An invisible frame around the view, in points; a direction that is not given is left to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }
}

/// Gives a view its ideal length, whatever is proposed.
struct FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

@MainActor extension FixedSizeLayout: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: inner(proposal))
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    Placement(origin: .zero, proposal: inner(size.proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

nonisolated extension View {
  /// Gives the view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length in the chosen directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

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
