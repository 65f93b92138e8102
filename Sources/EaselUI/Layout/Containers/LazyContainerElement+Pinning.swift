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
    for section in map.sections {
      let (first, last) = (section.header.lowerBound, section.footer.upperBound)
      guard first < last else { continue }
      let start = lines.start(map.place(of: first).line)
      let lastLine = map.place(of: last - 1).line
      let end = lines.start(lastLine) + lines.length(lastLine)
      let (header, footer) = (elements(in: section.header), elements(in: section.footer))
      let (above, below) = (length(of: header), length(of: footer))
      if pinsHeaders {
        move(header, by: max(min(visible.lowerBound, end - below - above) - start, 0))
      }
      if pinsFooters {
        move(footer, by: min(max(visible.upperBound, start + above + below) - end, 0))
      }
    }
  }

  private func elements(in items: Range<Int>) -> [LayoutElement] {
    var found: [LayoutElement] = []
    forEachPart { part, range in
      switch part {
      case .header(let elements), .footer(let elements):
        if !range.isEmpty, items.contains(range.lowerBound) { found += elements }
      case .elements, .items: break
      }
    }
    return found
  }

  /// The length of views that follow one another, with the distances between them.
  private func length(of elements: [LayoutElement]) -> CGFloat {
    elements.reduce(0) { $0 + $1.size[axis] } + CGFloat(max(elements.count - 1, 0)) * arrangement.spacing
  }

  private func move(_ elements: [LayoutElement], by distance: CGFloat) {
    guard distance != 0 else { return }
    for element in elements {
      guard let proposal = element.placedProposal else { continue }
      var origin = element.origin
      let isMirrored = axis == .horizontal && environment.values.layoutDirection == .rightToLeft
      origin[axis] += isMirrored ? -distance : distance
      element.place(at: origin, proposal: proposal)
    }
  }

  /// Paints pinned views above the others.
  func pinnedAbove(_ children: [LayoutElement]) -> [LayoutElement] {
    guard pinsHeaders || pinsFooters else { return children }
    var pinned: Set<ObjectIdentifier> = []
    for part in parts {
      switch part {
      case .header(let elements): if pinsHeaders { pinned.formUnion(elements.map { ObjectIdentifier($0) }) }
      case .footer(let elements): if pinsFooters { pinned.formUnion(elements.map { ObjectIdentifier($0) }) }
      case .elements, .items: break
      }
    }
    guard !pinned.isEmpty else { return children }
    return children.filter { !pinned.contains(ObjectIdentifier($0)) }
      + children.filter { pinned.contains(ObjectIdentifier($0)) }
  }
}
