/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
///
/// Negative lengths and NaN count as 0, and a maximum below the minimum as the length. A spacing of NaN counts as 0.
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
    /// As many items of at least the minimum length, which counts as 1 if it is less, as fit in the share of this item,
    /// at most 1000.
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
/// In a vertical scroll view, cells are created and removed as the views of a `LazyVStack`. Headers and footers of
/// sections take whole rows.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
///   ForEach(0..<12) { Text("\($0)") }
/// }
/// ```
public struct LazyVGrid<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of the columns in a wider grid, and of views whose column sets none.
  ///   - spacing: The distance between rows in points; nil for 8.
  ///   - pinnedViews: The headers and footers that stay visible while their sections are.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 8,
      axis: .vertical, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// The arranged content.
  public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}

/// A grid that fills columns of given rows.
///
/// In a horizontal scroll view, cells are created and removed as the views of a `LazyVStack`. Headers and footers of
/// sections take whole columns.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
///   ForEach(0..<12) { Text("\($0)") }
/// }
/// ```
public struct LazyHGrid<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of the rows in a higher grid, and of views whose row sets none.
  ///   - spacing: The distance between columns in points; nil for 8.
  ///   - pinnedViews: The headers and footers that stay visible while their sections are.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 8,
      axis: .horizontal, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// The arranged content.
  public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}
