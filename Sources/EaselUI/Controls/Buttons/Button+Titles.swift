extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a localized title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == EaselUI.Label<Text, Image> {
  /// Creates a button with a localized title beside a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EaselUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EaselUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title beside a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title beside a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == EaselUI.Label<Text, Image> {
  /// Creates a button with a localized title beside an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EaselUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a title beside an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EaselUI.Label(title, image: image) }
  }

  /// Creates a button with a localized title beside an image and a role.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a title beside an image and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselUI.Label(title, image: image) }
  }
}
