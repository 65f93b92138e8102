import EaselPixels

/// The coverage masks of glyphs in one block of memory. It changes while frames are planned, and workers read it.
final class GlyphMaskStore {
  /// The position of a mask in memory, and its bounds relative to the pixel of the glyph's origin.
  struct Entry {
    var offset: Int
    var bounds: PixelRect

    var stride: Int { (bounds.width + 3) & ~3 }
  }

  private var bytes = Buffer<UInt8>(minimumCapacity: 1 << 16)
  private var entries = Buffer<Entry>(minimumCapacity: 256)

  /// Bytes in use.
  var byteCount: Int { bytes.count + entries.count * MemoryLayout<Entry>.stride }

  func removeAll() {
    bytes.removeAll()
    entries.removeAll()
  }

  /// Adds a mask of zeros. The view is valid until the next call.
  func add(over bounds: PixelRect) -> (index: Int32, view: MaskView) {
    var entry = Entry(offset: bytes.count, bounds: bounds)
    if bounds.isEmpty { entry.bounds = .empty }
    bytes.append(repeating: 0, count: entry.stride * entry.bounds.height + RegionScratch.slack)
    entries.append(entry)
    return (
      Int32(entries.count - 1),
      MaskView(bytes: bytes.base + entry.offset, stride: entry.stride, bounds: entry.bounds)
    )
  }

  @inline(__always)
  func bounds(of index: Int32) -> PixelRect { entries[Int(index)].bounds }

  /// The mask for a glyph whose origin is in device pixel (x, y).
  @inline(__always)
  func view(of index: Int32, x: Int32, y: Int32) -> MaskView {
    let entry = entries[Int(index)]
    let bounds = PixelRect(
      x0: entry.bounds.x0 &+ x, y0: entry.bounds.y0 &+ y, x1: entry.bounds.x1 &+ x, y1: entry.bounds.y1 &+ y)
    return MaskView(bytes: bytes.base + entry.offset, stride: entry.stride, bounds: bounds)
  }
}
