extension Picker where Label == Text {
  /// Creates a picker with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: Text(titleResource))
  }

  /// Creates a picker with a view that stands for the selection, with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: Text(titleResource),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a title from a table of strings.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleResource))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a title from a table of strings.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleResource),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
