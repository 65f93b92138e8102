extension Table {
  /// Creates a table with a row for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil, sorting: nil)
  }

  /// Creates a table with a row for each element of a collection, one of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .optional(selection), sorting: nil
    )
  }

  /// Creates a table with a row for each element of a collection, any number of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .set(selection), sorting: nil)
  }

  /// Creates a table with a row for each element of a collection; pressing the header of a column changes the order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil,
      sorting: TableSorting(sortOrder))
  }

  /// Creates a table with a row for each element of a collection, one of which can be selected; pressing the header of a column changes the order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .optional(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Creates a table with a row for each element of a collection, any number of which can be selected; pressing the header of a column changes the order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .set(selection),
      sorting: TableSorting(sortOrder))
  }
}
