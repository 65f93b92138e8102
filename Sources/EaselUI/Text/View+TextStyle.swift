private enum TextStyleKey: EnvironmentKey {
  static let defaultValue = Text.PieceStyle()
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

extension Text {
  /// Letters of one kind only.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension EnvironmentValues {
  /// What text looks like that says nothing of it itself; its font is in `font`.
  var textStyle: Text.PieceStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The kind of letters that texts are written in; nil for both as they stand.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How small text may get to fit where it would be cut off: 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may stand closer to fit a line. Text is set as it is in either case.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
}

nonisolated extension View {
  private func textStyle(_ change: @escaping (inout Text.PieceStyle) -> Void) -> some View {
    transformEnvironment(\.textStyle, transform: change)
  }

  /// The weight of text below; nil for that of its font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle { $0.weight = weight } }

  public func fontWidth(_ width: Font.Width?) -> some View { textStyle { $0.width = width } }

  public func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }

  public func bold(_ isActive: Bool = true) -> some View { textStyle { $0.weight = isActive ? .bold : nil } }

  public func italic(_ isActive: Bool = true) -> some View { textStyle { $0.isItalic = isActive } }

  public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle { $0.design = isActive ? .monospaced : nil }
  }

  /// All digits of text below as wide as each other.
  public func monospacedDigit() -> some View { textStyle { $0.usesMonospacedDigits = true } }

  /// A line under text below, in its own colour unless another is given.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle { $0.underline = Text.LineStyle(isActive: isActive, pattern: pattern, color: color) }
  }

  /// A line through text below, in its own colour unless another is given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle { $0.strikethrough = Text.LineStyle(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Points added after each character of text below.
  public func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }

  /// Points added after each character of text below; keeps ligatures from forming.
  public func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }

  /// By how many points text below stands above its baseline.
  public func baselineOffset(_ offset: CGFloat) -> some View { textStyle { $0.baselineOffset = offset } }

  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// How small text below may get to fit where it would be cut off: 1 for not at all.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
