/// A symbol of any weight: its own outlines, or a composition of other symbols.
///
/// Coordinates are those of a square of 24 units, 19.5 of which are an em of the font.
indirect enum SymbolGlyph {
  /// Strokes as outlines, with lines of `regularLineWidth` and `boldLineWidth`.
  case outline(regular: Path, bold: Path)
  /// A filled symbol, which hardly follows the weight.
  case filled(Path)
  /// A filling by the even-odd rule, lines that are left out of it, and lines, both with the weight's width.
  case drawn(filling: Path, cuts: Path, lines: Path)
  /// A symbol filled up to its outer edge, its inner lines left out.
  case silhouette(SymbolGlyph)
  /// A symbol with a part of its filled form.
  case partlyFilled(SymbolGlyph, SymbolGlyph, SymbolPart)
  case slashed(SymbolGlyph)
  /// A symbol with another one, or a plain disc, in a corner.
  case badged(SymbolGlyph, SymbolGlyph?)
  case enclosed(SymbolGlyph, SymbolEnclosure)
  /// Symbols beside each other.
  case row([SymbolGlyph])

  /// The side of the square.
  static let side: CGFloat = 24
  /// Units in an em.
  static let unitsPerEm: CGFloat = 19.5
  /// From the top of the square down to the baseline: the middle of the square is in the middle of capitals of 0.7 ems.
  static let baseline: CGFloat = 12 + 0.35 * unitsPerEm

  static let regularLineWidth: CGFloat = 1.5
  static let boldLineWidth: CGFloat = 2.25

  /// The width of lines for a weight on OpenType's scale, in units.
  static func lineWidth(weight: Int) -> CGFloat {
    let steps = CGFloat(weight - 400) / 100
    return regularLineWidth + (steps < 0 ? 0.3 : 0.25) * steps
  }
}
