/// A symbol that holds another one: in its outline, or left out of its filled form.
struct SymbolEnclosure {
  let glyph: SymbolGlyph
  let isFilled: Bool
  /// Where the other symbol lies.
  let room: CGRect

  /// The enclosure of a name like `circle`; nil for names of symbols that hold nothing.
  init?(_ name: String, isFilled: Bool) {
    guard let room = SymbolEnclosure.rooms[name],
      let glyph = SymbolIndex.glyph(isFilled ? name + ".fill" : name)
        ?? SymbolIndex.glyph(name).map({ .silhouette($0) })
    else { return nil }
    (self.glyph, self.isFilled, self.room) = (glyph, isFilled, room)
  }

  /// The enclosures, longer names before those that they end in.
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
    let inner = content.area(
      fitting: room.size, around: CGPoint(x: room.midX, y: room.midY), lineWidth: 0.95 * lineWidth,
      largestScale: 0.62, widestLine: 3)
    let outer = glyph.area(lineWidth: lineWidth)
    return isFilled ? outer.subtracting(inner) : outer.union(inner)
  }
}
