extension List {
  /// Creates a list of views whose rows can be selected, any number of them.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { .set($0) }, content: content())
  }

  /// Creates a list of views whose rows can be selected, one at a time.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { .optional($0) }, content: content())
  }

  /// Creates a list of views one row of which is selected.
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
