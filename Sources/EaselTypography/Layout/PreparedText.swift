import EaselGeometry
import Synchronization

/// Runs as the key of a dictionary. Their hash is computed once, and most keys that differ are told apart by it.
struct TextRunsKey: Hashable, Sendable {
  let runs: [TextRun]
  let hash: Int

  init(_ runs: [TextRun]) {
    var hasher = Hasher()
    for run in runs { run.hash(into: &hasher) }
    (self.runs, hash) = (runs, hasher.finalize())
  }

  static func == (lhs: TextRunsKey, rhs: TextRunsKey) -> Bool { lhs.hash == rhs.hash && lhs.runs == rhs.runs }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The hashes that were inserted recently. A newer hash may replace one that was inserted before.
///
/// Source: the doorkeeper of G. Einziger, R. Friedman, B. Manes, "TinyLFU: A Highly Efficient Cache Admission Policy",
/// with a table in place of a Bloom filter.
struct RecentHashes {
  private var hashes: [Int] = []
  /// The number of hashes, a power of two.
  private static let capacity = 1 << 14

  /// Inserts a hash. Returns whether it was there before.
  mutating func insert(_ hash: Int) -> Bool {
    if hashes.isEmpty { hashes = Array(repeating: 0, count: RecentHashes.capacity) }
    let index = hash & (RecentHashes.capacity - 1)
    defer { hashes[index] = hash }
    return hashes[index] == hash
  }
}

/// A text with its glyphs and its latest layouts, as an engine keeps it.
///
/// Prepare a text once to lay it out for several proposals, so that its runs are looked up once.
package final class PreparedText: Sendable {
  /// The runs, by which the engine finds the text.
  let key: TextRunsKey
  /// The library's generation when the text was prepared. Later ones may have other fonts for it.
  let generation: Int
  /// Whether the engine's cache stores the text.
  let isStored: Bool
  /// The length of the text in UTF-8.
  package let byteCount: Int
  private let state = Mutex(State())

  private struct State {
    var shaped: ShapedText?
    /// From the oldest to the latest.
    var layouts = CompactArray<TextLayout>()
    /// From the oldest to the latest.
    var measurements: [TextMeasurement] = []
    /// The approximate size of all of them in bytes.
    var cost = 0
    /// The size in bytes that the text was last stored with; 0 before.
    var countedCost = 0

    func layout(_ style: ParagraphStyle, _ width: CGFloat, _ height: CGFloat) -> TextLayout? {
      layouts.last { $0.isResult(for: style, width, height) }
    }
  }

  /// The maximum number of layouts, and of measurements: more than a stack takes to measure a text.
  private static let layoutLimit = 16

  init(_ key: TextRunsKey, generation: Int, isStored: Bool) {
    (self.key, self.generation, self.isStored) = (key, generation, isStored)
    byteCount = key.runs.byteCount
  }

  var runs: [TextRun] { key.runs }

  /// The maximum number of bytes by which the cache counts more for a text than its size.
  private static let growthLimit = 1 << 13

  /// Returns the size in bytes that the cache has to count for the text from now on; nil if it is no larger than
  /// before. It includes room for more layouts, so that a text is not stored anew after each of them.
  func grownCost() -> Int? {
    state.withLock { state in
      let cost = 256 + byteCount + state.cost
      guard cost > state.countedCost else { return nil }
      state.countedCost = cost + min(2 * cost, PreparedText.growthLimit)
      return state.countedCost
    }
  }

  /// The glyphs, if they are kept.
  var shaped: ShapedText? { state.withLock { $0.shaped } }

  func keep(_ shaped: ShapedText) {
    state.withLock {
      guard $0.shaped == nil else { return }
      $0.shaped = shaped
      $0.cost += shaped.cost
    }
  }

  /// The kept layout that is the result for a style, a width and a height; nil if none is.
  func layout(style: ParagraphStyle, width: CGFloat, height: CGFloat) -> TextLayout? {
    state.withLock { $0.layout(style, width, height) }
  }

  /// Keeps a layout in place of the oldest ones, as far as all of them together take no more than `limit` bytes.
  func keep(_ layout: TextLayout, limit: Int) {
    state.withLock { state in
      let cost = layout.cost
      while let oldest = state.layouts.first,
        state.layouts.count == PreparedText.layoutLimit || state.cost + cost > limit
      {
        state.layouts.removeFirst()
        state.cost -= oldest.cost
      }
      guard state.cost + cost <= limit else { return }
      state.layouts.append(layout)
      state.cost += cost
    }
  }

  /// The kept size for a style, a width and a height, also that of a kept layout; nil if there is none.
  func measurement(style: ParagraphStyle, width: CGFloat, height: CGFloat) -> TextMeasurement? {
    state.withLock { state in
      state.measurements.last { $0.isResult(for: style, width, height) }
        ?? state.layout(style, width, height)?.measurement
    }
  }

  /// Keeps a size, in place of the oldest one if there are too many.
  func keep(_ measurement: TextMeasurement) {
    state.withLock { state in
      if state.measurements.count == PreparedText.layoutLimit {
        state.measurements.removeFirst()
      } else {
        state.cost += MemoryLayout<TextMeasurement>.stride
      }
      state.measurements.append(measurement)
    }
  }
}

/// A result of layout that is the same for the widths and heights of a domain.
private protocol LayoutResult {
  var style: ParagraphStyle { get }
  var domain: LayoutDomain { get }
}

extension LayoutResult {
  fileprivate func isResult(for style: ParagraphStyle, _ width: CGFloat, _ height: CGFloat) -> Bool {
    self.style == style && domain.contains(width: width, height: height)
  }
}

extension TextLayout: LayoutResult {}

/// The size of a text, for the widths and heights of a domain.
package struct TextMeasurement: Sendable, LayoutResult {
  /// The size in points.
  package let size: CGSize
  let style: ParagraphStyle
  let domain: LayoutDomain

  /// Whether the text has this size for an available width and height in points, in the same style and with the same
  /// fonts. Nil, infinite or NaN for no limit; negative values count as 0.
  package func applies(toWidth width: CGFloat?, height: CGFloat?) -> Bool {
    domain.contains(width: TextLayoutEngine.limit(width), height: TextLayoutEngine.limit(height))
  }
}
