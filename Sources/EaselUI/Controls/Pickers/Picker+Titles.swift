extension Picker {
  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  /// Creates a picker with a label and a view that stands for the selection, where the style shows only it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values. Selecting sets all of them; while they differ, the picker
  /// marks each.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: label())
  }

  /// Creates a picker for a collection of values with a view that stands for the selection.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a label. The older form.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init([selection], content: content(), label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: Text(titleKey))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: Text(title))
  }

  /// Creates a picker with a view that stands for the selection, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: Text(titleKey), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a view that stands for the selection, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: Text(title), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleKey))
  }

  /// Creates a picker for a collection of values with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: Text(title))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleKey),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values with a view that stands for the selection, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: Text(title),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
