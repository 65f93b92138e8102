import EaselGeometry
import EaselPixels

/// A font face as the rasterizer sees it: outlines by glyph number. Called from worker threads.
public protocol GlyphFace: AnyObject, Sendable {
  /// A number that no other face (file, index, variation) of this process ever had.
  var identifier: UInt64 { get }
  /// The glyph's outline at a size of 1 point per em, y down, origin on the baseline; empty for blank glyphs and for
  /// numbers that the face does not have.
  func outline(of glyph: UInt32) -> Path
  /// The glyph as a picture, for faces with colour bitmaps; nil where the outline is the glyph.
  func colorImage(of glyph: UInt32, size: CGFloat) -> ColorGlyph?
}

/// A glyph that is a picture of its own colours.
public struct ColorGlyph: Sendable {
  public let image: PixelImage
  /// Where the picture goes, at a size of 1 point per em, origin on the baseline, y down.
  public let bounds: CGRect

  public init(image: PixelImage, bounds: CGRect) { (self.image, self.bounds) = (image, bounds) }
}

/// Glyphs of one face at one size with their places: immutable, shared by reference, hashed once.
public final class GlyphRun: Equatable, Sendable {
  public struct Glyph: Equatable, Sendable {
    /// The glyph's number in the face.
    public var identifier: UInt32
    /// Its origin on the baseline, in the run's space.
    public var position: CGPoint

    public init(identifier: UInt32, position: CGPoint) {
      (self.identifier, self.position) = (identifier, position)
    }
  }

  public let face: any GlyphFace
  /// Points per em.
  public let size: CGFloat
  /// How far glyphs lean to the right: x += slant * height, for faces without an oblique of their own. 0 is upright.
  public let slant: CGFloat
  public let glyphs: [Glyph]
  /// A box in the run's space that holds all ink.
  public let inkBounds: CGRect
  public let hash: ContentHash

  public init(
    face: any GlyphFace, size: CGFloat, slant: CGFloat = 0, glyphs: [Glyph],
    inkBounds: CGRect
  ) {
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

  public static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool { lhs === rhs || lhs.hash == rhs.hash }
}
