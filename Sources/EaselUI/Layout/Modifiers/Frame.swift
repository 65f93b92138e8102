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
