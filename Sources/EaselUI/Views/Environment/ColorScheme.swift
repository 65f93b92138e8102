/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// Whether the surroundings are light or dark; light unless set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
