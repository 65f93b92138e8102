extension Text {
  /// The text with a change to the style properties that its pieces leave open. Properties set closer to a
  /// piece win.
  // Consuming, like all its callers, so that a uniquely referenced text is changed in place.
  private consuming func filling(_ change: (inout PieceStyle) -> Void) -> Text {
    for index in pieces.indices { change(&pieces[index].style) }
    return self
  }

  /// Sets the font of the parts without a font.
  public consuming func font(_ font: Font?) -> Text { filling { $0.font.fill(with: font) } }

  /// Sets the color of the parts without a color.
  public consuming func foregroundColor(_ color: Color?) -> Text {
    filling { $0.foreground.fill(with: color.map { .color($0) }) }
  }

  /// Sets the foreground style of the parts without one. A gradient spans the box of the whole text.
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    filling { $0.foreground.fill(with: Foreground(style)) }
  }

  /// Sets the font weight of the parts without one.
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    filling { $0.weight.fill(with: weight) }
  }

  /// Sets the font width of the parts without one.
  public consuming func fontWidth(_ width: Font.Width?) -> Text { filling { $0.width.fill(with: width) } }

  /// Sets the font design of the parts without one.
  public consuming func fontDesign(_ design: Font.Design?) -> Text {
    filling { $0.design.fill(with: design) }
  }

  /// Makes the text bold.
  public consuming func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold if `isActive` is true.
  public consuming func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic.
  public consuming func italic() -> Text { filling { $0.isItalic.fill(with: true) } }

  /// Makes the text italic if `isActive` is true.
  public consuming func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Uses the monospaced font design if `isActive` is true.
  public consuming func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// Uses digits of equal width.
  public consuming func monospacedDigit() -> Text { filling { $0.usesMonospacedDigits.fill(with: true) } }

  /// Underlines the text, in the color of the text unless another is given.
  public consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Underlines the text with a line pattern, in the color of the text unless another is given.
  public consuming func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
    -> Text
  {
    filling { $0.underline.fill(with: LineStyle(isActive: isActive, pattern: pattern, color: color)) }
  }

  /// Strikes through the text, in the color of the text unless another is given.
  public consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Strikes through the text with a line pattern, in the color of the text unless another is given.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    filling { $0.strikethrough.fill(with: LineStyle(isActive: isActive, pattern: pattern, color: color)) }
  }

  /// Adds space in points after each character.
  public consuming func kerning(_ kerning: CGFloat) -> Text { filling { $0.kerning.fill(with: kerning) } }

  /// Adds space in points after each character and disables ligatures.
  public consuming func tracking(_ tracking: CGFloat) -> Text { filling { $0.tracking.fill(with: tracking) } }

  /// Raises the text by a distance in points above the baseline.
  public consuming func baselineOffset(_ offset: CGFloat) -> Text {
    filling { $0.baselineOffset.fill(with: offset) }
  }
}

extension Text {
  /// The text with the open style properties of its pieces taken from a style.
  func filled(from style: PieceStyle) -> Text {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].style = pieces[index].style.filled(from: style) }
    return copy
  }
}

extension Optional {
  /// Sets the value if it is nil.
  fileprivate mutating func fill(with value: Wrapped?) { if case .none = self { self = value } }
}
