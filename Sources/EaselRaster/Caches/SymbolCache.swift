import EaselDrawing
import EaselPixels

/// Pictures of symbols, around the device pixel of their origin, kept from frame to frame within a budget of bytes; the one that was not used for longest goes
/// first.
final class SymbolCache {
  /// Bytes of pixels that may be kept.
  var budget = 32 << 20 {
    didSet { makeRoom(for: 0, keepingThisFrame: false) }
  }
  private(set) var byteCount = 0
  /// Draws of this frame whose picture was there, and pictures that had to be made.
  private(set) var hits = 0
  private(set) var misses = 0

  private struct Entry {
    var picture: PassSurface
    var lastUse: Int
  }

  private var entries: [SymbolKey: Entry] = [:]
  private var inks: [ContentHash: InkBounds] = [:]
  private var frame = 0

  /// Fragments whose bounds are remembered.
  private static let largestInkCount = 4096

  /// To be called before the first symbol of a frame.
  func beginFrame() {
    frame += 1
    (hits, misses) = (0, 0)
    if inks.count > SymbolCache.largestInkCount { inks.removeAll(keepingCapacity: true) }
  }

  func ink(of symbol: Fragment) -> InkBounds {
    if let known = inks[symbol.hash] { return known }
    let ink = InkBounds(of: symbol)
    inks[symbol.hash] = ink
    return ink
  }

  func picture(_ key: SymbolKey) -> PassSurface? {
    guard let index = entries.index(forKey: key) else { return nil }
    hits += 1
    entries.values[index].lastUse = frame
    return entries.values[index].picture
  }

  /// Counts a draw that shares the picture of another one of the frame.
  func countShared() { hits += 1 }

  /// Keeps a picture that was made in this frame, if there is room for it beside the others of the frame.
  func keep(_ picture: PassSurface, as key: SymbolKey) {
    misses += 1
    makeRoom(for: picture.byteCount, keepingThisFrame: true)
    guard byteCount + picture.byteCount <= budget, entries[key] == nil else { return }
    entries[key] = Entry(picture: picture, lastUse: frame)
    byteCount += picture.byteCount
  }

  private func makeRoom(for bytes: Int, keepingThisFrame: Bool) {
    guard byteCount + bytes > budget else { return }
    let oldest = entries.filter { !keepingThisFrame || $0.value.lastUse < frame }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldest {
      guard byteCount + bytes > budget else { return }
      entries[key] = nil
      byteCount -= entry.picture.byteCount
    }
  }
}
