/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
///
/// ```swift
/// let items = [GridItem(.fixed(80)), GridItem(.flexible(minimum: 40), spacing: 12)]
/// print(items.count)
/// ```
public struct GridItem: Sendable {
  /// The width of a column or the height of a row, in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the length that fixed items leave, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items of at least the minimum length as fit in the share of this item, at most 1000.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The distance to the next item in points; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil for the center.
  public var alignment: Alignment?

  /// Creates a grid item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// A grid that fills rows of given columns.
///
/// Unlike in SwiftUI, all views are created immediately, including invisible ones. The alignment of the grid
/// and pinned views have no effect.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
///   ForEach(0..<12) { Text("\($0)") }
/// }
/// ```
public struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Has no effect.
  ///   - spacing: The distance between rows in points; nil for 8.
  ///   - pinnedViews: Has no effect.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(items: columns, spacing: spacing ?? 8, axis: .horizontal)
    self.content = content()
  }

  /// The grid's layout with its content.
  public var body: some View { layout { content } }
}

/// A grid that fills columns of given rows.
///
/// Unlike in SwiftUI, all views are created immediately, including invisible ones. The alignment of the grid
/// and pinned views have no effect.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
///   ForEach(0..<12) { Text("\($0)") }
/// }
/// ```
public struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Has no effect.
  ///   - spacing: The distance between columns in points; nil for 8.
  ///   - pinnedViews: Has no effect.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(items: rows, spacing: spacing ?? 8, axis: .vertical)
    self.content = content()
  }

  /// The grid's layout with its content.
  public var body: some View { layout { content } }
}

/// The layout of lazy grids: lanes of given lengths along an axis, filled line by line. In a grid of columns,
/// the lanes are its columns and the lines its rows.
struct LazyGridLayout: Layout {
  var items: [GridItem]
  /// The distance between lines in points.
  var spacing: CGFloat
  /// The axis along which the lanes are arranged.
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

  /// The maximum number of lanes of an adaptive item.
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

  /// The lengths of the lanes of an item: one, or for an adaptive item as many as fit in its share.
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
