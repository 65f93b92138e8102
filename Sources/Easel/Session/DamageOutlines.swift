import EaselPixels

/// Shows which parts of a frame were drawn anew: a copy of the frame with outlines along their inner edges.
///
/// The frame itself stays as it is, because the next one is drawn on top of it.
struct DamageOutlines {
  /// Opaque magenta, which pictures rarely have.
  static let color: UInt32 = 0xffff_00ff
  /// Pixels.
  static let lineWidth: Int32 = 2

  let picture: Pixmap
  /// Where the copy has outlines.
  private var lines: [PixelRect] = []

  /// A copy of a frame of which `damage` was drawn last.
  init(of frame: Pixmap, damage: [PixelRect]) {
    picture = Pixmap(width: frame.width, height: frame.height)
    picture.copy(frame.bounds, from: frame)
    outline(damage)
  }

  /// Goes on to the next frame. Gives the pixels that may have changed in the copy.
  mutating func update(from frame: Pixmap, damage: [PixelRect]) -> [PixelRect] {
    let changed = lines + damage
    for rect in changed { picture.copy(rect, from: frame) }
    outline(damage)
    return changed
  }

  private mutating func outline(_ damage: [PixelRect]) {
    lines = damage.flatMap(DamageOutlines.edges)
    for line in lines { picture.fill(DamageOutlines.color, in: line) }
  }

  /// The four edges of a rectangle, inside it.
  private static func edges(_ rect: PixelRect) -> [PixelRect] {
    let (width, height) = (min(lineWidth, rect.x1 - rect.x0), min(lineWidth, rect.y1 - rect.y0))
    return [
      PixelRect(x0: rect.x0, y0: rect.y0, x1: rect.x1, y1: rect.y0 + height),
      PixelRect(x0: rect.x0, y0: rect.y1 - height, x1: rect.x1, y1: rect.y1),
      PixelRect(x0: rect.x0, y0: rect.y0, x1: rect.x0 + width, y1: rect.y1),
      PixelRect(x0: rect.x1 - width, y0: rect.y0, x1: rect.x1, y1: rect.y1),
    ]
  }
}
