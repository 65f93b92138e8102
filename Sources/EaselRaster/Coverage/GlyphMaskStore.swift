import EaselDrawing
import EaselPixels

/// The coverage masks of glyphs by key. It changes while frames are planned, and workers read it.
///
/// Two generations of masks approximate the order of use. New masks are added to the young generation, and a mask of the
/// old one that is used again is copied to it. When the young generation is large, it becomes the old one, and the
/// previous old one is freed with all masks that were not used since.
final class GlyphMaskStore {
  private var young = MaskGeneration()
  private var old = MaskGeneration()

  /// The bytes of memory of masks and of their index.
  var byteCount: Int { young.byteCount + old.byteCount }

  /// Frees masks that were not used recently if the memory is near the limit.
  ///
  /// - Returns: Whether the indices of all masks have become invalid.
  func beginFrame() -> Bool {
    // Buffers double when they grow, so each generation takes at most half of the budget.
    guard young.byteCount > Limits.glyphMaskBudget / 4 else { return false }
    var freed = MaskGeneration()
    swap(&freed, &young)
    swap(&freed, &old)
    return true
  }

  /// The index of a mask, if there is one; valid until `beginFrame()` returns true.
  func index(of key: ContentHash) -> Int32? {
    if let known = young.indices[key] { return known }
    guard let known = old.indices[key] else { return nil }
    let index = young.add(old.entries[Int(known)].bounds, key)
    young.copy(old.entries[Int(known)], from: old, to: index)
    return index
  }

  /// Adds a mask of zeros. The view is valid until the next call.
  func add(_ key: ContentHash, over bounds: PixelRect) -> (index: Int32, view: MaskView) {
    let index = young.add(bounds, key)
    return (index, view(of: index, x: 0, y: 0))
  }

  @inline(__always)
  func bounds(of index: Int32) -> PixelRect { young.entries[Int(index)].bounds }

  /// The mask for a glyph whose origin is in device pixel (x, y).
  @inline(__always)
  func view(of index: Int32, x: Int32, y: Int32) -> MaskView {
    let entry = young.entries[Int(index)]
    let bounds = PixelRect(
      x0: entry.bounds.x0 &+ x, y0: entry.bounds.y0 &+ y, x1: entry.bounds.x1 &+ x, y1: entry.bounds.y1 &+ y)
    return MaskView(bytes: young.bytes.base + entry.offset, stride: entry.stride, bounds: bounds)
  }
}

/// Masks in one block of memory.
private struct MaskGeneration: ~Copyable {
  /// The position of a mask in memory, and its bounds relative to the pixel of the glyph's origin.
  struct Entry {
    var offset: Int
    var bounds: PixelRect

    var stride: Int { (bounds.width + 3) & ~3 }
    var byteCount: Int { stride * bounds.height + RegionScratch.slack }
  }

  private(set) var bytes = Buffer<UInt8>(minimumCapacity: 1 << 16)
  private(set) var entries = Buffer<Entry>(minimumCapacity: 256)
  private(set) var indices = ContentMap<Int32>()

  var byteCount: Int { bytes.byteCount + entries.byteCount + indices.byteCount }

  /// Adds a mask of zeros and returns its index.
  mutating func add(_ bounds: PixelRect, _ key: ContentHash) -> Int32 {
    let entry = Entry(offset: bytes.count, bounds: bounds.isEmpty ? .empty : bounds)
    let index = Int32(entries.count)
    bytes.append(repeating: 0, count: entry.byteCount)
    entries.append(entry)
    indices[key] = index
    return index
  }

  /// Copies the coverage of another generation's mask to a mask with the same bounds.
  mutating func copy(_ entry: Entry, from other: borrowing MaskGeneration, to index: Int32) {
    (bytes.base + entries[Int(index)].offset).update(
      from: other.bytes.base + entry.offset, count: entry.byteCount)
  }
}
