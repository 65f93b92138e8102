// Settings of texts that this platform does not have. They exist so that programs compile.

/// The weight of text that the user finds legible.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weights of the fonts.
  case regular
  /// Heavier weights.
  case bold
}

extension EnvironmentValues {
  /// The weight of text that the user prefers; nil, because the desktop has no such setting.
  public var legibilityWeight: LegibilityWeight? { nil }
}

extension Text {
  /// The size of a text relative to that of its font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// A smaller size, for units behind a number.
    public static let secondary = Scale(name: "secondary")
  }

  /// Has no effect: text has the size of its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

/// The language whose rules texts follow.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language of the text.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

nonisolated extension View {
  /// Has no effect: text has the size of its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Has no effect: texts follow the rules of their scripts.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Has no effect: texts follow the rules of their scripts.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }
}
