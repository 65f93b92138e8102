/// An invisible frame of fixed lengths around a view.
struct FrameLayout {
  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment

  /// Creates a frame. Negative, infinite and NaN lengths count as nil.
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

  var plainEdges: Edge.Set { height == nil ? [] : .vertical }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func fullSize(of content: LayoutElement) -> FullSize? {
    if let width, let height { return FullSize(CGSize(width: width, height: height), room: .zero) }
    guard let full = content.fullSize, width ?? .infinity >= full.room.width,
      height ?? .infinity >= full.room.height
    else { return nil }
    return FullSize(
      CGSize(width: width ?? full.size.width, height: height ?? full.size.height),
      room: CGSize(width: width == nil ? full.room.width : 0, height: height == nil ? full.room.height : 0))
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
  /// Places the view in an invisible frame of fixed lengths, in points.
  ///
  /// A nil length leaves the axis to the view, and so does a negative, infinite or NaN length.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Returns the view unchanged.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }
}

/// The layout that gives a view its ideal lengths, regardless of the proposal.
struct FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

@MainActor extension FixedSizeLayout: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: inner(proposal))
  }

  func fullSize(of content: LayoutElement) -> FullSize? {
    horizontal && vertical ? FullSize(content.size(for: .unspecified), room: .zero) : nil
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let finite = size.value.finite
    let filled = ProposedViewSize(
      width: horizontal ? finite.width : size.proposal.width,
      height: vertical ? finite.height : size.proposal.height)
    return Placement(origin: .zero, proposal: content.proposal(filled, keepingSizeFor: inner(size.proposal)))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

nonisolated extension View {
  /// Gives the view its ideal size, regardless of the proposal.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length along the chosen axes, regardless of the proposal.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

/// How content with an aspect ratio is scaled to an area with another one.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole content fits in the area.
  case fit
  /// The content covers the whole area.
  case fill
}

/// The layout that gives a view a fixed aspect ratio.
struct AspectRatioLayout {
  /// Width divided by height; nil for the ratio of the content's ideal size.
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

  /// Returns the largest size with the ratio that fits in the proposal, or the smallest one that covers it.
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
  /// Gives the view an aspect ratio.
  ///
  /// A ratio that is not positive and finite has no effect.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height; nil for the ratio of the view's ideal size.
  ///   - contentMode: Whether the view fits in the proposed size or covers it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Gives the view the aspect ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit in the proposed size, with the aspect ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the proposed size, with the aspect ratio of its ideal size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
