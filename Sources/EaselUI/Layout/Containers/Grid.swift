/// A container that arranges views in rows and columns. Columns are as wide as their widest cell, rows as
/// high as their highest cell.
///
/// A `GridRow` is a row of cells. A view outside of a `GridRow` is a row of its own that spans all columns.
///
/// Deviation: explicit guides (`alignmentGuide`) of cells have no effect on edges and centers, and columns align to leading,
/// center or trailing edges only.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Width")
///     Text("640")
///   }
///   Divider()
/// }
/// ```
public struct Grid<Content: View> {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells' views within their cells.
  ///   - horizontalSpacing: The distance between columns in points; nil for 8.
  ///   - verticalSpacing: The distance between rows in points; nil for 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? 8, verticalSpacing: verticalSpacing ?? 8)
    self.content = content()
  }
}

extension Grid: View {
  /// The grid's layout with its content.
  public var body: some View { layout { content } }
}

/// A row of cells in a `Grid`. Outside of a grid it is a group of views.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Height")
///     Text("480")
///   }
/// }
/// ```
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content
  @State private var identity = GridRowIdentity()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the row's cells; nil for that of the grid.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
}

extension GridRow: View {
  public var body: some View {
    Group { content }
      .layoutValue(key: GridRowKey.self, value: GridRowMembership(row: identity, alignment: alignment))
  }
}

/// The identity of a row.
final class GridRowIdentity: Sendable {}

/// The row of a cell, and its alignment.
struct GridRowMembership {
  let row: GridRowIdentity
  let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMembership? { nil }
}

enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

nonisolated extension View {
  /// Sets the number of columns that the cell spans, at least 1.
  ///
  /// With more than 1000, the cell spans the columns from its own to the last one of the grid if it is the last cell of
  /// its row, and else its own column.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
  }

  /// Aligns a point of the view with the same point of its cell, both in unit coordinates.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the horizontal alignment of the column that contains the cell. If several cells of a column set it,
  /// the first one takes effect.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Sets the axes along which the cell does not affect the size of its row or column.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
