extension Picker where Label == EaselUI.Label<Text, Image> {
  /// Creates a picker with a localized title beside an image.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: EaselUI.Label(titleKey, image: image))
  }

  /// Creates a picker with a title beside an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: EaselUI.Label(title, image: image))
  }

  /// Creates a picker with a view that stands for the selection, with a localized title beside an image.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: EaselUI.Label(titleKey, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a view that stands for the selection, with a title beside an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: EaselUI.Label(title, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a localized title beside an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: EaselUI.Label(titleKey, image: image)
    )
  }

  /// Creates a picker for a collection of values with a title beside an image.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: EaselUI.Label(title, image: image))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a localized title
  /// beside an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(titleKey, image: image), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a title beside an
  /// image.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: EaselUI.Label(title, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
