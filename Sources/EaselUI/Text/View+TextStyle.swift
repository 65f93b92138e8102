extension Text {
  /// A letter case for text.
  public enum Case: Hashable, Sendable {
    /// All letters in uppercase or lowercase.
    case uppercase, lowercase
  }
}

extension EnvironmentValues {
  /// The style of text without its own style. The font is in `font`.
  @Entry var textStyle = Text.PieceStyle()

  /// The letter case of text; nil to keep the case of the string.
  @Entry public var textCase: Text.Case?

  /// The smallest factor by which text may be scaled down to avoid truncation; 1, the default, for none.
  @Entry public var minimumScaleFactor: CGFloat = 1

  /// Whether text may reduce the space between characters to fit a line. It has no effect.
  @Entry public var allowsTightening = false
}

nonisolated extension View {
  private func textStyle(_ change: @escaping (inout Text.PieceStyle) -> Void) -> some View {
    transformEnvironment(\.textStyle, transform: change)
  }

  /// Sets the font weight of text in the view; nil for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle { $0.weight = weight } }

  /// Sets the font width of text in the view; nil for that of the font.
  public func fontWidth(_ width: Font.Width?) -> some View { textStyle { $0.width = width } }

  /// Sets the font design of text in the view; nil for that of the font.
  public func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }

  /// Makes text in the view bold, or gives it the weight of its font.
  public func bold(_ isActive: Bool = true) -> some View { textStyle { $0.weight = isActive ? .bold : nil } }

  /// Makes text in the view italic or upright.
  public func italic(_ isActive: Bool = true) -> some View { textStyle { $0.isItalic = isActive } }

  /// Uses the monospaced font design for text in the view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle { $0.design = isActive ? .monospaced : nil }
  }

  /// Uses digits of equal width for text in the view.
  public func monospacedDigit() -> some View { textStyle { $0.usesMonospacedDigits = true } }

  /// Underlines text in the view, in the color of the text unless another is given.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle { $0.underline = Text.LineStyle(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Strikes through text in the view, in the color of the text unless another is given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle { $0.strikethrough = Text.LineStyle(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Sets the space in points that is added after each character of text in the view.
  public func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }

  /// Sets the space in points that is added after each character of text in the view. It disables ligatures.
  public func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }

  /// Sets the distance in points by which text in the view is raised above its baseline.
  public func baselineOffset(_ offset: CGFloat) -> some View { textStyle { $0.baselineOffset = offset } }

  /// Sets the letter case of text in the view; nil to keep the case of the strings.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the smallest factor by which text in the view may be scaled down to avoid truncation; 1 for none.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Has no effect: text is never tightened.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
