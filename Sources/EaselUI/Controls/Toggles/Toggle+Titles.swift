extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a localized title for a collection of values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title for a collection of values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == EaselUI.Label<Text, Image> {
  /// Creates a toggle with a localized title beside a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title beside a symbol for a collection of values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EaselUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title beside a symbol for a collection of values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EaselUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == EaselUI.Label<Text, Image> {
  /// Creates a toggle with a localized title beside an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title beside an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(title, image: image) }
  }

  /// Creates a toggle with a localized title beside an image for a collection of values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EaselUI.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title beside an image for a collection of values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EaselUI.Label(title, image: image) }
  }
}
