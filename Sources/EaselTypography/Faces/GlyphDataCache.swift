import EaselDrawing
import EaselGeometry
import Synchronization

/// The outlines, bounding boxes and color images of glyphs, for all faces of a library. It can be used from any thread.
final class GlyphDataCache: Sendable {
  /// A glyph of a face.
  struct Key: Hashable {
    var face: UInt64
    var glyph: UInt32
  }

  private struct Contents {
    var outlines = BoundedCache<Key, Path>(limit: GlyphDataCache.outlineLimit)
    var boxes = BoundedCache<Key, CGRect>(limit: GlyphDataCache.boxLimit)
    /// The boxes that were used last, by the lowest bits of the glyph and the face. Most texts find theirs here, in half the
    /// time that hashing the key takes.
    private var recentBoxes = Array(repeating: (key: Key(face: 0, glyph: 0), box: CGRect.null), count: 1024)
    /// Values are nil for glyphs without an image.
    var pictures = BoundedCache<Key, ColorGlyph?>(limit: GlyphDataCache.pictureLimit)

    mutating func box(_ key: Key) -> CGRect? {
      let place = Int(truncatingIfNeeded: UInt64(key.glyph) &+ key.face &* 97) & (recentBoxes.count - 1)
      // No face has the number 0.
      if recentBoxes[place].key == key { return recentBoxes[place].box }
      guard let box = boxes[key] else { return nil }
      recentBoxes[place] = (key, box)
      return box
    }
  }

  /// The largest size of the outlines, in bytes.
  private static let outlineLimit = 16 << 20
  /// The largest size of the bounding boxes, in bytes.
  private static let boxLimit = 4 << 20
  /// The largest size of the color images, in bytes.
  private static let pictureLimit = 32 << 20
  /// The approximate bytes of an entry besides points and pixels.
  private static let entryBytes = 128

  private let contents = Mutex(Contents())

  /// The memory of each of the caches.
  var usage: [CacheUsage] {
    contents.withLock { contents in
      [
        contents.outlines.usage("glyph outlines"), contents.boxes.usage("glyph boxes"),
        contents.pictures.usage("color glyphs"),
      ]
    }
  }

  /// The outline of a glyph. `make` is called without the lock if it is not cached.
  func outline(_ key: Key, _ make: () -> Path) -> Path {
    if let known = contents.withLock({ $0.outlines[key] }) { return known }
    let made = make()
    let bytes = GlyphDataCache.entryBytes + made.pointCount * MemoryLayout<CGPoint>.stride
    contents.withLock { $0.outlines.insert(made, for: key, cost: bytes) }
    return made
  }

  /// The bounding box of a glyph. `make` is called without the lock if it is not cached.
  func box(_ key: Key, _ make: () -> CGRect) -> CGRect {
    if let known = contents.withLock({ $0.box(key) }) { return known }
    let made = make()
    contents.withLock { $0.boxes.insert(made, for: key, cost: GlyphDataCache.entryBytes) }
    return made
  }

  /// The image of a glyph. `make` is called without the lock if it is not cached.
  func picture(_ key: Key, _ make: () -> ColorGlyph?) -> ColorGlyph? {
    if let known = contents.withLock({ $0.pictures[key] }) { return known }
    let made = make()
    let pixelBytes = (made?.image.pixels.count ?? 0) * MemoryLayout<UInt32>.stride
    contents.withLock { $0.pictures.insert(made, for: key, cost: GlyphDataCache.entryBytes + pixelBytes) }
    return made
  }
}
