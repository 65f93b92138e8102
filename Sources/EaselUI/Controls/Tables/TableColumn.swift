/// A column of a table.
///
/// ```swift
/// struct File: Identifiable {
///   let id: Int
///   let name: String
///   let size: Int
/// }
///
/// struct Files: View {
///   let files: [File]
///
///   var body: some View {
///     Table(files) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Size") { file in Text("\(file.size)") }.width(60)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
  let sorting: TableColumnSorting?
  var columnWidth = TableColumnWidth()

  init(label: Label, sorting: TableColumnSorting?, content: @escaping (RowValue) -> Content) {
    (self.label, self.sorting, self.content) = (label, sorting, content)
  }

  /// A column of a sorted table that does not sort.
  init(_ column: TableColumn<RowValue, Never, Content, Label>) {
    self.init(label: column.label, sorting: nil, content: column.content)
    columnWidth = column.columnWidth
  }
}

extension TableColumn: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator by which the table is sorted.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body.
  public typealias TableColumnBody = Never

  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), cell: { AnyView(content($0)) }, width: columnWidth, sorting: sorting)
    ]
  }

  /// Sets the width of the column in points; `nil` restores the default.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.columnWidth =
      width.map { TableColumnWidth(minimum: max($0, 0), ideal: max($0, 0), maximum: max($0, 0)) }
      ?? TableColumnWidth()
    return column
  }

  /// Sets the range of widths of the column in points. The ideal width is that of the column before columns without one
  /// share the remaining space.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.columnWidth = TableColumnWidth(minimum: min ?? 30, ideal: ideal, maximum: max ?? .infinity)
    return column
  }
}

extension TableColumnSorting {
  /// Sorting by a comparator of key paths.
  static func keyPath<RowValue>(_ comparator: KeyPathComparator<RowValue>) -> TableColumnSorting {
    TableColumnSorting(
      comparator: comparator,
      matches: { ($0 as? KeyPathComparator<RowValue>)?.keyPath == comparator.keyPath },
      reversed: { known in
        guard var other = known as? KeyPathComparator<RowValue> else { return known }
        other.order = other.order == .forward ? .reverse : .forward
        return other
      },
      isForward: { ($0 as? KeyPathComparator<RowValue>)?.order == .forward })
  }

  /// Sorting by any comparator.
  static func comparator<Sort: SortComparator>(_ comparator: Sort) -> TableColumnSorting {
    /// The comparator in its initial order.
    func neutral(_ other: Sort) -> Sort {
      var other = other
      other.order = comparator.order
      return other
    }
    return TableColumnSorting(
      comparator: comparator, matches: { ($0 as? Sort).map { neutral($0) == comparator } ?? false },
      reversed: { known in
        guard var other = known as? Sort else { return known }
        other.order = other.order == .forward ? .reverse : .forward
        return other
      },
      isForward: { ($0 as? Sort)?.order == .forward })
  }
}
