extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title from a table of strings and a view for each row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), sorting: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column with a title from a table of strings and a text for each row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(titleResource), sorting: nil, content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a title from a table of strings, which sorts by a value, and a view for each row.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource), sorting: .keyPath(KeyPathComparator(sendable(value))), content: content)
  }

  /// Creates a column with a title from a table of strings, which sorts by a value with a comparator, and a view for each row.
  @_disfavoredOverload
  public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleResource),
      sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a title from a table of strings, which sorts by a text, and the text for each row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(
      label: Text(titleResource),
      sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a title from a table of strings, which sorts with a comparator, and a view for each row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), sorting: .comparator(comparator), content: content)
  }
}
