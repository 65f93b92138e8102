extension Picker where Label == EaselUI.Label<Text, Image> {
  /// Creates a picker with a title from a table of strings beside an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: EaselUI.Label(titleResource, image: image))
  }

  /// Creates a picker with a view that stands for the selection, with a title from a table of strings beside an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: EaselUI.Label(titleResource, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a title from a table of strings beside an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(titleResource, image: image)
    )
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a title from a table of strings
  /// beside an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(titleResource, image: image), currentValueLabel: AnyView(currentValueLabel()))
  }
}
