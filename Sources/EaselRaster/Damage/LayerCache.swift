import EaselDrawing
import EaselPixels

/// A cache of the finished pixels of passes. Content that moves above a blurred background does not blur it again.
///
/// The pixels of a pass depend on its content and on the bounds of the frame, but not on which part of the pass is shown,
/// so a frame looks the same with and without the cache. A pass stays in the cache as long as every frame contains it,
/// visible or not.
final class LayerCache {
  /// The largest total size of the pixels, in bytes. Pixels beyond it are not cached.
  static let budget = 64 << 20
  /// The largest number of parts of one pass. The oldest part is removed first.
  private static let largestPartCount = 64

  /// The parts of one pass, as a linked list in `slots`.
  private struct Chain {
    /// The slot of the newest part.
    var first: Int?
    var count = 0
    /// The last frame that contained the pass.
    var lastFrame: Int
  }

  /// A slot for a part.
  private struct Slot {
    var pass = ContentHash.zero
    /// Nil if the slot is free.
    var part: CachedSurface?
    /// The slot of the next older part of the pass, or the next free slot.
    var next: Int?
  }

  private var chains: [ContentHash: Chain] = [:]
  /// The parts of all passes. Slots are reused, so adding a part rarely allocates.
  private var slots: [Slot] = []
  private var firstFree: Int?
  private var frame = 0
  private var frameBounds = PixelRect.empty
  private(set) var byteCount = 0

  /// Removes the passes that the new frame does not contain.
  func beginFrame(_ bounds: PixelRect, _ passes: [PassPlan]) {
    frame += 1
    defer { frameBounds = bounds }
    guard !chains.isEmpty else { return }
    if bounds == frameBounds {
      for pass in passes {
        if let index = chains.index(forKey: pass.hash) { chains.values[index].lastFrame = frame }
      }
    }
    for index in slots.indices where slots[index].part != nil {
      let pass = slots[index].pass
      guard chains[pass]?.lastFrame != frame else { continue }
      chains[pass] = nil
      empty(index)
    }
  }

  func removeAll() {
    chains.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    firstFree = nil
    byteCount = 0
  }

  /// Returns the pixels of `needed`, if one part of the pass contains all of them.
  func part(of pass: PassPlan, containing needed: PixelRect) -> CachedSurface? {
    guard pass.isCacheable, let chain = chains[pass.hash] else { return nil }
    var next = chain.first
    while let index = next {
      if var part = slots[index].part, part.bounds.contains(needed) {
        part.bounds = needed
        return part
      }
      next = slots[index].next
    }
    return nil
  }

  /// Adds a painted part of a pass, replacing the parts that it contains.
  func insert(_ part: CachedSurface, of pass: PassPlan) {
    guard pass.isCacheable, byteCount + part.surface.byteCount <= LayerCache.budget else { return }
    var chain = chains[pass.hash] ?? Chain(lastFrame: frame)
    makeRoom(in: &chain, for: part.bounds)
    let slot = firstFree ?? slots.endIndex
    if let firstFree { self.firstFree = slots[firstFree].next } else { slots.append(Slot()) }
    slots[slot] = Slot(pass: pass.hash, part: part, next: chain.first)
    byteCount += part.surface.byteCount
    chain.first = slot
    chain.count += 1
    chains[pass.hash] = chain
  }

  /// Removes the parts that a new part contains, and the oldest part if there are too many.
  private func makeRoom(in chain: inout Chain, for new: PixelRect) {
    var (newer, next) = (Int?.none, chain.first)
    while let index = next {
      next = slots[index].next
      let isOneTooMany = next == nil && chain.count == LayerCache.largestPartCount
      guard isOneTooMany || slots[index].part.map({ new.contains($0.bounds) }) == true else {
        newer = index
        continue
      }
      if let newer { slots[newer].next = next } else { chain.first = next }
      chain.count -= 1
      empty(index)
    }
  }

  private func empty(_ index: Int) {
    byteCount -= slots[index].part?.surface.byteCount ?? 0
    slots[index] = Slot(next: firstFree)
    firstFree = index
  }
}

extension PassPlan {
  /// Symbols have a cache of their own, and Float32 passes are not cached.
  fileprivate var isCacheable: Bool { symbol == nil && colorMode == nil }
}
