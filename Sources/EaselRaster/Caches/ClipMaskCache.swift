import EaselPixels

/// Coverage masks of clips in the region in work: the last few that were used.
struct ClipMaskCache {
  private struct Entry {
    var clip: Int32
    var lastUse: Int
    var memory: Memory
    var view: MaskView
  }

  final class Memory {
    fileprivate var bytes = Buffer<UInt8>(minimumCapacity: 4096)
  }

  /// Masks kept at a time: enough for a few levels of nesting beside each other.
  private static let capacity = 8

  private var entries: [Entry] = []
  private var uses = 0
  private var spare: [Memory] = []

  /// Forgets all masks: the next region is another.
  mutating func beginRegion() {
    for entry in entries { spare.append(entry.memory) }
    entries.removeAll(keepingCapacity: true)
  }

  mutating func find(_ clip: Int32) -> MaskView? {
    guard let index = entries.firstIndex(where: { $0.clip == clip }) else { return nil }
    uses += 1
    entries[index].lastUse = uses
    return entries[index].view
  }

  /// A mask of zeros over `bounds` for a clip that has none yet.
  mutating func add(_ clip: Int32, over bounds: PixelRect) -> MaskView {
    let memory = takeMemory()
    let stride = (bounds.width + 63) & ~63
    memory.bytes.removeAll()
    memory.bytes.append(repeating: 0, count: stride * bounds.height + RegionScratch.slack)
    let view = MaskView(bytes: memory.bytes.base, stride: stride, bounds: bounds)
    uses += 1
    entries.append(Entry(clip: clip, lastUse: uses, memory: memory, view: view))
    return view
  }

  /// Forgets all masks, and makes each piece of memory as large as the largest.
  mutating func equalizeCapacity() {
    beginRegion()
    let capacity = spare.reduce(0) { max($0, $1.bytes.capacity) }
    for memory in spare { memory.bytes.reserve(total: capacity) }
  }

  /// Makes as much room as another cache has; both have been levelled.
  mutating func grow(like other: ClipMaskCache) {
    entries.reserveCapacity(other.entries.capacity)
    while spare.count < other.spare.count { spare.append(Memory()) }
    guard let model = other.spare.first else { return }
    for memory in spare { memory.bytes.reserve(total: model.bytes.capacity) }
  }

  private mutating func takeMemory() -> Memory {
    if let memory = spare.popLast() { return memory }
    guard entries.count >= ClipMaskCache.capacity else { return Memory() }
    let oldest = entries.indices.min { entries[$0].lastUse < entries[$1].lastUse }!
    return entries.remove(at: oldest).memory
  }
}
