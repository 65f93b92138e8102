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
    /// The last shaped text that is too large for the cache.
    private var large: (runs: [TextRun], text: ShapedText, isUsed: Bool)?
    /// The library's generation at the time of the entries.
    var generation = 0
    var hits = 0
    var misses = 0

    /// The approximate size in bytes.
    var cost: Int { shaped.cost + layouts.cost + (large?.text.cost ?? 0) }

    var usage: [CacheUsage] {
      let largeUsage = CacheUsage(
        "long text", bytes: large?.text.cost ?? 0, limit: TextLayoutEngine.largeTextLimit)
      return [shaped.usage("shaped texts"), layouts.usage("text layouts"), largeUsage]
    }

    /// Evicts all entries if fonts were added since they were made.
    mutating func keepOnly(_ generation: Int) {
      guard self.generation != generation else { return }
      let previous = self
      self = Caches()
      self.generation = generation
      (hits, misses) = (previous.hits, previous.misses)
    }

    mutating func layout(_ key: LayoutKey) -> TextLayout? {
      let known = layouts[key]
      if known == nil { misses += 1 } else { hits += 1 }
      return known
    }

    mutating func shapedText(of runs: [TextRun]) -> ShapedText? {
      if let known = shaped[runs] { return known }
      guard let large, large.runs == runs else { return nil }
      self.large?.isUsed = true
      return large.text
    }

    mutating func insert(_ text: ShapedText, for runs: [TextRun]) {
      if text.cost <= TextLayoutEngine.cacheLimit / 2 {
        shaped.insert(text, for: runs, cost: text.cost)
      } else if text.cost <= TextLayoutEngine.largeTextLimit {
        large = (runs, text, true)
      }
    }

    mutating func evictUnused() {
      shaped.evictUnused()
      layouts.evictUnused()
      if large?.isUsed == true { large?.isUsed = false } else { large = nil }
    }
  }

  /// The maximum size of each of the two caches, in approximate bytes.
  private static let cacheLimit = 32 << 20
  /// The maximum size in approximate bytes of the one shaped text that is kept although it is too large for the cache. A
  /// larger one is shaped for each layout.
  private static let largeTextLimit = 256 << 20

  /// Creates an engine for the fonts of a library.
  public init(library: FontLibrary) { self.library = library }

  /// The approximate size in bytes of the cached texts, at most 64 MB and one long text of at most 256 MB, and of the caches
  /// of the fonts.
  public var cachedBytes: Int { caches.withLock { $0.cost } + library.cachedBytes }

  /// The memory of each cache of texts, and of the data of glyphs.
  package var cacheUsage: [CacheUsage] {
    caches.withLock { $0.usage } + library.cacheUsage
  }

  /// Evicts the texts that were not laid out since the last call.
  package func evictUnused() { caches.withLock { $0.evictUnused() } }

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
  /// Of a text of more than 128 KB that has a line limit or a limited height, only the parts that may be visible are
  /// shaped. If such a text has a line limit but no limit of its width, lines are at most 1,048,576 points wide, and one
  /// line on standard error says so.
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
    caches.withLock { $0.layouts.insert(layout, for: key, cost: layout.cost + key.runs.byteCount) }
    return layout
  }

  private func makeLayout(_ key: LayoutKey) -> TextLayout {
    let byteCount = key.runs.byteCount
    guard byteCount > TextExcerpt.longText, key.style.lineLimit != nil || key.height.isFinite else {
      return TextLayout(fit(key, key.runs).assembler(style: key.style))
    }
    var limited = key
    if key.style.lineLimit != nil { limited.width = min(key.width, TextExcerpt.widestLine) }
    let assembler =
      assembler(ofExcerpt: limited, byteCount) ?? fit(limited, key.runs).assembler(style: key.style)
    if assembler.isTruncated, limited.width < key.width {
      ProblemLog.report("a line of text is wider than \(Int(TextExcerpt.widestLine)) points and is truncated")
    }
    return TextLayout(assembler)
  }

  /// The lines of a long text, from the shortest excerpt that determines them; nil if it takes the whole text.
  private func assembler(ofExcerpt key: LayoutKey, _ byteCount: Int) -> LineAssembler? {
    var length = TextExcerpt.firstLength
    while length <= byteCount / 4 {
      let excerpt = TextExcerpt(key.runs, length: length, keepsEnd: key.style.truncation != .tail)
      let fitted = fit(key, excerpt.runs)
      if excerpt.determines(fitted.fitter.rest, fitted.truncation, of: fitted.fitter.text) {
        return fitted.assembler(style: key.style, excerpt: excerpt)
      }
      length *= TextExcerpt.growth
    }
    return nil
  }

  /// The lines of a text, and the last one if it is truncated.
  private struct FittedText {
    var fitter: LineFitter
    var truncation: LineAssembler.Line?

    func assembler(style: ParagraphStyle, excerpt: TextExcerpt? = nil) -> LineAssembler {
      LineAssembler(fitter: fitter, truncation: truncation, style: style, excerpt: excerpt)
    }
  }

  /// Breaks runs, which are those of the request or an excerpt of them, into lines.
  private func fit(_ key: LayoutKey, _ runs: [TextRun]) -> FittedText {
    let room = LineFitter.Room(
      width: key.width, height: key.height, lineLimit: key.style.lineLimit ?? .max,
      lineSpacing: key.style.lineSpacing)
    let signs = InsertedSigns(runs: key.runs, engine: self)
    var fitter = LineFitter(text: shape(runs), room: room, signs: signs)
    fitter.fit()
    let truncation = fitter.rest.map {
      Truncator(fitter: fitter, style: key.style, signs: signs).truncate($0)
    }
    return FittedText(fitter: fitter, truncation: truncation)
  }

  /// Returns the shaped text, before it is broken into lines.
  func shape(_ runs: [TextRun]) -> ShapedText {
    if let known = caches.withLock({ $0.shapedText(of: runs) }) { return known }
    let text = TextShaper.shape(runs, library: library)
    caches.withLock { $0.insert(text, for: runs) }
    return text
  }

  private static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }
}
