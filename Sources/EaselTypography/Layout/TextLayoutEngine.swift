import EaselDrawing
import EaselGeometry
import Synchronization

/// Lays out text and caches the results: an equal request takes one cache lookup.
///
/// It can be used from any thread. Its memory is bounded; layouts that were not used recently are evicted.
///
/// ```swift
/// import EaselTypography
///
/// func lineCount(of text: String, width: CGFloat) -> Int {
///   let run = TextRun(text, font: FontDescriptor(size: 14))
///   return TextLayoutEngine.shared.layout([run], width: width).lineCount
/// }
/// ```
public final class TextLayoutEngine: Sendable {
  /// The engine for the installed fonts.
  public static let shared = TextLayoutEngine(library: .shared)

  /// The fonts of the engine.
  package let library: FontLibrary
  private let caches = Mutex(Caches())

  private struct LayoutKey: Hashable {
    var runs: [TextRun]
    var style: ParagraphStyle
    var width: CGFloat
    var height: CGFloat

    /// Hashes the properties that differ most often.
    func hash(into hasher: inout Hasher) {
      hasher.combine(runs)
      hasher.combine(width)
    }
  }

  private struct Caches {
    var shaped = BoundedCache<[TextRun], ShapedText>(limit: TextLayoutEngine.cacheLimit)
    var layouts = BoundedCache<LayoutKey, TextLayout>(limit: TextLayoutEngine.cacheLimit)
    /// The library's generation at the time of the entries.
    var generation = 0
    var hits = 0
    var misses = 0

    /// Evicts all entries if fonts were added since they were made.
    mutating func keepOnly(_ generation: Int) {
      guard self.generation != generation else { return }
      self = Caches(generation: generation, hits: hits, misses: misses)
    }

    mutating func layout(_ key: LayoutKey) -> TextLayout? {
      let known = layouts[key]
      if known == nil { misses += 1 } else { hits += 1 }
      return known
    }
  }

  /// The maximum size of each of the two caches, in approximate bytes.
  private static let cacheLimit = 32 << 20

  /// Creates an engine for the fonts of a library.
  public init(library: FontLibrary) { self.library = library }

  /// The approximate size in bytes of the cached texts, at most 64 MB, and of the caches of the fonts.
  public var cachedBytes: Int { caches.withLock { $0.shaped.cost + $0.layouts.cost } + library.cachedBytes }

  /// The memory of each cache of texts, and of the data of glyphs.
  package var cacheUsage: [CacheUsage] {
    caches.withLock { [$0.shaped.usage("shaped texts"), $0.layouts.usage("text layouts")] }
      + library.cacheUsage
  }

  /// Evicts the texts that were not laid out since the last call.
  package func evictUnused() {
    caches.withLock { caches in
      caches.shaped.evictUnused()
      caches.layouts.evictUnused()
    }
  }

  /// Counts of cache hits and misses.
  ///
  /// ```swift
  /// import EaselTypography
  ///
  /// func hitRate(of engine: TextLayoutEngine) -> Double {
  ///   let statistics = engine.statistics
  ///   return Double(statistics.hits) / Double(max(1, statistics.hits + statistics.misses))
  /// }
  /// ```
  public struct Statistics: Equatable, Sendable {
    /// The number of layouts from the cache.
    public var hits: Int
    /// The number of computed layouts.
    public var misses: Int
  }

  /// The cache hits and misses since the engine was created.
  public var statistics: Statistics { caches.withLock { Statistics(hits: $0.hits, misses: $0.misses) } }

  /// A number that increases when fonts are added: earlier layouts may then look different.
  package var generation: Int { library.generation }

  /// Lays out runs as one continuous text.
  ///
  /// Lines end at newlines, and before they exceed `width`: at a break opportunity of the script if there is
  /// one, else between any two characters. Lines beyond the style's limit and lines that do not fit `height`
  /// are left out, apart from the first line. If any are left out, the last remaining line has an ellipsis at
  /// the position that the style's truncation gives.
  ///
  /// - Parameters:
  ///   - runs: The runs in logical order.
  ///   - style: The alignment, line limit, line spacing and truncation.
  ///   - width: The available width in points; nil, infinite or NaN for no limit. Negative values count as 0.
  ///   - height: The available height in points; nil, infinite or NaN for no limit. Negative values count as
  ///     0.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> TextLayout {
    let key = LayoutKey(
      runs: runs, style: style, width: TextLayoutEngine.limit(width), height: TextLayoutEngine.limit(height))
    let generation = library.generation
    let known = caches.withLock { caches in
      caches.keepOnly(generation)
      return caches.layout(key)
    }
    if let known { return known }
    let layout = makeLayout(key)
    caches.withLock { $0.layouts.insert(layout, for: key, cost: layout.cost) }
    return layout
  }

  private func makeLayout(_ key: LayoutKey) -> TextLayout {
    let room = LineFitter.Room(
      width: key.width, height: key.height, lineLimit: key.style.lineLimit ?? .max,
      lineSpacing: key.style.lineSpacing)
    let signs = InsertedSigns(runs: key.runs, engine: self)
    var fitter = LineFitter(text: shape(key.runs), room: room, signs: signs)
    fitter.fit()
    let truncation = fitter.rest.map {
      Truncator(fitter: fitter, style: key.style, signs: signs).truncate($0)
    }
    return TextLayout(LineAssembler(fitter: fitter, truncation: truncation, style: key.style))
  }

  /// Returns the shaped text, before it is broken into lines.
  func shape(_ runs: [TextRun]) -> ShapedText {
    if let known = caches.withLock({ $0.shaped[runs] }) { return known }
    let text = TextShaper.shape(runs, library: library)
    caches.withLock { $0.shaped.insert(text, for: runs, cost: text.cost) }
    return text
  }

  private static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }
}
