extension Picker where Label == EaselUI.Label<Text, Image> {
  /// Creates a picker with a localized title beside a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: EaselUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: EaselUI.Label(title, systemImage: systemImage))
  }

  /// Creates a picker with a view that stands for the selection, with a localized title beside a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: EaselUI.Label(titleKey, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a view that stands for the selection, with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: EaselUI.Label(title, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a localized title beside a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker for a collection of values with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(title, systemImage: systemImage))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a localized title
  /// beside a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(titleKey, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a title beside a
  /// symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(),
      label: EaselUI.Label(title, systemImage: systemImage), currentValueLabel: AnyView(currentValueLabel()))
  }
}
