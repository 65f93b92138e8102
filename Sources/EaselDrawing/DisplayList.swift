import EaselGeometry
import EaselPixels
import Synchronization

/// The whole content of a window or picture, ready for the rasterizer.
public struct DisplayList: Sendable {
  /// The space in which colours are blended.
  public enum ColorMode: UInt8, Sendable {
    case nonLinear, linear, extendedLinear
  }

  public var root: Fragment
  /// Points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What lies under everything; clear for a transparent picture.
  public var background: PaintColor
  public var colorMode: ColorMode

  public init(
    root: Fragment, size: CGSize, scale: CGFloat = 1, background: PaintColor = .clear,
    colorMode: ColorMode = .nonLinear
  ) {
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
    self.colorMode = colorMode
  }
}

/// Tells one place that shows pictures from all others, also when its pictures change: what a renderer needs to go on
/// showing the last one until the next is ready. No two that are made are equal.
public struct LayerIdentity: Hashable, Sendable {
  let number: UInt64

  private static let count = Atomic<UInt64>(0)

  public init() { number = LayerIdentity.count.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// What a rasterizer did for one frame.
public struct FrameReport: Equatable, Sendable {
  /// The pixels that may differ from the frame before; disjoint rectangles.
  public var damage: [PixelRect]
  /// Tiles that were rasterized, and tiles in the frame.
  public var tilesDrawn: Int
  public var tileCount: Int
  /// Commands that the frame consists of after fragments were opened.
  public var commandCount: Int
  /// Draws of symbols whose picture was there, and pictures that were made.
  public var symbolHits: Int
  public var symbolMisses: Int
  /// Bytes of pixels of symbols that are kept.
  public var symbolBytes: Int
  /// Glyphs whose mask was there, and masks that were made. Frames that are painted in part count all their glyphs.
  public var glyphHits: Int
  public var glyphMisses: Int
  /// Bytes of masks of glyphs that are kept.
  public var glyphBytes: Int
  /// Pictures that may come late, and those of them that did not come yet.
  public var asynchronousPictures = 0
  public var awaitedPictures = 0

  public init(
    damage: [PixelRect] = [], tilesDrawn: Int = 0, tileCount: Int = 0, commandCount: Int = 0,
    symbolHits: Int = 0, symbolMisses: Int = 0, symbolBytes: Int = 0, glyphHits: Int = 0,
    glyphMisses: Int = 0,
    glyphBytes: Int = 0
  ) {
    self.damage = damage
    self.tilesDrawn = tilesDrawn
    self.tileCount = tileCount
    self.commandCount = commandCount
    self.symbolHits = symbolHits
    self.symbolMisses = symbolMisses
    self.symbolBytes = symbolBytes
    self.glyphHits = glyphHits
    self.glyphMisses = glyphMisses
    self.glyphBytes = glyphBytes
  }
}

/// Turns display lists into pixels. An instance belongs to one thread; it may use others meanwhile.
public protocol FrameRenderer: AnyObject {
  /// Brings `frame` up to date with `list` and says what changed. The same pixmap that was given last time is taken to
  /// show what it was left with; any other is drawn whole.
  func render(_ list: DisplayList, into frame: Pixmap) -> FrameReport

  /// Forgets what the last frame showed, so that the next one is drawn whole.
  func invalidate()
}
