/// The arrangement of a lazy container: lines along an axis, each divided into lanes. A stack has one lane, a
/// grid one for each of its columns or rows.
struct LazyArrangement {
  /// The items of a grid; `nil` for a stack.
  let items: [GridItem]?
  /// The alignment of the views of a stack; for a grid, that of its lanes, and of views whose item sets none.
  let alignment: Alignment
  /// The distance between lines in points.
  let spacing: CGFloat
  /// The axis along which the lines follow one another.
  let axis: Axis
  /// The headers and footers that stay visible while their sections are.
  let pinnedViews: PinnedScrollableViews

  /// A spacing of NaN counts as 0, and an infinite one is limited.
  init(
    items: [GridItem]?, alignment: Alignment, spacing: CGFloat, axis: Axis,
    pinnedViews: PinnedScrollableViews = []
  ) {
    (self.items, self.alignment, self.spacing) = (items, alignment, spacing.finite)
    (self.axis, self.pinnedViews) = (axis, pinnedViews)
  }

  /// A part of a line.
  struct Lane {
    var start: CGFloat
    /// The length across the lines in points; `nil` if none is proposed to a stack.
    var length: CGFloat?
    var alignment: Alignment
  }

  /// The maximum number of lanes of an adaptive item.
  private static let greatestLaneCount: CGFloat = 1000

  /// Returns the lanes for a proposed length across the lines.
  func lanes(in room: CGFloat?) -> [Lane] {
    guard let items else { return [Lane(start: 0, length: room, alignment: alignment)] }
    let gaps = items.dropLast().reduce(0) { $0 + gap(after: $1) }
    let fixed = items.reduce(CGFloat.zero) { sum, item in
      if case .fixed(let length) = item.size { sum + max(length.finite, 0) } else { sum }
    }
    let shareCount = CGFloat(items.count { if case .fixed = $0.size { false } else { true } })
    let available = room.flatMap { $0.isFinite ? $0 : nil }
    var lanes: [Lane] = []
    var start: CGFloat = 0
    for item in items {
      let share = available.map { max($0 - gaps - fixed, 0) / max(shareCount, 1) }
      for length in lengths(of: item, share: share) {
        lanes.append(Lane(start: start, length: length, alignment: item.alignment ?? alignment))
        start += length + gap(after: item)
      }
    }
    return available.map { aligned(lanes, in: $0) } ?? lanes
  }

  /// Lanes that are narrower than the room, moved as a whole by the alignment of the grid.
  private func aligned(_ lanes: [Lane], in room: CGFloat) -> [Lane] {
    let filled = lanes.last.map { $0.start + ($0.length ?? 0) } ?? 0
    guard filled < room else { return lanes }
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    func guide(_ length: CGFloat) -> CGFloat {
      var size = CGSize.zero
      size[axis.other] = length
      return key.defaultValue(in: size)
    }
    let offset = min(max(guide(room) - guide(filled), 0), room - filled)
    return lanes.map { Lane(start: $0.start + offset, length: $0.length, alignment: $0.alignment) }
  }

  private func gap(after item: GridItem) -> CGFloat { (item.spacing ?? 8).finite }

  /// The lengths of the lanes of an item: one, or for an adaptive item as many as fit in its share. A maximum below the
  /// minimum is the length, and NaN counts as 0.
  private func lengths(of item: GridItem, share: CGFloat?) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [max(length.finite, 0)]
    case .flexible(let minimum, let maximum):
      return [min(max(share ?? 0, minimum.finite, 0), max(maximum.finite, 0))]
    case .adaptive(let minimum, let maximum):
      let (least, gap) = (max(minimum.finite, 1), self.gap(after: item))
      guard let share else { return [least] }
      // A negative gap can make the distance of the lanes zero or negative.
      let count = min(
        max(((share + gap) / max(least + gap, 1)).rounded(.down), 1), LazyArrangement.greatestLaneCount)
      let length = min((share - (count - 1) * gap) / count, max(maximum.finite, 0))
      return Array(repeating: max(length, 0), count: Int(count))
    }
  }

  /// The length across the lines, given that of the longest view.
  func breadth(in room: CGFloat?, lanes: [Lane], longest: CGFloat) -> CGFloat {
    guard items != nil else { return room ?? longest }
    let filled = lanes.last.map { $0.start + ($0.length ?? 0) } ?? 0
    return max(room.flatMap { $0.isFinite ? $0 : nil } ?? 0, filled)
  }

  /// The lane of a place in a line; for a header or footer, the whole line.
  func lane(_ place: LazyLineMap.Place, _ lanes: [Lane], _ room: CGFloat?) -> Lane {
    guard place.isWholeLine, items != nil else { return lanes[place.lane] }
    let filled = lanes.last.map { $0.start + ($0.length ?? 0) } ?? 0
    let length = room.flatMap { $0.isFinite ? $0 : nil } ?? filled
    return Lane(start: 0, length: length, alignment: alignment)
  }

  /// The proposal to a view in a lane when its length along the lines is measured.
  func proposal(_ lane: Lane) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = lane.length
    return proposal
  }

  /// The placement of a view in a line of a container, whose length across the lines is `breadth`. A cell of
  /// a grid is proposed its size.
  @MainActor
  func placement(
    of element: LayoutElement, in lane: Lane, start: CGFloat, length: CGFloat, breadth: CGFloat
  ) -> Placement {
    var proposal = proposal(lane)
    if items != nil { proposal[axis] = length }
    var cell = CGSize.zero
    (cell[axis], cell[axis.other]) = (length, items == nil ? breadth : lane.length ?? 0)
    var origin = lane.alignment.origin(of: element, at: element.finiteViewSize(for: proposal), in: cell)
    origin[axis] = start + (items == nil ? 0 : origin[axis])
    origin[axis.other] += lane.start
    return Placement(origin: origin, proposal: proposal)
  }
}
