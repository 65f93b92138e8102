extension LayoutElement {
  /// The size for a proposal: never negative or NaN, and infinite only if infinity was proposed.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if isLayoutStale { measureAgainIfNeeded() }
    let proposal = proposal.sanitized
    if let fullSize = knownFullSize ?? nil, fullSize.fits(proposal) { return fullSize.size }
    if let size = sizes.size(for: proposal) { return size }
    let size = measure(proposal).sanitized
    sizes.insert(size, for: proposal)
    return size
  }

  /// The size of the element with room for all of its content; `nil` if there is none.
  final var fullSize: FullSize? {
    if isLayoutStale { measureAgainIfNeeded() }
    if let knownFullSize { return knownFullSize }
    let fullSize = measureFullSize()
    knownFullSize = .some(fullSize)
    return fullSize
  }

  /// The proposal with which the element is placed in the size that it has for `proposal`.
  ///
  /// `filled` proposes that size, so that views that fill a stack become as long as the longest view in it. Some elements
  /// have another size then, and texts in them are truncated: a stack in a stack may get less than its ideal length,
  /// because the least flexible child gets the first share. They are placed with `proposal`.
  final func proposal(
    _ filled: ProposedViewSize, keepingSizeFor proposal: ProposedViewSize
  ) -> ProposedViewSize {
    guard filled != proposal else { return proposal }
    let (kept, size) = (size(for: proposal).finite, size(for: filled).finite)
    // Sums of lengths differ in their last bits.
    let tolerance = 1.0 / 1024
    let keeps = abs(size.width - kept.width) < tolerance && abs(size.height - kept.height) < tolerance
    return keeps ? filled : proposal
  }

  /// The size for a proposal together with the proposal.
  final func viewSize(for proposal: ProposedViewSize) -> ViewSize {
    ViewSize(value: size(for: proposal), proposal: proposal)
  }

  /// The size for a proposal, clamped to finite lengths, together with the proposal: the size for alignments, whose
  /// guides would be NaN at an infinite one.
  final func finiteViewSize(for proposal: ProposedViewSize) -> ViewSize {
    ViewSize(value: size(for: proposal).finite, proposal: proposal)
  }

  /// The position of a guide at a finite size, in the element's space.
  final func alignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat {
    if let explicit = explicitAlignment(key, at: size), !explicit.isNaN { return explicit }
    return key.defaultValue(in: size.value)
  }

  /// Marks the sizes of the element as stale.
  final func invalidateLayout() {
    guard !isLayoutStale else { return }
    isLayoutStale = true
    graph.enqueue(staleLayout: self)
  }

  /// Computes the cached sizes again. The parent element is invalidated only if one of them differs, or if guides or
  /// the spacing may.
  final func measureAgainIfNeeded() {
    guard isLayoutStale, isAttached else { return }
    isLayoutStale = false
    layoutReads = []
    layoutDidBecomeStale()
    setNeedsPlacement()
    let (answers, formerFullSize) = (sizes.takeAll(), knownFullSize)
    knownFullSize = nil
    guard !answers.isEmpty || formerFullSize != nil else { return }
    if formerFullSize.map({ $0 != fullSize }) ?? false
      || answers.contains(where: { size(for: $0.proposal) != $0.size }) || reportedGuidesMayDiffer()
    {
      willReportGuidesAgain()
      superelement?.invalidateLayout()
    }
  }
}
