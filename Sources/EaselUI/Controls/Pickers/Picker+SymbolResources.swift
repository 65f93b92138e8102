extension Picker where Label == EaselUI.Label<Text, Image> {
  /// Creates a picker with a title from a table of strings beside a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: EaselUI.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a picker with a view that stands for the selection, with a title from a table of strings beside a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: EaselUI.Label(titleResource, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a title from a table of strings beside a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a title from a table of strings
  /// beside a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(titleResource, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
