import EaselDrawing
import EaselPixels

/// The images of symbols, relative to the device pixel of their origin.
///
/// The cache has a budget of bytes and removes the least recently used images first. It removes several at a time, because
/// finding the oldest ones takes a look at all.
final class SymbolCache {
  /// The bytes of pixels that are kept.
  var budget = Limits.symbolBudget {
    didSet { makeRoom(for: 0, keepingThisFrame: false) }
  }
  private(set) var byteCount = 0
  /// The numbers of draws in this frame whose image was cached, and of images that were created.
  private(set) var hits = 0
  private(set) var misses = 0

  private struct Entry {
    var picture: PassSurface
    var lastUse: Int
  }

  private var entries: [SymbolKey: Entry] = [:]
  private var inks: [ContentHash: InkBounds] = [:]
  /// The symbol of the latest look-up: most symbols are drawn many times in succession.
  private var latest: (symbol: ContentHash, ink: InkBounds)?
  private var frame = 0
  /// The last frame in which all images of earlier frames were removed, so that there is none left to remove.
  private var clearedFrame = -1
  /// The share of the budget that is kept when images are removed.
  private static let keptShare = 0.75

  /// Call this before the first symbol of a frame.
  func beginFrame() {
    frame += 1
    (hits, misses) = (0, 0)
    if inks.count > Limits.symbolBoundsCount { inks.removeAll(keepingCapacity: true) }
  }

  /// The bounds and the cost of a symbol.
  func ink(of symbol: Fragment) -> InkBounds {
    if let latest, latest.symbol == symbol.hash { return latest.ink }
    let known = inks[symbol.hash]
    let ink = known ?? InkBounds(of: symbol)
    if known == nil { inks[symbol.hash] = ink }
    latest = (symbol.hash, ink)
    return ink
  }

  /// The cached image of a symbol.
  func picture(_ key: SymbolKey) -> PassSurface? {
    guard let index = entries.index(forKey: key) else { return nil }
    hits += 1
    entries.values[index].lastUse = frame
    return entries.values[index].picture
  }

  /// Counts a draw that shares the image of another draw in the frame.
  func countShared() { hits += 1 }

  /// Adds an image that was created in this frame, unless the images of this frame exceed the budget.
  func keep(_ picture: PassSurface, as key: SymbolKey) {
    misses += 1
    makeRoom(for: picture.byteCount, keepingThisFrame: true)
    guard byteCount + picture.byteCount <= budget, entries[key] == nil else { return }
    entries[key] = Entry(picture: picture, lastUse: frame)
    byteCount += picture.byteCount
  }

  /// Removes images until the new one has room, and some more, so that the next ones have room too.
  private func makeRoom(for bytes: Int, keepingThisFrame: Bool) {
    guard byteCount + bytes > budget, !keepingThisFrame || clearedFrame < frame else { return }
    let kept = Int(Double(budget) * SymbolCache.keptShare)
    let oldest = entries.filter { !keepingThisFrame || $0.value.lastUse < frame }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldest {
      guard byteCount > kept || byteCount + bytes > budget else { return }
      entries[key] = nil
      byteCount -= entry.picture.byteCount
    }
    clearedFrame = frame
  }
}
