extension SymbolGlyph {
  /// What is painted, to be filled by the non-zero rule.
  func area(lineWidth: CGFloat) -> Path {
    switch self {
    case .outline(let regular, let bold):
      let isBold = lineWidth > (SymbolGlyph.regularLineWidth + SymbolGlyph.boldLineWidth) / 2
      return isBold
        ? bold.thickened(by: lineWidth - SymbolGlyph.boldLineWidth)
        : regular.thickened(by: lineWidth - SymbolGlyph.regularLineWidth)
    case .filled(let path): return path.thickened(by: 0.3 * (lineWidth - SymbolGlyph.regularLineWidth))
    case .drawn(let filling, let cuts, let lines):
      return SymbolGlyph.area(filling: filling, cuts: cuts, lines: lines, lineWidth: lineWidth)
    case .silhouette(let glyph): return glyph.area(lineWidth: lineWidth).silhouette(lineWidth: lineWidth)
    case .partlyFilled(let glyph, let filled, let part):
      return glyph.area(lineWidth: lineWidth).union(
        part.area(of: filled.area(lineWidth: lineWidth), lineWidth: lineWidth))
    case .slashed(let glyph): return glyph.area(lineWidth: lineWidth).slashed(lineWidth: lineWidth)
    case .badged(let glyph, let badge):
      return SymbolBadge(badge).area(on: glyph.area(lineWidth: lineWidth), lineWidth: lineWidth)
    case .enclosed(let glyph, let enclosure): return enclosure.area(around: glyph, lineWidth: lineWidth)
    case .row(let glyphs): return SymbolGlyph.row(glyphs.map { $0.area(lineWidth: lineWidth) })
    }
  }

  private static func area(filling: Path, cuts: Path, lines: Path, lineWidth: CGFloat) -> Path {
    let strokes = lines.isEmpty ? lines : lines.stroked(lineWidth)
    guard !filling.isEmpty else { return strokes }
    var area = filling.normalized(eoFill: true)
    if !cuts.isEmpty { area = area.subtracting(cuts.stroked(lineWidth)) }
    return strokes.isEmpty ? area : area.union(strokes)
  }

  /// Areas side by side.
  private static func row(_ areas: [Path]) -> Path {
    var (row, end) = (Path(), CGFloat(0))
    for area in areas {
      let ink = area.boundingRect
      row.addPath(area, transform: CGAffineTransform(translationX: end - ink.minX, y: 0))
      end += ink.width + 0.08 * side
    }
    return row
  }

  /// The area in a rectangle around `center`, at most `largestScale` of its size, with lines of about `lineWidth`
  /// after scaling.
  func area(
    fitting room: CGSize, around center: CGPoint, lineWidth: CGFloat, largestScale: CGFloat,
    widestLine: CGFloat
  ) -> Path {
    let ink = area(lineWidth: SymbolGlyph.regularLineWidth).boundingRect
    guard ink.width > 0, ink.height > 0 else { return Path() }
    let scale = min(room.width / ink.width, room.height / ink.height, largestScale)
    return area(lineWidth: min(lineWidth / scale, widestLine)).applying(
      CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale, y: scale)
        .translatedBy(x: -ink.midX, y: -ink.midY))
  }
}
