extension Menu where Label == Text {
  /// Creates a menu with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content())
  }

  /// Creates a menu with a title from a table of strings that runs an action when it is clicked.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleResource), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == EaselUI.Label<Text, Image> {
  /// Creates a menu with a title from a table of strings beside a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(EaselUI.Label(titleResource, systemImage: systemImage), content())
  }

  /// Creates a menu with a title from a table of strings beside a symbol that runs an action when it is clicked.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      EaselUI.Label(titleResource, systemImage: systemImage), content(), primaryAction: primaryAction)
  }
}
