extension Text {
  /// The same text with a change to what its pieces leave open: what is nearer to a piece counts.
  private func filling(_ change: (inout PieceStyle) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index].style) }
    return copy
  }

  /// The font of the pieces that have none.
  public func font(_ font: Font?) -> Text { filling { $0.font.fill(with: font) } }

  /// The colour of the pieces that have none.
  public func foregroundColor(_ color: Color?) -> Text {
    filling { $0.foreground.fill(with: color.map { AnyShapeStyle($0) }) }
  }

  /// The style of the pieces that have none; a gradient spans the text's box.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    filling { $0.foreground.fill(with: AnyShapeStyle(style)) }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text { filling { $0.weight.fill(with: weight) } }

  public func fontWidth(_ width: Font.Width?) -> Text { filling { $0.width.fill(with: width) } }

  public func fontDesign(_ design: Font.Design?) -> Text { filling { $0.design.fill(with: design) } }

  public func bold() -> Text { fontWeight(.bold) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { filling { $0.isItalic.fill(with: true) } }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  /// All digits as wide as each other.
  public func monospacedDigit() -> Text { filling { $0.usesMonospacedDigits.fill(with: true) } }

  /// A line under the text, in its own colour unless another is given.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// A line under the text, in its own colour unless another is given.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    filling { $0.underline.fill(with: LineStyle(isActive: isActive, pattern: pattern, color: color)) }
  }

  /// A line through the text, in its own colour unless another is given.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// A line through the text, in its own colour unless another is given.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    filling { $0.strikethrough.fill(with: LineStyle(isActive: isActive, pattern: pattern, color: color)) }
  }

  /// Points added after each character.
  public func kerning(_ kerning: CGFloat) -> Text { filling { $0.kerning.fill(with: kerning) } }

  /// Points added after each character; keeps ligatures from forming.
  public func tracking(_ tracking: CGFloat) -> Text { filling { $0.tracking.fill(with: tracking) } }

  /// By how many points the text stands above the baseline.
  public func baselineOffset(_ offset: CGFloat) -> Text { filling { $0.baselineOffset.fill(with: offset) } }
}

extension Optional {
  /// Sets what is nil.
  fileprivate mutating func fill(with value: Wrapped?) { if case .none = self { self = value } }
}
