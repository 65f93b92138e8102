import EaselGeometry
import Synchronization

/// Finds a face for each font that is asked for. Safe to use from any thread; the same answer for the same question.
///
/// The system fonts are Inter, Charis SIL, Quicksand and JetBrains Mono by design, where they are installed, so that
/// pictures are alike on all machines that have them; else what fontconfig puts first for sans-serif, serif or
/// monospace.
public final class FontLibrary: Sendable {
  /// The library of the installed fonts.
  public static let shared = FontLibrary(.system)

  let state: Mutex<State>
  /// How often fonts were added: layouts made before may have other fonts than those made after.
  private let additions = Atomic<Int>(0)

  /// What is behind the lock.
  struct State {
    let catalog: FontCatalog
    let systemFamilies: [FontDescriptor.Design: [String]]
    /// Writes what users should know.
    let report: @Sendable (String) -> Void
    /// Every face that was opened; nil for files that turned out to be unusable.
    var faces: [FontFile: FontFace?] = [:]
    var fonts = BoundedCache<FontKey, ResolvedFont>(limit: FontLibrary.fontLimit)
    var substitutes: [SubstituteKey: SubstituteList] = [:]
    /// Names whose absence was told already.
    var missingNames: Set<String> = []
    var hasToldNoFonts = false
  }

  /// How many descriptors the library remembers.
  private static let fontLimit = 4096
  /// How many missing names are remembered, and told, at most.
  static let missingNameLimit = 1000

  /// A library of other fonts than the installed ones, or with other families as the system font.
  init(
    _ source: FontCatalog.Source,
    systemFamilies: [FontDescriptor.Design: [String]] = SystemFont.families,
    report: @escaping @Sendable (String) -> Void = Diagnostics.report
  ) {
    state = Mutex(State(catalog: FontCatalog(source), systemFamilies: systemFamilies, report: report))
  }

  /// A library of these font files alone; the first one's family is the system font in all designs.
  public convenience init(files: [String]) {
    let families = files.first.flatMap { FontCatalog(.files([$0])).family(ofFile: $0) }.map { [$0] } ?? []
    let designs: [FontDescriptor.Design] = [.default, .serif, .rounded, .monospaced]
    self.init(
      .files(files), systemFamilies: Dictionary(uniqueKeysWithValues: designs.map { ($0, families) }))
  }

  /// Adds a font file of the application; from now on its faces are found by name. False when it cannot be read.
  @discardableResult
  public func register(file path: String) -> Bool {
    let isAdded = state.withLock { state in
      state.fonts = BoundedCache(limit: FontLibrary.fontLimit)
      state.substitutes = [:]
      return state.catalog.add(file: path)
    }
    additions.wrappingAdd(1, ordering: .releasing)
    if !isAdded { Diagnostics.report("there is no font in \(path)") }
    return isAdded
  }

  /// Bytes, nearly, that are kept now of the faces in use: outlines, boxes and coloured pictures, each face bounded.
  public var cachedBytes: Int {
    let faces = state.withLock { state in state.faces.values.compactMap { $0 } }
    return faces.reduce(0) { $0 + $1.cachedBytes }
  }

  /// A number that changes when fonts are added.
  var generation: Int { additions.load(ordering: .acquiring) }

  /// The face that comes nearest to a descriptor: by name if there is such a font, else the system font, else, without
  /// any usable font, a blank one.
  public func font(for descriptor: FontDescriptor) -> ResolvedFont {
    state.withLock { state in
      let key = FontKey(descriptor: descriptor, file: nil)
      if let font = state.fonts[key] { return font }
      let font = state.resolve(descriptor)
      state.fonts.insert(font, for: key, cost: 1)
      return font
    }
  }

  /// A font that is kept: what was asked for, and the file where it stands in for another font's characters.
  struct FontKey: Hashable {
    var descriptor: FontDescriptor
    var file: FontFile?
  }
}
