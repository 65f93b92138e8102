import EaselDrawing
import EaselGeometry
import Synchronization

/// Resolves font requests to faces. It can be used from any thread; equal requests have equal results until
/// fonts are added.
///
/// The system fonts are, by design, Inter, Charis SIL, Quicksand and JetBrains Mono if they are installed, so
/// that text looks the same on all machines that have them; otherwise those that fontconfig prefers for
/// sans-serif, serif or monospace.
///
/// ```swift
/// import EaselTypography
///
/// func lineHeight(ofFontNamed name: String) -> Double {
///   let descriptor = FontDescriptor(family: name, size: 12)
///   return FontLibrary.shared.font(for: descriptor).metrics.lineHeight
/// }
/// ```
public final class FontLibrary: Sendable {
  /// The library of the installed fonts.
  public static let shared = FontLibrary(.system)

  let state: Mutex<State>
  /// The number of times that fonts were added: earlier layouts may use other fonts than later ones.
  private let additions = Atomic<Int>(0)

  /// The state that the lock protects.
  struct State {
    let catalog: FontCatalog
    let systemFamilies: [FontDescriptor.Design: [String]]
    /// Prints a message for users.
    let report: @Sendable (String) -> Void
    /// The opened faces; nil for files that cannot be used. A variable font has a face for each weight and width.
    var faces = BoundedCache<FontFile, FontFace?>(limit: FontLibrary.faceLimit)
    var fonts = BoundedCache<FontKey, ResolvedFont>(limit: FontLibrary.fontLimit)
    var substitutes = BoundedCache<FallbackKey, FallbackList>(limit: FontLibrary.fallbackLimit)
    /// The data of the glyphs of all faces.
    let glyphs = GlyphDataCache()
    /// Missing font names that have been reported.
    var missingNames: Set<String> = []
    var hasReportedNoFonts = false
    /// The application font files, in the order in which they were added.
    var applicationFiles: [String] = []
    /// The libraries that have the same application fonts.
    var followers: [FontLibrary] = []
  }

  /// The maximum number of cached descriptors.
  static let fontLimit = 512
  /// The maximum number of cached faces. Faces that text still uses stay open beyond it.
  static let faceLimit = 256
  /// The maximum number of cached fallback lists.
  private static let fallbackLimit = 64
  /// The maximum number of missing names that are stored and reported.
  static let missingNameLimit = 1000

  /// Creates a library of other fonts than the installed ones, or with other families as the system font.
  init(
    _ source: FontCatalog.Source,
    systemFamilies: [FontDescriptor.Design: [String]] = SystemFont.families,
    report: @escaping @Sendable (String) -> Void = StandardError.report
  ) {
    state = Mutex(State(catalog: FontCatalog(source), systemFamilies: systemFamilies, report: report))
  }

  /// Creates a library of only the given font files. The family of the first file is the system font in all
  /// designs.
  public convenience init(files: [String]) {
    let families = FontLibrary.families(ofFirst: files)
    self.init(.files(files), systemFamilies: SystemFont.families.mapValues { _ in families })
  }

  /// Creates a library in which the given font files are the only installed ones. The application fonts are those of
  /// another library, also those that it adds later.
  ///
  /// The system font has the usual families; for designs whose families are not among the files it is the family of the
  /// first file.
  package convenience init(systemFontFiles files: [String], applicationFontsOf other: FontLibrary) {
    let families = FontLibrary.families(ofFirst: files)
    self.init(.files(files), systemFamilies: SystemFont.families.mapValues { $0 + families })
    let applicationFiles = other.state.withLock { state in
      state.followers.append(self)
      return state.applicationFiles
    }
    for file in applicationFiles { register(file: file) }
  }

  /// The family of the first file, if there is one.
  private static func families(ofFirst files: [String]) -> [String] {
    files.prefix(1).compactMap { FontCatalog(.files([$0])).family(ofFile: $0) }
  }

  /// Adds an application font file, whose faces can be found by name from then on.
  ///
  /// - Returns: False, and a message on standard error, if the file cannot be read.
  @discardableResult
  public func register(file path: String) -> Bool {
    let followers: [FontLibrary]? = state.withLock { state in
      state.fonts = BoundedCache(limit: FontLibrary.fontLimit)
      state.substitutes = BoundedCache(limit: FontLibrary.fallbackLimit)
      guard state.catalog.add(file: path) else { return nil }
      state.applicationFiles.append(path)
      return state.followers
    }
    additions.wrappingAdd(1, ordering: .releasing)
    guard let followers else {
      StandardError.report("there is no font in \(path)")
      return false
    }
    for follower in followers { follower.register(file: path) }
    return true
  }

