import EaselDrawing
import EaselPixels

/// Finished pixels of passes that are kept from frame to frame: what moves above a blurred background does not blur it
/// again.
///
/// The pixels of a pass are a function of its content and of the frame's bounds, not of what is needed of them, so that
/// what is kept never shows. A pass is kept as long as the frames that follow have it, needed or not.
final class LayerCache {
  /// Bytes of pixels; what would go beyond is not kept.
  private static let budget = 64 << 20
  /// Parts of one pass; the oldest go first.
  private static let largestPartCount = 64

  /// The parts of one pass.
  private struct Chain {
    /// The place of the newest.
    var first: Int?
    var count = 0
    /// The last frame that had the pass.
    var lastFrame: Int
  }

  /// A place for a part.
  private struct Place {
    var pass = ContentHash.zero
    /// Nil where nothing is kept.
    var part: CachedSurface?
    /// Of the next older part of the pass, or the next one where nothing is kept.
    var next: Int?
  }

  private var chains: [ContentHash: Chain] = [:]
  /// Of all passes, so that parts come and go without memory of their own.
  private var places: [Place] = []
  private var firstFree: Int?
  private var frame = 0
  private var frameBounds = PixelRect.empty
  private(set) var byteCount = 0

  /// Forgets what the frame that begins does not have.
  func beginFrame(_ bounds: PixelRect, _ passes: [PassPlan]) {
    frame += 1
    defer { frameBounds = bounds }
    guard !chains.isEmpty else { return }
    if bounds == frameBounds {
      for pass in passes {
        if let index = chains.index(forKey: pass.hash) { chains.values[index].lastFrame = frame }
      }
    }
    for index in places.indices where places[index].part != nil {
      let pass = places[index].pass
      guard chains[pass]?.lastFrame != frame else { continue }
      chains[pass] = nil
      empty(index)
    }
  }

  func removeAll() {
    chains.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    firstFree = nil
    byteCount = 0
  }

  func hasParts(of pass: PassPlan) -> Bool { pass.isKept && chains[pass.hash] != nil }

  /// The part of a pass that holds all of `needed`; nil when none does.
  func part(of pass: PassPlan, holding needed: PixelRect) -> CachedSurface? {
    guard pass.isKept, let chain = chains[pass.hash] else { return nil }
    var next = chain.first
    while let index = next {
      if var part = places[index].part, part.bounds.contains(needed) {
        part.bounds = needed
        return part
      }
      next = places[index].next
    }
    return nil
  }

  /// Keeps what was painted of a pass, in place of parts that it holds.
  func keep(_ part: CachedSurface, of pass: PassPlan) {
    guard pass.isKept, byteCount + part.byteCount <= LayerCache.budget else { return }
    var chain = chains[pass.hash] ?? Chain(lastFrame: frame)
    thin(&chain, for: part.bounds)
    let place = firstFree ?? places.endIndex
    if let firstFree { self.firstFree = places[firstFree].next } else { places.append(Place()) }
    places[place] = Place(pass: pass.hash, part: part, next: chain.first)
    byteCount += part.byteCount
    chain.first = place
    chain.count += 1
    chains[pass.hash] = chain
  }

  /// Forgets the parts that a new one holds, and the oldest one where there are too many.
  private func thin(_ chain: inout Chain, for new: PixelRect) {
    var (newer, next) = (Int?.none, chain.first)
    while let index = next {
      next = places[index].next
      let isOneTooMany = next == nil && chain.count == LayerCache.largestPartCount
      guard isOneTooMany || places[index].part.map({ new.contains($0.bounds) }) == true else {
        newer = index
        continue
      }
      if let newer { places[newer].next = next } else { chain.first = next }
      chain.count -= 1
      empty(index)
    }
  }

  private func empty(_ index: Int) {
    byteCount -= places[index].part?.byteCount ?? 0
    places[index] = Place(next: firstFree)
    firstFree = index
  }
}

extension PassPlan {
  /// Symbols have a cache of their own, and Float32 need not be fast.
  fileprivate var isKept: Bool { symbol == nil && colorMode == nil }
}
