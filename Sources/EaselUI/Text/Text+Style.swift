extension Text {
  /// The same text with a change to what its pieces leave open: what is nearer to a piece counts.
  // Consuming, as all that uses it: a text that nobody else has is changed in place.
  private consuming func filling(_ change: (inout PieceStyle) -> Void) -> Text {
    for index in pieces.indices { change(&pieces[index].style) }
    return self
  }

  /// The font of the pieces that have none.
  public consuming func font(_ font: Font?) -> Text { filling { $0.font.fill(with: font) } }

  /// The colour of the pieces that have none.
  public consuming func foregroundColor(_ color: Color?) -> Text {
    filling { $0.foreground.fill(with: color.map { .color($0) }) }
  }

  /// The style of the pieces that have none; a gradient spans the text's box.
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    filling { $0.foreground.fill(with: Foreground(style)) }
  }

  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    filling { $0.weight.fill(with: weight) }
  }

  public consuming func fontWidth(_ width: Font.Width?) -> Text { filling { $0.width.fill(with: width) } }

  public consuming func fontDesign(_ design: Font.Design?) -> Text {
    filling { $0.design.fill(with: design) }
  }

  public consuming func bold() -> Text { fontWeight(.bold) }

  public consuming func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public consuming func italic() -> Text { filling { $0.isItalic.fill(with: true) } }

  public consuming func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public consuming func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// All digits as wide as each other.
  public consuming func monospacedDigit() -> Text { filling { $0.usesMonospacedDigits.fill(with: true) } }

  /// A line under the text, in its own colour unless another is given.
  public consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// A line under the text, in its own colour unless another is given.
  public consuming func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
    -> Text
  {
    filling { $0.underline.fill(with: LineStyle(isActive: isActive, pattern: pattern, color: color)) }
  }

  /// A line through the text, in its own colour unless another is given.
  public consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// A line through the text, in its own colour unless another is given.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    filling { $0.strikethrough.fill(with: LineStyle(isActive: isActive, pattern: pattern, color: color)) }
  }

  /// Points added after each character.
  public consuming func kerning(_ kerning: CGFloat) -> Text { filling { $0.kerning.fill(with: kerning) } }

  /// Points added after each character; keeps ligatures from forming.
  public consuming func tracking(_ tracking: CGFloat) -> Text { filling { $0.tracking.fill(with: tracking) } }

  /// By how many points the text stands above the baseline.
  public consuming func baselineOffset(_ offset: CGFloat) -> Text {
    filling { $0.baselineOffset.fill(with: offset) }
  }
}

extension Text {
  /// The same text with what its pieces leave open taken from a style.
  func filled(from style: PieceStyle) -> Text {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].style = pieces[index].style.filled(from: style) }
    return copy
  }
}

extension Optional {
  /// Sets what is nil.
  fileprivate mutating func fill(with value: Wrapped?) { if case .none = self { self = value } }
}
