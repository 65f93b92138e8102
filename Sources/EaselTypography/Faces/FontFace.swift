import EaselDrawing
import EaselGeometry
import Synchronization

/// A font face: the outlines, advances and metrics of one style of a family. It can be used from any thread.
///
/// ```swift
/// import EaselTypography
///
/// func advance(of character: Unicode.Scalar, in face: FontFace) -> Double? {
///   guard let glyph = face.glyph(for: character) else { return nil }
///   return Double(face.advance(of: glyph)) / Double(face.unitsPerEm)
/// }
/// ```
public final class FontFace: GlyphFace, Sendable {
  /// A number that no other face of this process has or had.
  public let identifier: UInt64
  /// The number of font units per em; at least 1.
  public let unitsPerEm: Int
  /// The metrics in ems.
  public let metrics: FontMetrics
  /// The family and style names from the file; empty for the blank face that is used if there are no fonts.
  public let name: String
  /// Whether the face has color glyphs.
  let isColored: Bool
  /// Whether outlines are emboldened, because the family has no bold face.
  package let isEmboldened: Bool
  /// The face for shaping; nil if HarfBuzz cannot read the file.
  let harfBuzz: HarfBuzzFont?

  /// The file; nil for the blank face.
  private let file: FontFile?
  /// The glyphs of the ASCII characters, 0 if missing; accessible without the lock.
  private let asciiGlyphs: [UInt32]?
  /// The open face; nil for the blank one.
  private let opened: Mutex<FreeTypeFace?>
  private let cache: GlyphDataCache
  private let knownDigitAdvances = Mutex<[UInt32: Int32]?>(nil)
  private static let nextIdentifier = Atomic<UInt64>(1)

  /// A blank face: it has no glyphs, and each character is half an em wide.
  static let empty = FontFace()

  private init() {
    identifier = FontFace.takeIdentifier()
    unitsPerEm = 1000
    metrics = .placeholder
    name = ""
    isColored = false
    isEmboldened = false
    harfBuzz = nil
    file = nil
    asciiGlyphs = nil
    opened = Mutex(nil)
    cache = GlyphDataCache()
  }

  /// Opens a face; throws if the file is missing or damaged, or has neither outlines nor color bitmaps.
  ///
  /// - Parameter cache: Keeps the data of glyphs. Faces may share it.
  init(_ file: FontFile, cache: GlyphDataCache = GlyphDataCache()) throws(FontFileError) {
    let face = try FreeTypeFace(file)
    identifier = FontFace.takeIdentifier()
    unitsPerEm = face.unitsPerEm
    metrics = face.metrics()
    name = face.name
    isColored = face.isColored
    isEmboldened = file.isEmboldened
    harfBuzz = HarfBuzzFont(file)
    self.file = file
    asciiGlyphs = (0..<128).map { face.glyph(for: Unicode.Scalar(UInt8($0))) }
    opened = Mutex(face)
    self.cache = cache
  }

  /// Opens a face of a font file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - index: The index of the face in the file.
  /// - Returns: Nil if the file cannot be used; the reason is then printed on standard error.
  public static func open(path: String, index: Int = 0) -> FontFace? {
    do throws(FontFileError) {
      return try FontFace(FontFile(path: path, index: index))
    } catch {
      StandardError.report("\(error)")
      return nil
    }
  }

  private static func takeIdentifier() -> UInt64 {
    nextIdentifier.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Returns the glyph number of a character; nil if the face does not have the character.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII, let glyph = asciiGlyphs?[Int(scalar.value)] { return glyph == 0 ? nil : glyph }
    return opened.withLock { face in
      guard let glyph = face?.glyph(for: scalar), glyph != 0 else { return nil }
      return glyph
    }
  }

  /// Whether the face has an outline glyph for each byte, all of which are printable characters of ASCII.
  func hasGlyphs(ofASCII text: ArraySlice<UInt8>) -> Bool {
    guard let asciiGlyphs, !isColored else { return false }
    return text.allSatisfy { UInt8.printableASCII ~= $0 && asciiGlyphs[Int($0)] != 0 }
  }

