/// A column of a table. An implementation detail of the library.
@MainActor
public struct _TableColumn<RowValue> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  var width = TableColumnWidth()
  /// How rows are sorted by the column, and its identity among the columns; nil for columns that do not sort.
  let sorting: TableColumnSorting?
}

/// How rows are sorted by a column.
struct TableColumnSorting {
  /// The comparator for the first press of the header.
  let comparator: Any
  /// Whether a comparator sorts by the column.
  let matches: (Any) -> Bool
  /// The comparator in the other direction.
  let reversed: (Any) -> Any
  /// Whether a comparator sorts from small to large values.
  let isForward: (Any) -> Bool
}

/// The width of a column, in points.
struct TableColumnWidth: Equatable {
  var minimum: CGFloat = 30
  var ideal: CGFloat?
  var maximum: CGFloat = .infinity
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values in the rows.
  associatedtype TableRowValue: Identifiable
  /// The type that sorts the rows; `Never` for tables that are not sorted.
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns inside; `Never` for primitive columns.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

  /// The described columns. An implementation detail of the library.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Never
  /// The type of the comparator by which the table is sorted.
  public typealias TableColumnSortComparator = Never
  /// The type of the body.
  public typealias TableColumnBody = Never

  /// `Never` has no value.
  public var tableColumnBody: Never { fatalError("Never has no value") }

  public var _columns: [_TableColumn<Never>] { [] }
}

extension TableColumnContent where TableColumnBody == Never {
  /// The library draws the column; it has no body.
  public var tableColumnBody: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// A result builder of the columns of a table.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Passes a column through.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// Passes a column that does not sort through.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { TableColumn(column) }

  /// The column of a block with one statement.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  /// The columns of a block with several statements.
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    var columns: [_TableColumn<RowValue>] = []
    // `buildExpression` requires that all columns have the same type of values.
    for column in repeat each column { columns += column._columns as? [_TableColumn<RowValue>] ?? [] }
    return TupleTableColumnContent((repeat each column), columns)
  }

  /// The columns of an `if` statement without `else`.
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> TupleTableColumnContent<RowValue, Sort, Column?> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(column, column?._columns ?? [])
  }
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator by which the table is sorted.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body.
  public typealias TableColumnBody = Never

  /// The columns.
  public var value: T
  public let _columns: [_TableColumn<RowValue>]

  init(_ value: T, _ columns: [_TableColumn<RowValue>]) { (self.value, _columns) = (value, columns) }
}
