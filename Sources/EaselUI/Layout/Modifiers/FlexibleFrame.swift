/// An invisible frame around a view, with minimum, ideal and maximum lengths.
///
/// Along an axis with both limits, the length of the frame is the proposed length clamped to the limits,
/// regardless of the content. With a minimum alone, it is the lesser of the content's and the proposed
/// length, but at least the minimum; with a maximum alone, the greater of the two, but at most the maximum.
/// Without limits, it is the content's length. Without a proposed length it is the ideal length, if there is
/// one.
struct FlexibleFrameLayout {
  /// The limits along one axis.
  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Creates limits. NaN counts as nil, and a limit that is less than the one before it is raised to that.
    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      func valid(_ length: CGFloat?, atLeast least: CGFloat) -> CGFloat? {
        length.flatMap { $0.isNaN ? nil : max($0, least) }
      }
      let validMinimum = minimum?.isFinite == true ? valid(minimum, atLeast: 0) : nil
      let validIdeal = valid(ideal, atLeast: validMinimum ?? 0)
      self.minimum = validMinimum
      self.ideal = validIdeal
      self.maximum = valid(maximum, atLeast: validIdeal ?? validMinimum ?? 0)
    }

    /// Returns the length to propose to the content.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
    }

    /// Returns the length of the frame if it does not depend on the content; otherwise nil.
    func length(proposed: CGFloat?) -> CGFloat? {
      guard let proposed else { return ideal }
      guard let minimum, let maximum else { return nil }
      return min(max(proposed, minimum), maximum)
    }

    /// Returns the length of the frame around content of a length.
    func length(proposed: CGFloat?, content: CGFloat) -> CGFloat {
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): min(max(content, minimum), maximum)
      case (let minimum?, nil): max(min(inner(proposed) ?? .infinity, content), minimum)
      case (nil, let maximum?): min(max(inner(proposed) ?? 0, content), maximum)
      case (nil, nil): content
      }
    }

    /// Returns the length to propose to the content of a frame of a length.
    func inner(_ proposed: CGFloat?, length: CGFloat) -> CGFloat? {
      let isFree = ideal == nil && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
      return proposed == nil && isFree ? nil : length
    }
  }

  var horizontal: Limits
  var vertical: Limits
  let alignment: Alignment
}

@MainActor extension FlexibleFrameLayout: UnaryLayout {
  static var animatesPlacement: Bool { true }

  var plainEdges: Edge.Set {
    vertical.minimum == nil && vertical.ideal == nil && vertical.maximum == nil ? [] : .vertical
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    let (width, height) = (
      horizontal.length(proposed: proposal.width), vertical.length(proposed: proposal.height)
    )
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(
      for: ProposedViewSize(width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height)))
    return CGSize(
      width: width ?? horizontal.length(proposed: proposal.width, content: size.width),
      height: height ?? vertical.length(proposed: proposal.height, content: size.height))
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let proposal = ProposedViewSize(
      width: horizontal.inner(size.proposal.width, length: size.value.width),
      height: vertical.inner(size.proposal.height, length: size.value.height))
    let origin = alignment.origin(
      of: content, at: content.finiteViewSize(for: proposal), in: size.value.finite)
    return Placement(origin: origin, proposal: proposal)
  }
}

extension FlexibleFrameLayout: Animatable, SelectivelyAnimatable {
  var animatableData: AnimatablePair<NumberVector<SIMD4<Double>>, NumberVector<SIMD4<Double>>> {
    get { AnimatablePair(horizontal.vector, vertical.vector) }
    set { (horizontal.vector, vertical.vector) = (newValue.first, newValue.second) }
  }

  func animates(to other: FlexibleFrameLayout) -> Bool {
    horizontal.animates(to: other.horizontal) && vertical.animates(to: other.vertical)
  }
}

extension FlexibleFrameLayout.Limits {
  /// The finite limits, with 0 for nil and infinity.
  fileprivate var vector: NumberVector<SIMD4<Double>> {
    get { NumberVector(SIMD4(minimum.finiteOrZero, ideal.finiteOrZero, maximum.finiteOrZero, 0)) }
    set {
      if minimum?.isFinite == true { minimum = max(newValue.numbers.x, 0) }
      if ideal?.isFinite == true { ideal = max(newValue.numbers.y, 0) }
      if maximum?.isFinite == true { maximum = max(newValue.numbers.z, 0) }
    }
  }

  fileprivate func animates(to other: FlexibleFrameLayout.Limits) -> Bool {
    minimum.animates(to: other.minimum) && ideal.animates(to: other.ideal)
      && maximum.animates(to: other.maximum)
  }
}

nonisolated extension View {
  /// Places the view in an invisible frame with minimum, ideal and maximum lengths, in points.
  ///
  /// NaN counts as nil, and a limit that is less than the one before it is raised to that.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameLayout(
        horizontal: .init(minWidth, idealWidth, maxWidth),
        vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
