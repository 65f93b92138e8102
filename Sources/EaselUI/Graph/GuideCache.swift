/// The guides of a layout's content at the sizes for which they were asked last, and the placements that they follow from.
///
/// Placements depend on guides of the content, and so on through all nested layouts. Without this cache, the time for a
/// guide would double with each level.
struct GuideCache<Placements> {
  private struct Entry {
    let size: ViewSize
    let placements: Placements
    var guides: [(key: AlignmentKey, position: CGFloat?)] = []
  }

  /// A stack asks for guides at up to three sizes, the smallest, the largest and its own, and at that of its parent.
  private static var capacity: Int { 4 }

  /// The entries, the oldest first.
  private var entries: [Entry] = []

  mutating func removeAll() { entries.removeAll() }

  /// The position of a guide at a size; nil inside of the optional if there is no such guide.
  func position(of key: AlignmentKey, at size: ViewSize) -> CGFloat?? {
    entries.first { $0.size == size }?.guides.first { $0.key == key }?.position
  }

  func placements(at size: ViewSize) -> Placements? { entries.first { $0.size == size }?.placements }

  mutating func insert(_ placements: Placements, at size: ViewSize) {
    if entries.count == GuideCache.capacity { entries.removeFirst() }
    entries.append(Entry(size: size, placements: placements))
  }

  /// Adds a guide at a size whose placements are known.
  mutating func insert(_ position: CGFloat?, of key: AlignmentKey, at size: ViewSize) {
    guard let index = entries.firstIndex(where: { $0.size == size }) else { return }
    entries[index].guides.append((key, position))
  }
}
