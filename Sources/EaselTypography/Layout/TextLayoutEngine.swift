import EaselDrawing
import EaselGeometry
import Synchronization

/// Lays out text and caches the results: a request with an equal result takes one cache lookup.
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

  private let hits = Atomic(0)
  private let misses = Atomic(0)

  private struct Caches {
    var texts = BoundedCache<TextRunsKey, PreparedText>(limit: TextLayoutEngine.cacheLimit)
    /// The texts that their owners prepared, for which there is no entry yet.
    private var prepared = RecentHashes()
    /// The last shaped text that is too large for the cache.
    private var large: (runs: [TextRun], text: ShapedText, isUsed: Bool)?
    /// The library's generation at the time of the entries.
    private var generation = 0

    /// The approximate size in bytes.
    var cost: Int { texts.cost + (large?.text.cost ?? 0) }

    var usage: [CacheUsage] {
      let largeUsage = CacheUsage(
        "long text", bytes: large?.text.cost ?? 0, limit: TextLayoutEngine.largeTextLimit)
      return [texts.usage("texts"), largeUsage]
    }

    /// Evicts all entries if fonts were added since they were made.
    mutating func keepOnly(_ generation: Int) {
      guard self.generation != generation else { return }
      self = Caches()
      self.generation = generation
    }

    /// Stores a text anew with its present size, unless fonts were added since it was prepared.
    mutating func insert(_ text: PreparedText, cost: Int) {
      if text.generation == generation { texts.insert(text, for: text.key, cost: cost) }
    }

    /// Whether an owner has prepared a text before, not too long ago.
    mutating func wasPrepared(_ key: TextRunsKey) -> Bool { prepared.insert(key.hash) }

    mutating func largeText(of runs: [TextRun]) -> ShapedText? {
      guard let large, large.runs == runs else { return nil }
      self.large?.isUsed = true
      return large.text
    }

    mutating func setLarge(_ shaped: ShapedText, of text: PreparedText) {
      if text.generation == generation { large = (text.runs, shaped, true) }
    }

    mutating func evictUnused() {
      texts.evictUnused()
      if large?.isUsed == true { large?.isUsed = false } else { large = nil }
    }
  }

  /// The maximum size of the cache of texts, in approximate bytes.
  private static let cacheLimit = 64 << 20
  /// The maximum size in approximate bytes of a shaped text that is kept in the cache.
  private static let shapedTextLimit = 16 << 20
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
  public var statistics: Statistics {
    Statistics(hits: hits.load(ordering: .relaxed), misses: misses.load(ordering: .relaxed))
  }

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
    layout(text(of: runs, hasOwner: false), style: style, width: width, height: height)
  }

  /// Returns the text of runs with its stored layouts, for a caller that keeps the text. The text stores further layouts
  /// until fonts are added.
  ///
  /// The cache stores such a text when it is prepared a second time: most texts that change, such as numbers, are prepared
  /// once, and storing them would evict other texts.
  package func prepare(_ runs: [TextRun]) -> PreparedText { text(of: runs, hasOwner: true) }

  private func text(of runs: [TextRun], hasOwner: Bool) -> PreparedText {
    let (key, generation) = (TextRunsKey(runs), library.generation)
    let (known, isStored) = caches.withLock { caches -> (PreparedText?, Bool) in
      caches.keepOnly(generation)
      if let known = caches.texts[key] { return (known, true) }
      return (nil, !hasOwner || caches.wasPrepared(key))
    }
    return known ?? PreparedText(key, generation: generation, isStored: isStored)
  }

  /// Lays out a text that was prepared, possibly with earlier fonts. See ``layout(_:style:width:height:)``.
  package func layout(
    _ text: PreparedText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> TextLayout {
    layout(request(text, style, width, height))
  }

  /// Returns the size of the layout of a text that was prepared, possibly with earlier fonts.
  ///
  /// Stacks ask for the size without any width or height, at which no text is drawn. A layout is made for these only if
  /// it is the text on one line: that is also the layout for the width and height at which most texts are drawn.
  package func measure(
    _ text: PreparedText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> TextMeasurement {
    let request = request(text, style, width, height)
    guard request.width == 0 || request.height == 0 else { return layout(request).measurement }
    let text = request.text
    if let known = text.measurement(style: style, width: request.width, height: request.height) {
      hits.add(1, ordering: .relaxed)
      return known
    }
    misses.add(1, ordering: .relaxed)
    let fitted = fit(request)
    if fitted.isOneLine { return layout(fitted, request).measurement }
    let measurement = TextMeasurement(size: fitted.size, style: style, domain: fitted.domain(of: request))
    text.keep(measurement)
    store(text)
    return measurement
  }

  private func layout(_ request: Request) -> TextLayout {
    if let known = request.text.layout(style: request.style, width: request.width, height: request.height) {
      hits.add(1, ordering: .relaxed)
      return known
    }
    misses.add(1, ordering: .relaxed)
    return layout(fit(request), request)
  }

  /// Makes and keeps the layout of fitted lines.
  private func layout(_ fitted: FittedText, _ request: Request) -> TextLayout {
    let (text, style) = (request.text, request.style)
    let layout = TextLayout(fitted.assembler(style: style), style: style, domain: fitted.domain(of: request))
    text.keep(layout, limit: TextLayoutEngine.cacheLimit / 4)
    store(text)
    return layout
  }

  /// Stores a text in the cache, if that is to store it, when it has grown beyond the size that the cache counts for it.
  private func store(_ text: PreparedText) {
    guard text.isStored, let cost = text.grownCost() else { return }
    caches.withLock { $0.insert(text, cost: cost) }
  }

  /// A text and what its layout depends on.
  private struct Request {
    let text: PreparedText
    let style: ParagraphStyle
    var width: CGFloat
    let height: CGFloat
  }

  private func request(
    _ text: PreparedText, _ style: ParagraphStyle, _ width: CGFloat?, _ height: CGFloat?
  ) -> Request {
    Request(
      text: text.generation == library.generation ? text : self.text(of: text.runs, hasOwner: false),
      style: style,
      width: TextLayoutEngine.limit(width), height: TextLayoutEngine.limit(height))
  }

  /// The lines of a text, and the last one if it is truncated.
  private struct FittedText {
    var fitter: LineFitter
    var truncation: LineAssembler.Line?
    /// The excerpt of a longer text that was broken into lines; nil for a whole text.
    var excerpt: TextExcerpt?
    /// Whether the text is long and of limited length, so that only the requested width and height give these lines.
    var isLong = false

    /// The size of the box of the text, in points.
    var size: CGSize { LineAssembler.size(of: fitter.lines, truncation) }

    /// Whether the text has one line, which is not truncated.
    var isOneLine: Bool { fitter.lines.count == 1 && truncation == nil }

    func assembler(style: ParagraphStyle) -> LineAssembler {
      LineAssembler(
        text: fitter.text, lines: fitter.lines, truncation: truncation, alignment: style.alignment,
        excerpt: excerpt)
    }

    func domain(of request: Request) -> LayoutDomain {
      isLong ? LayoutDomain(width: request.width, height: request.height) : fitter.domain
    }
  }

  /// Breaks a text into lines.
  private func fit(_ request: Request) -> FittedText {
    let (text, style) = (request.text, request.style)
    guard text.byteCount > TextExcerpt.longText, style.lineLimit != nil || request.height.isFinite else {
      return fit(request, shape(text))
    }
    var limited = request
    if style.lineLimit != nil { limited.width = min(request.width, TextExcerpt.widestLine) }
    var fitted = fitExcerpt(limited) ?? fit(limited, shape(text))
    fitted.isLong = true
    if fitted.truncation != nil, limited.width < request.width {
      ProblemLog.report("a line of text is wider than \(Int(TextExcerpt.widestLine)) points and is truncated")
    }
    return fitted
  }

  /// The lines of a long text, from the shortest excerpt that determines them; nil if it takes the whole text.
  private func fitExcerpt(_ request: Request) -> FittedText? {
    let (text, style) = (request.text, request.style)
    var length = TextExcerpt.firstLength
    while length <= text.byteCount / 4 {
      let excerpt = TextExcerpt(text.runs, length: length, keepsEnd: style.truncation != .tail)
      var fitted = fit(request, shape(excerpt.runs))
      if excerpt.determines(fitted.fitter.rest, fitted.truncation, of: fitted.fitter.text) {
        fitted.excerpt = excerpt
        return fitted
      }
      length *= TextExcerpt.growth
    }
    return nil
  }

  /// Breaks a shaped text, which is that of the request or an excerpt of it, into lines.
  private func fit(_ request: Request, _ text: ShapedText) -> FittedText {
    let style = request.style
    let room = LineFitter.Room(
      width: request.width, height: request.height, lineLimit: style.lineLimit ?? .max,
      lineSpacing: style.lineSpacing)
    let signs = InsertedSigns(runs: request.text.runs, engine: self)
    var fitter = LineFitter(text: text, room: room, signs: signs)
    fitter.fit()
    guard let rest = fitter.rest else { return FittedText(fitter: fitter) }
    let truncation = Truncator(fitter: fitter, style: style, signs: signs).truncate(rest)
    return FittedText(fitter: fitter, truncation: truncation)
  }

  /// Returns the shaped text of runs, before it is broken into lines.
  func shape(_ runs: [TextRun]) -> ShapedText {
    let text = text(of: runs, hasOwner: false)
    if let known = text.shaped { return known }
    let shaped = shape(text)
    store(text)
    return shaped
  }

  private func shape(_ text: PreparedText) -> ShapedText {
    if let known = text.shaped ?? caches.withLock({ $0.largeText(of: text.runs) }) { return known }
    let shaped = TextShaper.shape(text.runs, library: library)
    if shaped.cost <= TextLayoutEngine.shapedTextLimit {
      text.keep(shaped)
    } else if shaped.cost <= TextLayoutEngine.largeTextLimit {
      caches.withLock { $0.setLarge(shaped, of: text) }
    }
    return shaped
  }

  /// An available length as a limit: no limit is infinity.
  static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }
}
