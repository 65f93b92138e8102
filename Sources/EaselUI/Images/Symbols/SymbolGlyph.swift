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

/// What symbols are composed by. Areas are those of the non-zero rule.
extension Path {
  func stroked(_ width: CGFloat) -> Path {
    strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// An area whose lines are wider by an amount, or narrower by a negative one.
  func thickened(by amount: CGFloat) -> Path {
    guard abs(amount) > 0.001 else { return self }
    let edge = stroked(abs(amount))
    return amount > 0 ? union(edge) : subtracting(edge)
  }

  /// An area with its holes filled, without the lines in the holes.
  func silhouette(lineWidth: CGFloat) -> Path {
    let whole = withoutHoles
    let inside = whole.thickened(by: -2.3 * lineWidth)
    return whole.subtracting(intersection(inside))
  }

  /// The area within the outermost contours.
  private var withoutHoles: Path {
    var (result, contour) = (Path(), [CGPoint]())
    func finish() {
      if contour.signedArea > 0 {
        result.addLines(contour)
        result.closeSubpath()
      }
      contour = []
    }
    normalized(eoFill: false).forEach { element in
      switch element {
      case .move(let point):
        finish()
        contour = [point]
      case .line(let point): contour.append(point)
      default: break
      }
    }
    finish()
    return result.normalized(eoFill: false)
  }

  /// An area with a line through it from the upper left to the lower right, beside which it is clear.
  func slashed(lineWidth: CGFloat) -> Path {
    var line = Path()
    line.move(to: CGPoint(x: 3.9, y: 3.1))
    line.addLine(to: CGPoint(x: 20.1, y: 20.9))
    return subtracting(line.stroked(lineWidth + 2.2)).union(line.stroked(lineWidth))
  }
}

extension [CGPoint] {
  /// Twice the area of a polygon; positive for one that runs clockwise on screen.
  fileprivate var signedArea: CGFloat {
    zip(self, dropFirst() + prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
  }
}
