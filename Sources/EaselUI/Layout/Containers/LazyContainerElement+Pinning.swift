extension LazyContainerElement {
  // MARK: Pinned views

  /// The part of the container between the margins of the scroll view; `nil` outside of scroll views along the axis.
  var pinningRange: ClosedRange<CGFloat>? {
    guard let scrollView = scrollContainer(along: axis) else { return nil }
    let visible = visibleRange(margin: 0)
    let start = visible.lowerBound + scrollView.margins.start(axis)
    return start...max(visible.upperBound - scrollView.margins.end(axis), start)
  }

  private var pinsHeaders: Bool { arrangement.pinnedViews.contains(.sectionHeaders) }
  private var pinsFooters: Bool { arrangement.pinnedViews.contains(.sectionFooters) }

  /// Moves the headers and footers of visible sections to the edges of the visible part.
  func placePinned(_ map: LazyLineMap) {
    guard pinsHeaders || pinsFooters, !map.sections.isEmpty, let lines, let visible = pinningRange else {
      pinnedRange = nil
      return
    }
    pinnedRange = visible
    for section in map.sections(with: map.items(of: lines.lines(in: visible))) {
      place(section, map, lines, in: visible)
    }
  }

  private func place(
    _ section: LazyLineMap.Section, _ map: LazyLineMap, _ lines: LazyLines, in visible: ClosedRange<CGFloat>
  ) {
    guard !section.items.isEmpty else { return }
    let start = lines.start(map.place(of: section.items.lowerBound).line)
    let lastLine = map.place(of: section.items.upperBound - 1).line
    let end = lines.start(lastLine) + lines.length(lastLine)
    let (above, below) = (length(of: section.header), length(of: section.footer))
    if pinsHeaders {
      place(section.header, at: max(min(visible.lowerBound, end - below - above), start))
    }
    if pinsFooters {
      place(section.footer, at: min(max(visible.upperBound, start + above + below), end) - below)
    }
  }

  /// The length of views that follow one another, with the distances between them.
  private func length(of elements: [LayoutElement]) -> CGFloat {
    elements.reduce(0) { $0 + $1.size[axis] } + CGFloat(max(elements.count - 1, 0)) * arrangement.spacing
  }

  /// Places views one after the other from a position on.
  private func place(_ elements: [LayoutElement], at start: CGFloat) {
    var position = start
    let isMirrored = axis == .horizontal && environment.values.layoutDirection == .rightToLeft
    for element in elements {
      guard let proposal = element.placedProposal else { continue }
      var origin = element.origin
      origin[axis] = isMirrored ? size[axis] - position - element.size[axis] : position
      element.place(at: origin, proposal: proposal)
      position += element.size[axis] + arrangement.spacing
    }
  }

  /// Paints pinned views above the others.
  func pinnedAbove(_ children: [LayoutElement]) -> [LayoutElement] {
    guard pinsHeaders || pinsFooters else { return children }
    var pinned: Set<ObjectIdentifier> = []
    for part in parts {
      switch part {
      case .header(let elements) where pinsHeaders: pinned.formUnion(elements.map { ObjectIdentifier($0) })
      case .footer(let elements) where pinsFooters: pinned.formUnion(elements.map { ObjectIdentifier($0) })
      default: break
      }
    }
    guard !pinned.isEmpty else { return children }
    return children.filter { !pinned.contains(ObjectIdentifier($0)) }
      + children.filter { pinned.contains(ObjectIdentifier($0)) }
  }
}
