extension Button where Label == Text {
  /// Creates a button with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  /// Creates a button with a title from a table of strings and a role.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == EaselUI.Label<Text, Image> {
  /// Creates a button with a title from a table of strings beside a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EaselUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title from a table of strings beside a symbol and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title from a table of strings beside an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EaselUI.Label(titleResource, image: image) }
  }

  /// Creates a button with a title from a table of strings beside an image and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(titleResource, image: image) }
  }
}
