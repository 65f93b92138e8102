extension LazyContainerElement {
  // MARK: Lengths

  /// The lengths for a proposed length across the lines, as far as they are known.
  func table(_ room: CGFloat?, _ lanes: [LazyArrangement.Lane]) -> LazyLines {
    guard let lines else { return LazyLines(spacing: arrangement.spacing) }
    guard basis == Basis(room: room, laneCount: lanes.count) else {
      return LazyLines(spacing: arrangement.spacing, estimate: lines.estimate)
    }
    return lines
  }

  /// Measures the lines all of whose views exist.
  func measureExisting(_ lines: inout LazyLines, _ lanes: [LazyArrangement.Lane], _ room: CGFloat?) {
    var (line, length, number) = (-1, CGFloat.zero, 0)
    let map = map(lanes.count)
    lines.resize(to: lanes.isEmpty ? 0 : map.lineCount)
    for (index, element) in existing where !lanes.isEmpty {
      let place = map.place(of: index)
      if place.line != line { (line, length, number) = (place.line, 0, 0) }
      let size = element.size(for: arrangement.proposal(arrangement.lane(place, lanes, room))).finite
      (length, number) = (max(length, size[axis]), number + 1)
      if number == place.count { lines.set(length, of: line) }
    }
    lines.update()
  }

  // MARK: Placement

  /// Views are created up to this part of the length of the scroll view beyond its edges.
  static var margin: CGFloat { 0.5 }
  /// The number of lines kept before and after the existing ones that are near the visible part.
  private static var keptLines: Int { 100 }
  /// The number of times that lines are added because the measured ones are shorter than estimated.
  private static var passes: Int { 8 }

  /// The visible range of positions, extended by a part of its length on both sides; all positions outside of
  /// scroll views along the axis.
  func visibleRange(margin: CGFloat) -> ClosedRange<CGFloat> {
    var start: CGFloat = 0
    var current: LayoutElement = self
    while let outer = current.superelement {
      start -= current.origin[axis]
      if let scrollView = outer as? ScrollElement, scrollView.axes.contains(Axis.Set(axis)) {
        let length = scrollView.size[axis]
        if scrollView.direction(axis) < 0 { start = size[axis] - start - length }
        return start - margin * length...start + (1 + margin) * length
      }
      current = outer
    }
    return -.infinity...(.infinity)
  }

  func observePosition() {
    guard !isObserving else { return }
    isObserving = true
    graph.add(observer: self)
  }

  /// Creates the views of the visible lines and measures them. Returns the distance by which the first visible
  /// line that was measured before has moved.
  func createViews(
    _ proposal: ProposedViewSize, _ lanes: [LazyArrangement.Lane], _ visible: ClosedRange<CGFloat>
  ) -> CGFloat {
    let old = lines ?? LazyLines(spacing: 0)
    var table = table(proposal[axis.other], lanes)
    basis = Basis(room: proposal[axis.other], laneCount: lanes.count)
    let map = map(lanes.count)
    measureExisting(&table, lanes, proposal[axis.other])
    let seen = old.lines(in: visible)
    let anchor = seen.first { old.isMeasured($0) } ?? seen.first
    /// The distance by which the anchor has moved.
    func shift() -> CGFloat {
      guard let anchor, visible.lowerBound > 0, anchor < table.count else { return 0 }
      return table.start(anchor) - old.start(anchor)
    }
    var changed = false
    for _ in 0..<LazyContainerElement.passes {
      let near = table.lines(in: visibleRange(margin: LazyContainerElement.margin).moved(by: shift()))
      existingLines = near
      guard makeElements(in: map.items(of: near)) else { break }
      changed = true
      measureExisting(&table, lanes, proposal[axis.other])
    }
    lines = table
    if removeDistant(map) || changed { childrenDidChange() }
    return shift()
  }

  /// Removes the views far from the visible part. Returns whether there were any.
  private func removeDistant(_ map: LazyLineMap) -> Bool {
    let first = max(existingLines.lowerBound - LazyContainerElement.keptLines, 0)
    let last = existingLines.upperBound + LazyContainerElement.keptLines
    return removeElements(outside: map.items(of: first..<last))
  }

  func placeExisting(_ proposal: ProposedViewSize, _ lanes: [LazyArrangement.Lane]) {
    guard let lines else { return }
    _ = children
    let map = map(lanes.count)
    for (index, element) in existing {
      let place = map.place(of: index)
      let placement = arrangement.placement(
        of: element, in: arrangement.lane(place, lanes, proposal[axis.other]),
        start: lines.start(place.line), length: lines.length(place.line), breadth: size[axis.other])
      element.place(
        at: mirroredOrigin(of: element, placement), proposal: placement.proposal,
        in: element.placementTransactions)
    }
  }

  func scrollContainer(along axis: Axis) -> ScrollElement? {
    sequence(first: self, next: \.superelement).lazy.compactMap { $0 as? ScrollElement }
      .first { $0.axes.contains(Axis.Set(axis)) }
  }
}

extension LazyContainerElement {
  // MARK: Scroll targets

  /// The index in the container of the first item of a source.
  func offset(of source: GraphNode) -> Int? {
    var offset: Int?
    forEachPart { part, range in
      if case .items(let other) = part, other === source { offset = range.lowerBound }
    }
    return offset
  }

  /// The items that lie in a range of positions, at least partly.
  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard let lines, let basis, basis.laneCount > 0 else { return 0..<0 }
    return map(basis.laneCount).items(of: lines.lines(in: range))
  }

  /// Whether the view of an item exists and is placed.
  func isMeasured(_ index: Int) -> Bool { existing.contains { $0.index == index && $0.element.isShown } }

  /// The frame of an item in the container's space; an estimate if its view does not exist.
  func frame(ofItem index: Int) -> CGRect? {
    if let item = existing.first(where: { $0.index == index }), item.element.isShown {
      return CGRect(origin: item.element.origin, size: item.element.size)
    }
    guard let lines, let placedProposal else { return nil }
    let lanes = arrangement.lanes(in: placedProposal[axis.other])
    guard !lanes.isEmpty, (0..<itemCount).contains(index) else { return nil }
    let place = map(lanes.count).place(of: index)
    let lane = arrangement.lane(place, lanes, placedProposal[axis.other])
    guard place.line < lines.count else { return nil }
    var frame = CGRect.zero
    (frame.origin[axis], frame.size[axis]) = (lines.start(place.line), lines.length(place.line))
    (frame.origin[axis.other], frame.size[axis.other]) = (lane.start, lane.length ?? size[axis.other])
    return frame
  }
}

extension ClosedRange<CGFloat> {
  fileprivate func moved(by distance: CGFloat) -> ClosedRange {
    lowerBound + distance...upperBound + distance
  }
}
