extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title and a view for each row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sorting: nil, content: content)
  }

  /// Creates a column with a title and a view for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sorting: nil, content: content)
  }

  /// Creates a column with a title and a view for each row.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sorting: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column with a localized title and a text for each row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(titleKey), sorting: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column with a title and a text for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(title), sorting: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column with a title and a text for each row.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(label: text, sorting: nil, content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title, which sorts by a value, and a view for each row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sorting: .keyPath(KeyPathComparator(sendable(value))), content: content)
  }

  /// Creates a column with a title, which sorts by a value, and a view for each row.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sorting: .keyPath(KeyPathComparator(sendable(value))), content: content)
  }

  /// Creates a column with a title, which sorts by a value, and a view for each row.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sorting: .keyPath(KeyPathComparator(sendable(value))), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title, which sorts by a value with a comparator, and a view for each row.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: content)
  }

  /// Creates a column with a title, which sorts by a value with a comparator, and a view for each row.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: content)
  }

  /// Creates a column with a title, which sorts by a value with a comparator, and a view for each row.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: text, sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a localized title, which sorts by a text, and the text for each row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(
      label: Text(titleKey), sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column with a title, which sorts by a text, and the text for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) {
    self.init(
      label: Text(title), sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column with a title, which sorts by a text, and the text for each row.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) {
    self.init(
      label: text, sorting: .keyPath(KeyPathComparator(sendable(value), comparator: comparator)),
      content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a localized title, which sorts with a comparator, and a view for each row.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sorting: .comparator(comparator), content: content)
  }

  /// Creates a column with a title, which sorts with a comparator, and a view for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sorting: .comparator(comparator), content: content)
  }

  /// Creates a column with a title, which sorts with a comparator, and a view for each row.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sorting: .comparator(comparator), content: content)
  }
}

/// Key paths are immutable.
func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}
