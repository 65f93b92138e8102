extension Toggle where Label == Text {
  /// Creates a toggle with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle with a title from a table of strings for a collection of values.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == EaselUI.Label<Text, Image> {
  /// Creates a toggle with a title from a table of strings beside a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title from a table of strings beside a symbol for a collection of values.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EaselUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title from a table of strings beside an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(titleResource, image: image) }
  }

  /// Creates a toggle with a title from a table of strings beside an image for a collection of values.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EaselUI.Label(titleResource, image: image) }
  }
}
