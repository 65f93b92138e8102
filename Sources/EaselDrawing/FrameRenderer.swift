import EaselPixels

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
