extension List {
  /// Creates a list of views, with any number of selected rows.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { .set($0) }, content: content())
  }

  /// Creates a list of views, with at most one selected row.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { .optional($0) }, content: content())
  }

  /// Creates a list of views, with one selected row.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: .single(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: nil, content: content())
  }
}
