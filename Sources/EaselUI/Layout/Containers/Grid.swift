/// Views in rows and columns: all cells of a column are as wide as its widest, all of a row as high as its highest.
///
/// A `GridRow` is a row of cells; a view outside of rows is a row of its own, across all columns.
public struct Grid<Content: View> {
  private let layout: GridLayout
  private let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: Points between columns; nil for 8.
  ///   - verticalSpacing: Points between rows; nil for 8.
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
  public var body: some View { layout { content } }
}

/// Cells side by side in a `Grid`. Elsewhere it is a group of views.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content
  @State private var identity = GridRowIdentity()

  /// - Parameter alignment: How cells lie in the height of the row; nil as the grid says.
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

/// Tells rows apart.
final class GridRowIdentity: Sendable {}

/// The row that a cell belongs to.
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
  /// How many columns of a grid the cell takes.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
  }

  /// Which point of the cell's view lies at the same point of the cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// How cells lie in the width of the column that the cell is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// The directions in which the cell asks for no room: it takes what the others leave it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
