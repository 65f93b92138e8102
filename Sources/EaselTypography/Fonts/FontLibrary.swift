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

/// The order in which faces stand in for each other depends on these alone.
struct SubstituteKey: Hashable, Sendable {
  var design: FontDescriptor.Design
  var style: FontCatalog.Style
  /// True: faces in colour alone. False: those last.
  var isEmoji = false
}

/// Faces in the order in which they are asked for a character that the font lacks, and what was found so far.
struct SubstituteList {
  var substitutes: [Substitute]
  /// The number of the face for a character; nil where no face has it.
  var found: [Unicode.Scalar: Int?] = [:]
}

extension FontLibrary {
  /// The font that draws a character in place of `font`, which lacks it: the installed face nearest in style that has
  /// it; nil when no face has. For emoji, a face that has it in colour.
  func substitute(for scalar: Unicode.Scalar, in font: ResolvedFont, isEmoji: Bool = false) -> ResolvedFont? {
    let descriptor = font.descriptor
    let key = SubstituteKey(
      design: descriptor.design, style: isEmoji ? FontCatalog.Style() : descriptor.style, isEmoji: isEmoji)
    return state.withLock { state in
      guard let match = state.substitute(for: scalar, key: key) else { return nil }
      return state.font(match, descriptor: descriptor)
    }
  }
}

extension FontLibrary.State {
  /// The first face in the order of substitutes that has a character and can be opened.
  fileprivate mutating func substitute(for scalar: Unicode.Scalar, key: SubstituteKey) -> FontMatch? {
    var list = substitutes.removeValue(forKey: key) ?? makeList(key)
    defer { substitutes[key] = list }
    if let known = list.found[scalar] { return known.map { list.substitutes[$0].match } }
    let number = list.substitutes.firstIndex {
      $0.characters.contains(scalar)
        && face($0.match.file)?.hasPicture(of: scalar, inColor: key.isEmoji) == true
    }
    list.found[scalar] = .some(number)
    return number.map { list.substitutes[$0].match }
  }

  private func makeList(_ key: SubstituteKey) -> SubstituteList {
    if key.isEmoji {
      let all = catalog.substitutes(families: [SystemFont.emojiFamily], style: key.style)
      return SubstituteList(substitutes: all.filter(\.match.isColored))
    }
    let families = (systemFamilies[key.design] ?? []) + [SystemFont.genericFamily(key.design)]
    let all = catalog.substitutes(families: families, style: key.style)
    return SubstituteList(
      substitutes: all.filter { !$0.match.isColored } + all.filter(\.match.isColored))
  }

  /// A substitute at the size and in the style of what it stands in for.
  fileprivate mutating func font(_ match: FontMatch, descriptor: FontDescriptor) -> ResolvedFont? {
    let key = FontLibrary.FontKey(descriptor: descriptor, file: match.file)
    if let font = fonts[key] { return font }
    guard let font = make(descriptor, match) else { return nil }
    fonts.insert(font, for: key, cost: 1)
    return font
  }
}
