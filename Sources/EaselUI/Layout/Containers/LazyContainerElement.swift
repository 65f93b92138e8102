/// A part of the content of a lazy container.
enum LazyPart {
  case elements([LayoutElement])
  /// The header of a section, which begins here.
  case header([LayoutElement])
  /// The footer of a section, which ends here.
  case footer([LayoutElement])
  /// Items whose elements are created as needed.
  case items(any LazyItemSource)

  @MainActor var count: Int {
    switch self {
    case .elements(let elements), .header(let elements), .footer(let elements): elements.count
    case .items(let source): source.itemCount
    }
  }
}

/// A node that creates the elements of its items as needed. Each item has one element.
@MainActor
protocol LazyItemSource: GraphNode {
  var itemCount: Int { get }

  /// The indices of the items whose elements exist, in ascending order.
  var existingItems: [Int] { get }

  /// The element of an item; `nil` if it does not exist.
  func element(at index: Int) -> LayoutElement?

  /// Creates the element of an item.
  func makeElement(at index: Int)

  /// Removes the elements of the items outside of a range, except the one that the focus is in. Returns whether there were
  /// any.
  func removeElements(outside range: Range<Int>) -> Bool
}

/// The element of a lazy stack or grid.
///
/// In a scroll view along its axis it creates the views near the visible part only, and estimates the length
/// of the others by the mean of those that were measured. When an estimate turns out to be wrong, the position
/// of the scroll view is corrected, so that the visible views stay in place.
final class LazyContainerElement: ContainerElement, PositionObserver {
  var arrangement: LazyArrangement {
    didSet { partsDidChange() }
  }
  /// The node of the content.
  weak var contentNode: GraphNode?
  private var knownParts: [LazyPart]?
  /// The lines of the items for a number of lanes.
  private var knownMap: (laneCount: Int, map: LazyLineMap)?
  /// The edges of the visible part at which headers and footers were pinned.
  var pinnedRange: ClosedRange<CGFloat>?
  /// The lengths of the lines; `nil` before the first measurement.
  var lines: LazyLines?
  /// What the lengths of the lines depend on besides the views.
  var basis: Basis?
  /// The lines whose views existed after the latest placement.
  var existingLines = 0..<0
  var isObserving = false

  struct Basis: Equatable {
    var room: CGFloat?
    var laneCount: Int
  }

  init(_ arrangement: LazyArrangement, _ inputs: _NodeInputs) {
    self.arrangement = arrangement
    super.init(inputs)
  }

  /// Called when the number or the order of the views has changed.
  func partsDidChange() {
    (knownParts, knownMap) = (nil, nil)
    existingLines = 0..<0
    childrenDidChange()
  }

  override var hasExplicitAlignment: Bool { false }

  var axis: Axis { arrangement.axis }

  // MARK: Sizes

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal[axis.other]
    let lanes = arrangement.lanes(in: room)
    var lines = table(room, lanes)
    if existing.isEmpty, makeElements(in: 0..<lanes.count) { childrenDidChange() }
    measureExisting(&lines, lanes, room)
    let longest = lanes.isEmpty ? 0 : longestView(lanes, room)
    if basis == nil || basis == Basis(room: room, laneCount: lanes.count) {
      (self.lines, basis) = (lines, Basis(room: room, laneCount: lanes.count))
    }
    var size = CGSize.zero
    size[axis] = lines.total
    size[axis.other] = arrangement.breadth(in: room, lanes: lanes, longest: longest)
    return size
  }

  /// The greatest length of an existing view across the lines.
  private func longestView(_ lanes: [LazyArrangement.Lane], _ room: CGFloat?) -> CGFloat {
    let map = map(lanes.count)
    return existing.reduce(0) { longest, item in
      let lane = arrangement.lane(map.place(of: item.index), lanes, room)
      return max(longest, item.element.size(for: arrangement.proposal(lane))[axis.other])
    }
  }

  // MARK: Placement

  override func placeContents(_ proposal: ProposedViewSize) {
    observePosition()
    let lanes = arrangement.lanes(in: proposal[axis.other])
    guard !lanes.isEmpty else { return }
    let old = lines
    let shift = createViews(proposal, lanes, visibleRange(margin: 0))
    if shift != 0 { scrollContainer(along: axis)?.shift(by: shift, along: axis) }
    if let old, let lines, old.total != lines.total { invalidateLayout() }
    placeExisting(proposal, lanes)
    placePinned(map(lanes.count))
  }

  override func paintingOrder(of children: [LayoutElement]) -> [LayoutElement] {
    pinnedAbove(children)
  }

  /// Places the container again when views near the visible part do not exist.
  func checkPosition() -> Bool {
    guard isAttached else { return false }
    if let pinnedRange, pinnedRange != pinningRange, let basis { placePinned(map(basis.laneCount)) }
    if let lines, placedProposal != nil {
      let near = lines.lines(in: visibleRange(margin: LazyContainerElement.margin / 2))
      if !near.isEmpty, near.clamped(to: existingLines) != near { setNeedsPlacement() }
    }
    return true
  }
}

extension LazyContainerElement {
  // MARK: Items

  var parts: [LazyPart] {
    if let knownParts { return knownParts }
    var parts: [LazyPart] = []
    contentNode?.collectLazyParts(into: &parts)
    knownParts = parts
    return parts
  }

  var itemCount: Int { parts.reduce(0) { $0 + $1.count } }

  /// The lines of the items for a number of lanes.
  func map(_ laneCount: Int) -> LazyLineMap {
    if let knownMap, knownMap.laneCount == laneCount { return knownMap.map }
    let map = LazyLineMap(parts, laneCount: laneCount)
    knownMap = (laneCount, map)
    return map
  }

  /// Visits the parts with the range of their items in the container.
  func forEachPart(_ visit: (LazyPart, Range<Int>) -> Void) {
    var start = 0
    for part in parts {
      visit(part, start..<start + part.count)
      start += part.count
    }
  }

  /// The existing views with their indices, in ascending order.
  var existing: [(index: Int, element: LayoutElement)] {
    var existing: [(Int, LayoutElement)] = []
    forEachPart { part, range in
      switch part {
      case .elements(let elements), .header(let elements), .footer(let elements):
        existing += zip(range, elements)
      case .items(let source):
        existing += source.existingItems.compactMap { index in
          source.element(at: index).map { (range.lowerBound + index, $0) }
        }
      }
    }
    return existing
  }

  /// Creates the views of items. Returns whether it created any.
  func makeElements(in items: Range<Int>) -> Bool {
    var made = false
    forEachPart { part, range in
      guard case .items(let source) = part else { return }
      for index in items.clamped(to: range) where source.element(at: index - range.lowerBound) == nil {
        source.makeElement(at: index - range.lowerBound)
        made = true
      }
    }
    return made
  }

  /// Removes the views outside of a range of items, except the one that the focus is in. Returns whether there were any.
  func removeElements(outside items: Range<Int>) -> Bool {
    var removed = false
    forEachPart { part, range in
      guard case .items(let source) = part else { return }
      let kept = items.clamped(to: range)
      let (first, last) = (kept.lowerBound - range.lowerBound, kept.upperBound - range.lowerBound)
      if source.removeElements(outside: first..<last) { removed = true }
    }
    return removed
  }
}
