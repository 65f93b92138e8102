import EaselGeometry
import Synchronization

/// Lays text out, and keeps what it laid out: the same text in the same style and room again costs a look-up.
///
/// Safe to use from any thread. Its memory is bounded; what was not asked for lately is forgotten.
public final class TextLayoutEngine: Sendable {
  /// The engine of the installed fonts.
  public static let shared = TextLayoutEngine(library: .shared)

  private let library: FontLibrary
  private let caches = Mutex(Caches())

  private struct LayoutKey: Hashable {
    var runs: [TextRun]
    var style: ParagraphStyle
    var width: CGFloat
    var height: CGFloat

    /// Texts are mostly told apart by what they say.
    func hash(into hasher: inout Hasher) {
      hasher.combine(runs)
      hasher.combine(width)
    }
  }

  private struct Caches {
    var shaped = BoundedCache<[TextRun], ShapedText>(limit: TextLayoutEngine.cacheLimit)
    var layouts = BoundedCache<LayoutKey, TextLayout>(limit: TextLayoutEngine.cacheLimit)
    /// That of the library when the entries were made.
    var generation = 0
    var hits = 0
    var misses = 0

    /// Forgets all entries when fonts were added since they were made.
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

  /// Bytes, nearly, that each of the two caches holds at most.
  private static let cacheLimit = 32 << 20

  public init(library: FontLibrary) { self.library = library }

  /// Bytes, nearly, that are kept now: of texts at most 64 MB, and what the fonts in use keep.
  public var cachedBytes: Int { caches.withLock { $0.shaped.cost + $0.layouts.cost } + library.cachedBytes }

  /// Forgets the texts that were not laid out since it was called last.
  package func forgetUnused() {
    caches.withLock { caches in
      caches.shaped.forgetUnused()
      caches.layouts.forgetUnused()
    }
  }

  /// What the engine did so far.
  public struct Statistics: Equatable, Sendable {
    /// Layouts that were known, and those that were made.
    public var hits: Int
    public var misses: Int
  }

  public var statistics: Statistics { caches.withLock { Statistics(hits: $0.hits, misses: $0.misses) } }

  /// A number that grows when fonts are added: what was laid out before that may look different now.
  package var generation: Int { library.generation }

  /// Lays runs out one after the other, as one text, in lines.
  ///
  /// Lines end at newlines, and where they would be wider than `width`: where the rules of the script allow a break if
  /// there is such a place, else between any two characters. Lines beyond the limit of the style, and those that do not
  /// fit into `height`, are left out, and the last one that stays, the first at least, ends in an ellipsis.
  ///
  /// - Parameters:
  ///   - width: Points; nil or infinite for lines as long as they want to be. NaN counts as nil, negative as 0.
  ///   - height: Points; nil or infinite for as many lines as there are.
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

  /// The glyphs of a text, before it is broken into lines.
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
