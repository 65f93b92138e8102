import EaselPixels

/// A copy of a frame with outlines around the damaged rectangles, inside their edges.
///
/// The outlines are not drawn into the frame itself, because the next frame is drawn on top of it.
struct DamageOutlines {
  /// Opaque magenta, which is rare in drawings.
  static let color: UInt32 = 0xffff_00ff
  /// Pixels.
  static let lineWidth: Int32 = 2

  let picture: Pixmap
  /// The outlines of the copy.
  private var lines: [PixelRect] = []

  /// Copies a frame and outlines its damage.
  init(of frame: Pixmap, damage: [PixelRect]) {
    picture = Pixmap(width: frame.width, height: frame.height)
    picture.copy(frame.bounds, from: frame)
    outline(damage)
  }

  /// Updates the copy to the next frame and returns the rectangles that changed in it.
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
