/// A symbol's drawing: what is filled, what is drawn as lines, and what lines are cut out of the filling.
///
/// Coordinates are those of a square of 24 units, twenty of which are an em of the font. Filling and lines do not
/// overlap, so that a translucent colour is the same everywhere.
struct SymbolOutline {
  /// Filled by the even-odd rule.
  let filling: Path
  /// Drawn with a line whose width follows the weight of the font.
  let lines: Path
  /// Lines that are left out of the filling.
  let cuts: Path

  /// The side of the square.
  static let side: CGFloat = 24
  /// Units in an em.
  static let unitsPerEm: CGFloat = 20
  /// From the top of the square down to the baseline: the middle of the square is in the middle of capitals of 0.7 ems.
  static let baseline: CGFloat = 12 + 0.35 * unitsPerEm

  init(_ source: SymbolSource) {
    filling = SymbolReader.path(source.filling)
    lines = SymbolReader.path(source.lines)
    cuts = SymbolReader.path(source.cuts)
  }

  /// The width of lines for a weight on OpenType's scale, in units.
  static func lineWidth(weight: Int) -> CGFloat { 0.7 + 1.1 * CGFloat(weight) / 400 }

  /// The parts of the drawing as paths to be filled by the non-zero rule, the first one without the cuts.
  func areas(weight: Int) -> (filling: Path, cuts: Path, lines: Path) {
    let style = StrokeStyle(
      lineWidth: SymbolOutline.lineWidth(weight: weight), lineCap: .round, lineJoin: .round)
    return (
      filling, cuts.isEmpty ? cuts : cuts.strokedPath(style), lines.isEmpty ? lines : lines.strokedPath(style)
    )
  }
}

/// A symbol as it stands in the table, in the words of `SymbolReader`.
struct SymbolSource {
  var filling = ""
  var lines = ""
  var cuts = ""
}
