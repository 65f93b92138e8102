/// A symbol that encloses another one. The inner symbol is drawn inside the outline, or cut out of the filled
/// form.
struct SymbolEnclosure {
  let glyph: SymbolGlyph
  let isFilled: Bool
  /// The rectangle of the inner symbol.
  let room: CGRect

  /// The enclosure of a name, for instance `circle`; nil for symbols that cannot enclose others.
  init?(_ name: String, isFilled: Bool) {
    guard let room = SymbolEnclosure.rooms[name],
      let glyph = SymbolIndex.glyph(isFilled ? name + ".fill" : name)
        ?? SymbolIndex.glyph(name).map({ .silhouette($0) })
    else { return nil }
    (self.glyph, self.isFilled, self.room) = (glyph, isFilled, room)
  }

  /// The names of enclosures. Longer names precede their suffixes.
  static let names = rooms.keys.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }

  private static let rooms: [String: CGRect] = [
    "circle": room(12, 12, 10.4),
    "square": room(12, 12, 10.8),
    "app": room(12, 12, 10.8),
    "circle.dashed": room(12, 12, 9.6),
    "square.dashed": room(12, 12, 9.6),
    "rectangle": room(12, 12, 13, 9),
    "rectangle.portrait": room(12, 12, 8.6, 10.8),
    "triangle": room(12, 14.4, 7.4),
    "diamond": room(12, 12, 8.8),
    "hexagon": room(12, 12, 9.8),
    "octagon": room(12, 12, 10.4),
    "pentagon": room(12, 12.8, 9.4),
    "capsule": room(12, 12, 13, 6.4),
    "oval": room(12, 12, 11, 7.6),
    "seal": room(12, 12, 9.6),
    "shield": room(12, 11.4, 9.4),
    "message": room(12, 12, 9.8),
    "bubble": room(12, 12, 9.8),
    "bubble.left": room(12.4, 11.6, 9.4),
    "bubble.right": room(11.6, 11.6, 9.4),
    "icloud": room(13.6, 13.4, 8),
    "cloud": room(13.6, 13.4, 8),
    "heart": room(12, 11.6, 8.4),
    "house": room(12, 13.8, 8.4),
    "doc": room(12, 14.6, 7.2),
    "folder": room(12, 13.6, 8.4),
    "bag": room(12, 13.4, 8.4),
    "bookmark": room(12, 9.8, 7.4),
    "tv": room(12, 10.4, 9.6),
    "display": room(12, 10.4, 9.6),
    "trash": room(12, 13.8, 7),
    "calendar": room(12, 14.8, 7),
    "rotation": room(12, 12, 8),
    "goforward": room(12, 12, 8.4),
    "gobackward": room(12, 12, 8.4),
  ]

  private static func room(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat? = nil) -> CGRect {
    let height = height ?? width
    return CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }

  func area(around content: SymbolGlyph, lineWidth: CGFloat) -> Path {
    let layers = layers(around: content, lineWidth: lineWidth)
    return isFilled ? layers[1].subtracting(layers[0]) : layers[1].union(layers[0])
  }

  /// The enclosed symbol, and the enclosing one behind it.
  func layers(around content: SymbolGlyph, lineWidth: CGFloat) -> [Path] {
    let inner = content.area(
      fitting: room.size, around: CGPoint(x: room.midX, y: room.midY), lineWidth: 0.95 * lineWidth,
      largestScale: 0.62, widestLine: 3)
    return [inner, glyph.area(lineWidth: lineWidth)]
  }
}

/// A badge in a corner of a symbol: a disc with a symbol cut out of it at the lower right, or a plain disc at
/// the upper right.
struct SymbolBadge {
  private let glyph: SymbolGlyph?

  init(_ glyph: SymbolGlyph?) { self.glyph = glyph }

  /// The area of a symbol with the badge and a gap around the badge.
  func area(on base: Path, lineWidth: CGFloat) -> Path {
    let layers = layers(on: base, lineWidth: lineWidth)
    return layers[1].union(layers[0])
  }

  /// The badge, and the symbol with a gap around the badge.
  func layers(on base: Path, lineWidth: CGFloat) -> [Path] {
    guard let glyph else { return put(CGPoint(x: 18.6, y: 5.6), radius: 3.2, on: base) { $0 } }
    let center = CGPoint(x: 18.6, y: 18.2)
    let sign = glyph.area(
      fitting: CGSize(width: 5.4, height: 5.8), around: center, lineWidth: 0.72 * lineWidth,
      largestScale: 0.5, widestLine: 3.6)
    return put(center, radius: 4.9, on: base) { $0.subtracting(sign) }
  }

  private func put(
    _ center: CGPoint, radius: CGFloat, on base: Path, change: (Path) -> Path
  ) -> [Path] {
    [change(disc(center, radius)), base.subtracting(disc(center, radius + 1.2))]
  }

  private func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// The filled part of a symbol whose remainder is an outline.
enum SymbolPart: String {
  case leftHalf = "lefthalf"
  case leadingHalf = "leadinghalf"
  case rightHalf = "righthalf"
  case trailingHalf = "trailinghalf"
  case topHalf = "tophalf"
  case bottomHalf = "bottomhalf"
  case inset

  func area(of filled: Path, lineWidth: CGFloat) -> Path {
    let ink = filled.boundingRect
    let half: CGRect
    switch self {
    case .leftHalf, .leadingHalf:
      half = CGRect(x: ink.minX, y: ink.minY, width: ink.width / 2, height: ink.height)
    case .rightHalf, .trailingHalf:
      half = CGRect(x: ink.midX, y: ink.minY, width: ink.width / 2, height: ink.height)
    case .topHalf: half = CGRect(x: ink.minX, y: ink.minY, width: ink.width, height: ink.height / 2)
    case .bottomHalf: half = CGRect(x: ink.minX, y: ink.midY, width: ink.width, height: ink.height / 2)
    case .inset: return filled.thickened(by: -2 * (lineWidth + 1.4))
    }
    return filled.intersection(Path(half))
  }
}
