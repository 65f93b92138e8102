/// A symbol that can be drawn in any weight: outlines, or a composition of other symbols.
///
/// Coordinates lie in a square of 24 units; 19.5 units are one em of the font.
indirect enum SymbolGlyph {
  /// Outlines of strokes with the widths `regularLineWidth` and `boldLineWidth`.
  case outline(regular: Path, bold: Path)
  /// A filled symbol, which depends little on the weight.
  case filled(Path)
  /// A filling by the even-odd rule, lines that are cut out of it, and lines. Both kinds of lines have the
  /// width of the weight.
  case drawn(filling: Path, cuts: Path, lines: Path)
  /// A symbol filled up to its outer edge, with its inner lines cut out.
  case silhouette(SymbolGlyph)
  /// The outline of a symbol with a part of its filled form.
  case partlyFilled(SymbolGlyph, SymbolGlyph, SymbolPart)
  case slashed(SymbolGlyph)
  /// A symbol with another one, or a plain disc, in a corner.
  case badged(SymbolGlyph, SymbolGlyph?)
  case enclosed(SymbolGlyph, SymbolEnclosure)
  /// Symbols side by side.
  case row([SymbolGlyph])

  /// The side of the square.
  static let side: CGFloat = 24
  /// The number of units per em.
  static let unitsPerEm: CGFloat = 19.5
  /// The distance from the top of the square to the baseline. It centers the square on capital letters of 0.7
  /// ems.
  static let baseline: CGFloat = 12 + 0.35 * unitsPerEm

  static let regularLineWidth: CGFloat = 1.5
  static let boldLineWidth: CGFloat = 2.25

  /// The line width of a weight on the OpenType scale, in units.
  static func lineWidth(weight: Int) -> CGFloat {
    let steps = CGFloat(weight - 400) / 100
    return regularLineWidth + (steps < 0 ? 0.3 : 0.25) * steps
  }
}

extension SymbolGlyph {
  /// The area to fill with the nonzero winding rule.
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

  /// The areas of the layers of a composition, the first one in front; empty for other symbols.
  func layers(lineWidth: CGFloat) -> [Path] {
    switch self {
    case .partlyFilled(let glyph, let filled, let part):
      [
        part.area(of: filled.area(lineWidth: lineWidth), lineWidth: lineWidth),
        glyph.area(lineWidth: lineWidth),
      ]
    case .slashed(let glyph): glyph.area(lineWidth: lineWidth).slashLayers(lineWidth: lineWidth)
    case .badged(let glyph, let badge):
      SymbolBadge(badge).layers(on: glyph.area(lineWidth: lineWidth), lineWidth: lineWidth)
    case .enclosed(let glyph, let enclosure): enclosure.layers(around: glyph, lineWidth: lineWidth)
    default: []
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

  /// The area fitted into a rectangle around `center`, scaled by `largestScale` at most, with lines of about
  /// `lineWidth` after scaling.
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

/// Operations that compose symbols. Areas follow the nonzero winding rule.
extension Path {
  func stroked(_ width: CGFloat) -> Path {
    strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// The area with its lines widened by an amount, or narrowed by a negative one.
  func thickened(by amount: CGFloat) -> Path {
    guard abs(amount) > 0.001 else { return self }
    let edge = stroked(abs(amount))
    return amount > 0 ? union(edge) : subtracting(edge)
  }

  /// The area with its holes filled, and with the lines inside the holes cut out.
  func silhouette(lineWidth: CGFloat) -> Path {
    let whole = withoutHoles
    let inside = whole.thickened(by: -2.3 * lineWidth)
    return whole.subtracting(intersection(inside))
  }

  /// The area inside the outermost contours.
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

  /// The area with a line from the upper left to the lower right and a gap beside the line.
  func slashed(lineWidth: CGFloat) -> Path {
    let layers = slashLayers(lineWidth: lineWidth)
    return layers[1].union(layers[0])
  }

  /// The line, and the area with a gap beside the line.
  func slashLayers(lineWidth: CGFloat) -> [Path] {
    var line = Path()
    line.move(to: CGPoint(x: 3.9, y: 3.1))
    line.addLine(to: CGPoint(x: 20.1, y: 20.9))
    return [line.stroked(lineWidth), subtracting(line.stroked(lineWidth + 2.2))]
  }
}

extension [CGPoint] {
  /// Twice the area of a polygon; positive for a polygon that is clockwise on screen.
  fileprivate var signedArea: CGFloat {
    zip(self, dropFirst() + prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
  }
}
