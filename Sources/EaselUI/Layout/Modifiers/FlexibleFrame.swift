/// An invisible frame around a view, of lengths between limits.
///
/// In a direction with both limits the frame takes what is proposed, clamped to them, whatever the content is. With one
/// limit it takes what is proposed, up to that limit, where the content is beyond what is proposed on the limit's side;
/// else it is as large as the content. A direction that is not proposed takes the ideal length, if there is one.
struct FlexibleFrameLayout {
  /// The limits in one direction.
  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Limits that contradict each other are raised to the one before, and what is not a number is left out.
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

    /// What the content is offered.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
    }

    /// The length that does not depend on the content, if there is one.
    func length(proposed: CGFloat?) -> CGFloat? {
      guard let proposed else { return ideal }
      guard let minimum, let maximum else { return nil }
      return min(max(proposed, minimum), maximum)
    }

    /// The length around a content of the length `content`.
    func length(proposed: CGFloat?, content: CGFloat) -> CGFloat {
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): min(max(content, minimum), maximum)
      case (let minimum?, nil): max(min(inner(proposed) ?? .infinity, content), minimum)
      case (nil, let maximum?): min(max(inner(proposed) ?? 0, content), maximum)
      case (nil, nil): content
      }
    }

    /// What the content is offered in a frame of the given length.
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
  /// The limits that are numbers; 0 for the others.
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
  /// An invisible frame around the view with limits of its lengths, in points.
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
