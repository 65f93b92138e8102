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
  /// The number of glyphs.
  let glyphCount: Int
  /// Whether the face has color glyphs.
  let isColored: Bool
  /// Whether outlines are emboldened, because the family has no bold face.
  let isEmboldened: Bool
  /// The face for shaping; nil if HarfBuzz cannot read the file.
  let harfBuzz: HarfBuzzFont?

  /// The glyphs of the ASCII characters, 0 if missing; accessible without the lock.
  private let asciiGlyphs: [UInt32]?
  private let state: Mutex<State>
  private static let nextIdentifier = Atomic<UInt64>(1)

  /// The state that the lock protects: the open face and the caches.
  private struct State {
    let face: FreeTypeFace?
    var outlines = BoundedCache<UInt32, Path>(limit: FontFace.outlinePointLimit)
    var boxes = BoundedCache<UInt32, CGRect>(limit: FontFace.boxLimit)
    /// Values are nil for glyphs without an image.
    var pictures = BoundedCache<UInt32, ColorGlyph?>(limit: FontFace.pictureByteLimit)
  }

  /// The maximum number of cached path points per face: 16 bytes each.
  private static let outlinePointLimit = 1 << 18
  /// The maximum number of cached bounding boxes per face: 32 bytes each.
  private static let boxLimit = 1 << 14

  /// The maximum size of cached color images per face, in bytes.
  private static let pictureByteLimit = 16 << 20

  /// A blank face: it has no glyphs, and each character is half an em wide.
  static let empty = FontFace()

  private init() {
    identifier = FontFace.takeIdentifier()
    unitsPerEm = 1000
    metrics = .placeholder
    name = ""
    glyphCount = 0
    isColored = false
    isEmboldened = false
    harfBuzz = nil
    asciiGlyphs = nil
    state = Mutex(State(face: nil))
  }

  /// Opens a face; throws if the file is missing or damaged, or has neither outlines nor color bitmaps.
  init(_ file: FontFile) throws(FontFileError) {
    let face = try FreeTypeFace(file)
    identifier = FontFace.takeIdentifier()
    unitsPerEm = face.unitsPerEm
    metrics = face.metrics()
    name = face.name
    glyphCount = face.glyphCount
    isColored = face.isColored
    isEmboldened = file.isEmboldened
    harfBuzz = HarfBuzzFont(file)
    asciiGlyphs = (0..<128).map { face.glyph(for: Unicode.Scalar(UInt8($0))) }
    state = Mutex(State(face: face))
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
      Diagnostics.report("\(error)")
      return nil
    }
  }

  private static func takeIdentifier() -> UInt64 {
    nextIdentifier.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Returns the glyph number of a character; nil if the face does not have the character.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII, let glyph = asciiGlyphs?[Int(scalar.value)] { return glyph == 0 ? nil : glyph }
    return state.withLock { state in
      guard let glyph = state.face?.glyph(for: scalar), glyph != 0 else { return nil }
      return glyph
    }
  }

  /// Returns the horizontal advance of a glyph, in font units; 0 for glyphs that the face does not have.
  public func advance(of glyph: UInt32) -> Int32 {
    state.withLock { $0.face?.advance(of: glyph) ?? Int32(unitsPerEm / 2) }
  }

  /// Calls `body` with the open face, nil for the blank one, while holding the lock.
  func withFace<Result: Sendable>(_ body: (FreeTypeFace?) -> Result) -> Result {
    state.withLock { body($0.face) }
  }

  /// Returns the outline of a glyph at 1 point per em, y down, origin on the baseline; empty for blank or
  /// missing glyphs.
  public func outline(of glyph: UInt32) -> Path {
    state.withLock { state in
      if let outline = state.outlines[glyph] { return outline }
      let outline =
        state.face?.withOutline(of: glyph) { GlyphOutline.path(of: &$0, unitsPerEm: unitsPerEm) } ?? Path()
      state.outlines.insert(outline, for: glyph, cost: outline.pointCount)
      return outline
    }
  }

  /// Returns the image of a glyph of a face with color bitmaps, from its largest strike; nil if the glyph
  /// has none. The bounds of the result are those at 1 point per em; `size` is ignored.
  public func colorImage(of glyph: UInt32, size: CGFloat) -> ColorGlyph? {
    guard isColored else { return nil }
    return state.withLock { state in
      if let known = state.pictures[glyph] { return known }
      let picture = state.face?.picture(of: glyph)
      let bytes = picture.map { $0.image.pixels.count * MemoryLayout<UInt32>.stride } ?? 0
      state.pictures.insert(picture, for: glyph, cost: 64 + bytes)
      return picture
    }
  }

  /// The layers of a color glyph, from back to front; empty if it has none.
  func colorLayers(of glyph: UInt32) -> [ColorLayer] {
    guard isColored else { return [] }
    return state.withLock { $0.face?.layers(of: glyph) ?? [] }
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

  /// The approximate size of the caches in bytes.
  var cachedBytes: Int {
    state.withLock { $0.pictures.cost + $0.outlines.cost * 16 + $0.boxes.cost * 32 }
  }

  /// A rectangle that contains a glyph's outline, in ems, y down, origin on the baseline; null for blank
  /// glyphs.
  func box(of glyph: UInt32) -> CGRect {
    state.withLock { state in
      if let box = state.boxes[glyph] { return box }
      let box =
        state.face?.withOutline(of: glyph) { GlyphOutline.box(of: &$0, unitsPerEm: unitsPerEm) } ?? .null
      state.boxes.insert(box, for: glyph, cost: 1)
      return box
    }
  }
}