  /// The approximate size in bytes of the cached outlines, bounding boxes and color images of all faces, at
  /// most 52 MB.
  public var cachedBytes: Int { cacheUsage.reduce(0) { $0 + $1.bytes } }

  /// The memory of the data of glyphs.
  var cacheUsage: [CacheUsage] { state.withLock { $0.glyphs }.usage }

  /// The number of cached faces.
  var faceCount: Int { state.withLock { $0.faces.count } }

  /// A number that changes when fonts are added.
  var generation: Int { additions.load(ordering: .acquiring) }

  /// Returns the font that is nearest to a descriptor: by name if that is installed, else the system font,
  /// else, if there are no usable fonts, a blank one.
  public func font(for descriptor: FontDescriptor) -> ResolvedFont {
    state.withLock { state in
      let key = FontKey(descriptor: descriptor, file: nil)
      if let font = state.fonts[key] { return font }
      let font = state.resolve(descriptor)
      state.fonts.insert(font, for: key, cost: 1)
      return font
    }
  }

  /// The key of a cached font: the request, and the file of a fallback font.
  struct FontKey: Hashable {
    var descriptor: FontDescriptor
    var file: FontFile?
  }
}

/// The key of a fallback list: the properties that determine the order of fallback faces.
struct FallbackKey: Hashable, Sendable {
  var design: FontDescriptor.Design
  var style: FontCatalog.Style
  /// Whether the list has only color faces; if not, these come last.
  var isEmoji = false
}

/// The fallback faces in the order in which they are tried, with the results so far.
final class FallbackList {
  let substitutes: [Substitute]
  /// The index of the face for a character; nil if no face has it.
  var found = BoundedCache<Unicode.Scalar, Int?>(limit: 8192)

  init(_ substitutes: [Substitute]) { self.substitutes = substitutes }
}

extension FontLibrary {
  /// The fallback font for a character that `font` does not have: the installed face with the most similar
  /// style that has it, or nil. For emoji, only faces with a color glyph are used.
  func substitute(for scalar: Unicode.Scalar, in font: ResolvedFont, isEmoji: Bool = false) -> ResolvedFont? {
    let descriptor = font.descriptor
    let key = FallbackKey(
      design: descriptor.design, style: isEmoji ? FontCatalog.Style() : descriptor.style, isEmoji: isEmoji)
    return state.withLock { state in
      guard let match = state.substitute(for: scalar, key: key) else { return nil }
      return state.font(match, descriptor: descriptor)
    }
  }
}

extension FontLibrary.State {
  /// The first fallback face that has a character and can be opened.
  fileprivate mutating func substitute(for scalar: Unicode.Scalar, key: FallbackKey) -> FontMatch? {
    let list = list(key)
    if let known = list.found[scalar] { return known.map { list.substitutes[$0].match } }
    let number = list.substitutes.firstIndex {
      $0.characters.contains(scalar)
        && face($0.match.file)?.hasPicture(of: scalar, inColor: key.isEmoji) == true
    }
    list.found.insert(number, for: scalar, cost: 1)
    return number.map { list.substitutes[$0].match }
  }

  private mutating func list(_ key: FallbackKey) -> FallbackList {
    if let known = substitutes[key] { return known }
    let made = makeList(key)
    substitutes.insert(made, for: key, cost: 1)
    return made
  }

  private func makeList(_ key: FallbackKey) -> FallbackList {
    if key.isEmoji {
      let all = catalog.substitutes(families: [SystemFont.emojiFamily], style: key.style)
      return FallbackList(all.filter(\.match.isColored))
    }
    let families = (systemFamilies[key.design] ?? []) + [SystemFont.genericFamily(key.design)]
    let all = catalog.substitutes(families: families, style: key.style)
    return FallbackList(
      all.filter { !$0.match.isColored } + all.filter(\.match.isColored))
  }

  /// A fallback font in the size and style of the font that it replaces.
  fileprivate mutating func font(_ match: FontMatch, descriptor: FontDescriptor) -> ResolvedFont? {
    let key = FontLibrary.FontKey(descriptor: descriptor, file: match.file)
    if let font = fonts[key] { return font }
    guard let font = make(descriptor, match) else { return nil }
    fonts.insert(font, for: key, cost: 1)
    return font
  }
}
