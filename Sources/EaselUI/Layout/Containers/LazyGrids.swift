/// The columns of a grid that fills row by row, or the rows of one that fills column by column.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// An equal share of what fixed columns leave, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as find room, each at least so wide.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next column; nil for 8.
  public var spacing: CGFloat?
  /// Where views lie in their cells; nil for the middle.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns of given widths, row by row. All of them are made at once, also those that cannot be seen.
public struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// - Parameter spacing: Points between rows; nil for 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(items: columns, spacing: spacing ?? 8, axis: .horizontal)
    self.content = content()
  }

  public var body: some View { layout { content } }
}

/// Views in rows of given heights, column by column. All of them are made at once, also those that cannot be seen.
public struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// - Parameter spacing: Points between columns; nil for 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(items: rows, spacing: spacing ?? 8, axis: .vertical)
    self.content = content()
  }

  public var body: some View { layout { content } }
}

/// Lanes of given widths along an axis, filled line by line. In a grid of columns the lanes are columns and the lines
/// rows.
struct LazyGridLayout: Layout {
  var items: [GridItem]
  /// Points between lines.
  var spacing: CGFloat
  /// The direction in which lanes lie beside each other.
  var axis: Axis

  private struct Lane {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let lanes = lanes(in: proposal[axis])
    let lines = lineLengths(subviews, lanes)
    var size = CGSize.zero
    size[axis] = max(
      proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? 0, lanes.last.map { $0.start + $0.length } ?? 0)
    size[axis.other] = lines.reduce(0, +) + CGFloat(max(lines.count - 1, 0)) * spacing
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let lanes = lanes(in: bounds.size[axis])
    guard !lanes.isEmpty else { return }
    let lines = lineLengths(subviews, lanes)
    var position = bounds.origin[axis.other]
    for (line, length) in lines.enumerated() {
      for (lane, index) in zip(lanes, line * lanes.count..<min((line + 1) * lanes.count, subviews.count)) {
        var (origin, cell) = (CGPoint.zero, CGSize.zero)
        (origin[axis], origin[axis.other]) = (bounds.origin[axis] + lane.start, position)
        (cell[axis], cell[axis.other]) = (lane.length, length)
        place(subviews[index], in: CGRect(origin: origin, size: cell), lane.alignment)
      }
      position += length + spacing
    }
  }

  private func place(_ subview: LayoutSubview, in cell: CGRect, _ alignment: Alignment) {
    let anchor = UnitPoint(x: alignment.horizontal.share, y: alignment.vertical.share)
    subview.place(
      at: CGPoint(x: cell.minX + anchor.x * cell.width, y: cell.minY + anchor.y * cell.height),
      anchor: anchor,
      proposal: ProposedViewSize(cell.size))
  }

  private func lineLengths(_ subviews: Subviews, _ lanes: [Lane]) -> [CGFloat] {
    guard !lanes.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: lanes.count).map { first in
      zip(lanes, subviews[first...].prefix(lanes.count)).reduce(0) { longest, pair in
        var proposal = ProposedViewSize.unspecified
        proposal[axis] = pair.0.length
        return max(longest, pair.1.sizeThatFits(proposal)[axis.other])
      }
    }
  }

  // MARK: Lanes

  /// A grid has at most so many lanes, however small they may be.
  private static var greatestLaneCount: CGFloat { 1000 }

  private func lanes(in room: CGFloat?) -> [Lane] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    let fixed = items.reduce(CGFloat.zero) { sum, item in
      if case .fixed(let length) = item.size { sum + max(length, 0) } else { sum }
    }
    let shareCount = CGFloat(items.count { if case .fixed = $0.size { false } else { true } })
    let available = room.flatMap { $0.isFinite ? $0 : nil }
    var lanes: [Lane] = []
    var start: CGFloat = 0
    for item in items {
      let share = available.map { max($0 - gaps - fixed, 0) / max(shareCount, 1) }
      for length in lengths(of: item, share: share) {
        lanes.append(Lane(start: start, length: length, alignment: item.alignment ?? .center))
        start += length + (item.spacing ?? 8)
      }
    }
    return lanes
  }

  /// The lanes that an item stands for: one, or as many as find room in its share.
  private func lengths(of item: GridItem, share: CGFloat?) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [max(length, 0)]
    case .flexible(let minimum, let maximum): return [min(max(share ?? minimum, minimum, 0), max(maximum, 0))]
    case .adaptive(let minimum, let maximum):
      let (least, gap) = (max(minimum, 1), item.spacing ?? 8)
      guard let share else { return [least] }
      let count = min(
        max(((share + gap) / (least + gap)).rounded(.down), 1), LazyGridLayout.greatestLaneCount)
      let length = min((share - (count - 1) * gap) / count, max(maximum, 0))
      return Array(repeating: max(length, 0), count: Int(count))
    }
  }
}
