extension Table {
  /// Creates a table with given rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sorting: nil)
  }

  /// Creates a table with given rows, one of which can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(), columns: columns(), selection: .optional(selection), sorting: nil)
  }

  /// Creates a table with given rows, any number of which can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(), columns: columns(), selection: .set(selection), sorting: nil)
  }

  /// Creates a table with given rows; pressing the header of a column changes the order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sorting: TableSorting(sortOrder))
  }

  /// Creates a table with given rows, one of which can be selected; pressing the header of a column changes the order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .optional(selection), sorting: TableSorting(sortOrder))
  }

  /// Creates a table with given rows, any number of which can be selected; pressing the header of a column changes the order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .set(selection), sorting: TableSorting(sortOrder))
  }
}
