import EaselDrawing
import EaselGeometry
import Synchronization

/// A font face: the outlines, advances and measures of one style of a family. Safe to use from any thread.
public final class FontFace: GlyphFace, Sendable {
  /// A number that no other face of this process ever had.
  public let identifier: UInt64
  /// How many font units make an em; at least 1.
  public let unitsPerEm: Int
  /// Ems.
  public let metrics: FontMetrics
  /// The family and style as the file names them; empty for the face that stands for none.
  public let name: String
  /// How many glyphs the face has.
  let glyphCount: Int
  /// True for faces whose glyphs have colours of their own.
  let isColored: Bool
  /// True when outlines are thickened, because the family has no bold.
  let isEmboldened: Bool
  /// The face for shaping; nil for those that HarfBuzz cannot read.
  let harfBuzz: HarfBuzzFont?

  /// The glyphs of the characters below 128, 0 where there is none; read without the lock.
  private let asciiGlyphs: [UInt32]?
  private let state: Mutex<State>
  private static let nextIdentifier = Atomic<UInt64>(1)

  /// What is behind the lock: the open face and what was read from it.
  private struct State {
    let face: FreeTypeFace?
    var outlines = BoundedCache<UInt32, Path>(limit: FontFace.outlinePointLimit)
    var boxes = BoundedCache<UInt32, CGRect>(limit: FontFace.boxLimit)
    /// Nil for glyphs that have no picture.
    var pictures = BoundedCache<UInt32, ColorGlyph?>(limit: FontFace.pictureByteLimit)
  }

  /// How many path points a face keeps: 16 bytes each.
  private static let outlinePointLimit = 1 << 18
  /// How many bounding boxes a face keeps: 32 bytes each.
  private static let boxLimit = 1 << 14

  /// How many bytes of coloured pictures a face keeps.
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

  /// Opens a face; throws when the file is missing or broken, or has no outlines.
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

  /// Opens the face with a number in a font file; nil, and a line on standard error, when it cannot be used.
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

  /// The glyph of a character, nil when the face has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII, let glyph = asciiGlyphs?[Int(scalar.value)] { return glyph == 0 ? nil : glyph }
    return state.withLock { state in
      guard let glyph = state.face?.glyph(for: scalar), glyph != 0 else { return nil }
      return glyph
    }
  }

  /// How far the pen moves after a glyph, in font units.
  public func advance(of glyph: UInt32) -> Int32 {
    state.withLock { $0.face?.advance(of: glyph) ?? Int32(unitsPerEm / 2) }
  }

  /// Calls `body` with the open face, nil for the blank one, while no other thread can use it.
  func withFace<Result: Sendable>(_ body: (FreeTypeFace?) -> Result) -> Result {
    state.withLock { body($0.face) }
  }

  public func outline(of glyph: UInt32) -> Path {
    state.withLock { state in
      if let outline = state.outlines[glyph] { return outline }
      let outline =
        state.face?.withOutline(of: glyph) { GlyphOutline.path(of: &$0, unitsPerEm: unitsPerEm) } ?? Path()
      state.outlines.insert(outline, for: glyph, cost: outline.pointCount)
      return outline
    }
  }

  /// The picture of a glyph of a face with bitmaps in colour, from its largest strike. Its bounds are those at a size of
  /// one point per em.
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

  /// The glyphs that a glyph is painted with, from back to front, for faces with layers in colour; empty for others.
  func colorLayers(of glyph: UInt32) -> [ColorLayer] {
    guard isColored else { return [] }
    return state.withLock { $0.face?.layers(of: glyph) ?? [] }
  }

  /// True when the face has a glyph for a character that can be drawn.
  func canDraw(_ scalar: Unicode.Scalar) -> Bool {
    isColored ? hasPicture(of: scalar, inColor: false) : glyph(for: scalar) != nil
  }

  /// True when the face has a glyph for a character that can be drawn, in colours if they are asked for.
  func hasPicture(of scalar: Unicode.Scalar, inColor: Bool) -> Bool {
    guard let glyph = glyph(for: scalar) else { return false }
    guard isColored else { return !inColor }
    let hasColor = !colorLayers(of: glyph).isEmpty || colorImage(of: glyph, size: 1) != nil
    return hasColor || !inColor && (scalar.properties.isWhitespace || !box(of: glyph).isNull)
  }

  /// Bytes, nearly, that are kept now.
  var cachedBytes: Int {
    state.withLock { $0.pictures.cost + $0.outlines.cost * 16 + $0.boxes.cost * 32 }
  }

  /// A box that holds a glyph's outline, in ems, y down, origin on the baseline; null for blank glyphs.
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