  /// Returns the horizontal advance of a glyph, in font units; 0 for glyphs that the face does not have.
  public func advance(of glyph: UInt32) -> Int32 {
    opened.withLock { $0?.advance(of: glyph) ?? Int32(unitsPerEm / 2) }
  }

  /// The advances of the glyphs of the digits 0 to 9, in font units. Determined on first access.
  var digitAdvances: [UInt32: Int32] {
    knownDigitAdvances.withLock { known in
      if let known { return known }
      let glyphs = "0123456789".unicodeScalars.compactMap(glyph(for:))
      let advances = Dictionary(glyphs.map { ($0, advance(of: $0)) }, uniquingKeysWith: { first, _ in first })
      known = advances
      return advances
    }
  }

  /// Calls `body` with the open face, nil for the blank one, while holding the lock.
  func withFace<Result: Sendable>(_ body: (FreeTypeFace?) -> Result) -> Result {
    opened.withLock { body($0) }
  }

  /// Opens the face once more, for a library that uses it in its own way; without emboldening. Nil if glyphs are in color.
  package func openedAgain() -> OpenFontFace? {
    guard let file, !isColored else { return nil }
    return (try? FreeTypeFace(file)).map(OpenFontFace.init)
  }

  /// Returns the outline of a glyph at 1 point per em, y down, origin on the baseline; empty for blank or
  /// missing glyphs.
  public func outline(of glyph: UInt32) -> Path {
    cache.outline(key(glyph)) {
      opened.withLock { face in
        face?.withOutline(of: glyph) { GlyphOutline.path(of: &$0, unitsPerEm: unitsPerEm) } ?? Path()
      }
    }
  }

  private func key(_ glyph: UInt32) -> GlyphDataCache.Key {
    GlyphDataCache.Key(face: identifier, glyph: glyph)
  }

  /// Returns the image of a glyph of a face with color bitmaps, from its largest strike; nil if the glyph
  /// has none. The bounds of the result are those at 1 point per em; `size` is ignored.
  public func colorImage(of glyph: UInt32, size: CGFloat) -> ColorGlyph? {
    guard isColored else { return nil }
    return cache.picture(key(glyph)) { opened.withLock { $0?.picture(of: glyph) } }
  }

  /// The layers of a color glyph, from back to front; empty if it has none.
  func colorLayers(of glyph: UInt32) -> [ColorLayer] {
    guard isColored else { return [] }
    return opened.withLock { $0?.layers(of: glyph) ?? [] }
  }

  /// Whether the face has a drawable glyph for a character.
  func canDraw(_ scalar: Unicode.Scalar) -> Bool {
    isColored ? hasPicture(of: scalar, inColor: false) : glyph(for: scalar) != nil
  }

  /// Whether the face has a drawable glyph for a character; with `inColor`, whether that is a color glyph.
  func hasPicture(of scalar: Unicode.Scalar, inColor: Bool) -> Bool {
    guard let glyph = glyph(for: scalar) else { return false }
    guard isColored else { return !inColor }
    let hasColor = !colorLayers(of: glyph).isEmpty || colorImage(of: glyph, size: 1) != nil
    return hasColor || !inColor && (scalar.properties.isWhitespace || !box(of: glyph).isNull)
  }

  /// A rectangle that contains a glyph's outline, in ems, y down, origin on the baseline; null for blank
  /// glyphs.
  func box(of glyph: UInt32) -> CGRect {
    cache.box(key(glyph)) {
      opened.withLock { face in
        face?.withOutline(of: glyph) { GlyphOutline.box(of: &$0, unitsPerEm: unitsPerEm) } ?? .null
      }
    }
  }
}

/// A face that is open in FreeType as long as the object lives. It must be used by one thread at a time.
package final class OpenFontFace {
  private let face: FreeTypeFace

  init(_ face: FreeTypeFace) { self.face = face }

  /// FreeType's `FT_Face`.
  package var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(face.face) }
}
