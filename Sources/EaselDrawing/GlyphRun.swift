import EaselGeometry
import EaselPixels

/// A font face, as the rasterizer uses it: outlines by glyph number. Worker threads call it concurrently.
///
/// ```swift
/// import EaselDrawing
///
/// func isBlank(_ glyph: UInt32, of face: any GlyphFace) -> Bool {
///   face.outline(of: glyph).isEmpty && face.colorImage(of: glyph, size: 16) == nil
/// }
/// ```
public protocol GlyphFace: AnyObject, Sendable {
  /// A number that no other face (file, index, variation) of this process has or had.
  var identifier: UInt64 { get }
  /// Returns the glyph's outline at 1 point per em, y down, with the origin on the baseline; empty for blank
  /// glyphs and for glyph numbers that the face does not have.
  func outline(of glyph: UInt32) -> Path
  /// Returns the glyph as an image, for faces with color bitmaps; nil if the glyph is drawn by its outline.
  /// `size` is in points per em.
  func colorImage(of glyph: UInt32, size: CGFloat) -> ColorGlyph?
}

/// A glyph with an image in its own colors.
///
/// ```swift
/// import EaselDrawing
///
/// func aspectRatio(of glyph: ColorGlyph) -> Double {
///   Double(glyph.image.width) / Double(glyph.image.height)
/// }
/// ```
public struct ColorGlyph: Sendable {
  /// The image of the glyph.
  public let image: PixelImage
  /// The rectangle of the image at 1 point per em, with the origin on the baseline, y down.
  public let bounds: CGRect

  /// Creates a glyph from its image and its rectangle at 1 point per em.
  public init(image: PixelImage, bounds: CGRect) { (self.image, self.bounds) = (image, bounds) }
}

/// Positioned glyphs of one face at one size: immutable and hashed once.
///
/// ```swift
/// import EaselDrawing
///
/// func run(of glyph: UInt32, in face: any GlyphFace) -> GlyphRun {
///   GlyphRun(
///     face: face, size: 16, glyphs: [GlyphRun.Glyph(identifier: glyph, position: .zero)],
///     inkBounds: CGRect(x: 0, y: -16, width: 16, height: 20))
/// }
/// ```
public final class GlyphRun: Equatable, Sendable {
  /// A glyph and its position.
  ///
  /// ```swift
  /// import EaselDrawing
  ///
  /// func glyphs(_ identifiers: [UInt32], spacing: CGFloat) -> [GlyphRun.Glyph] {
  ///   identifiers.enumerated().map { index, identifier in
  ///     GlyphRun.Glyph(identifier: identifier, position: CGPoint(x: CGFloat(index) * spacing, y: 0))
  ///   }
  /// }
  /// ```
  public struct Glyph: Equatable, Sendable {
    /// The glyph's number in the face.
    public var identifier: UInt32
    /// The glyph's origin on the baseline, in points in the run's space.
    public var position: CGPoint

    /// Creates a positioned glyph.
    public init(identifier: UInt32, position: CGPoint) {
      (self.identifier, self.position) = (identifier, position)
    }
  }

  /// The face of all glyphs.
  public let face: any GlyphFace
  /// The size in points per em.
  public let size: CGFloat
  /// The slant of the glyphs to the right: x += slant * height. It replaces an oblique face that the family
  /// lacks; 0 is upright.
  public let slant: CGFloat
  /// The glyphs in painting order.
  public let glyphs: [Glyph]
  /// A rectangle in the run's space that contains all ink.
  public let inkBounds: CGRect
  /// The hash of everything that affects pixels.
  public let hash: ContentHash
  /// The text that the glyphs are from, and their numbers in it; nil if it is not known.
  private let source: (text: any GlyphTextSource, glyphs: Range<Int>)?

  /// Creates a run of glyphs; `size` is in points per em, and `inkBounds` must contain all ink.
  ///
  /// - Parameter source: The text that the glyphs are from, and their numbers in it. It affects no pixels.
  public init(
    face: any GlyphFace, size: CGFloat, slant: CGFloat = 0, glyphs: [Glyph],
    inkBounds: CGRect, source: (text: any GlyphTextSource, glyphs: Range<Int>)? = nil
  ) {
    self.source = source
    self.face = face
    self.size = size
    self.slant = slant
    self.glyphs = glyphs
    self.inkBounds = inkBounds
    var hasher = ContentHasher(seed: face.identifier)
    hasher.combine(size)
    hasher.combine(slant)
    for glyph in glyphs {
      hasher.combine(UInt64(glyph.identifier))
      hasher.combine(glyph.position)
    }
    hash = hasher.finish()
  }

  /// The characters of the glyphs; nil if they are not known. Computed on each access.
  public var text: GlyphText? { source.flatMap { $0.text.text(of: $0.glyphs) } }

  /// Whether two runs have equal hashes.
  public static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool { lhs === rhs || lhs.hash == rhs.hash }
}
