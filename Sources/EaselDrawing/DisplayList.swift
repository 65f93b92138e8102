import EaselGeometry
import EaselPixels
import Synchronization

/// The whole content of a window or image, ready for the rasterizer.
///
/// ```swift
/// import EaselDrawing
///
/// func displayList(of fragment: Fragment) -> DisplayList {
///   DisplayList(root: fragment, size: CGSize(width: 200, height: 100), scale: 2, background: .white)
/// }
/// ```
public struct DisplayList: Sendable {
  /// The space in which colors are blended.
  public enum ColorMode: UInt8, Sendable {
    /// sRGB-encoded components.
    case nonLinear
    /// Components in linear light, clamped to 0...1.
    case linear
    /// Components in linear light with a wider range. Those of a color are clamped to -65,504...65,504.
    case extendedLinear
  }

  /// The drawing, in points with the origin at the top left.
  public var root: Fragment
  /// The size in points.
  public var size: CGSize
  /// The scale factor: pixels per point.
  public var scale: CGFloat
  /// The color below the drawing; `clear` for a transparent image.
  public var background: PaintColor
  /// The space in which colors are blended.
  public var colorMode: ColorMode

  /// Creates a display list; sizes are in points, `scale` is pixels per point.
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

/// The identity of an asynchronous layer across frames. It is independent of the layer's content, so that a
/// renderer can show the last rendering until the next one is ready. Each new identity differs from all
/// others.
///
/// ```swift
/// import EaselDrawing
///
/// func record(_ fragment: Fragment, as identity: LayerIdentity, in recorder: FragmentRecorder) {
///   recorder.append(.asynchronous(fragment, identity), state: DrawingState())
/// }
/// ```
public struct LayerIdentity: Hashable, Sendable {
  let number: UInt64

  private static let count = Atomic<UInt64>(0)

  /// Creates a new identity, different from all others of the process.
  public init() { number = LayerIdentity.count.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// Statistics of one frame from the rasterizer.
///
/// ```swift
/// import EaselDrawing
///
/// func summary(of report: FrameReport) -> String {
///   "\(report.tilesDrawn) of \(report.tileCount) tiles, \(report.commandCount) commands"
/// }
/// ```
public struct FrameReport: Equatable, Sendable {
  /// The dirty region: disjoint rectangles of the pixels that may differ from the previous frame.
  public var damage: [PixelRect]
  /// The number of tiles that were rasterized.
  public var tilesDrawn: Int
  /// The number of tiles in the frame.
  public var tileCount: Int
  /// The number of commands of the frame, after nested fragments are inlined.
  public var commandCount: Int
  /// The number of symbols drawn from the cache.
  public var symbolHits: Int
  /// The number of symbols that were rasterized.
  public var symbolMisses: Int
  /// The size of the cached symbols in bytes.
  public var symbolBytes: Int
  /// The number of glyphs drawn from cached masks. Frames that are redrawn in part count all their glyphs.
  public var glyphHits: Int
  /// The number of glyph masks that were rasterized.
  public var glyphMisses: Int
  /// The size of the cached glyph masks in bytes.
  public var glyphBytes: Int
  /// The number of asynchronous layers.
  public var asynchronousLayers = 0
  /// The number of asynchronous layers whose current content is not ready yet.
  public var pendingLayers = 0

  /// Creates a report; `asynchronousLayers` and `pendingLayers` are 0.
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

/// A renderer that turns display lists into pixels. Use an instance from one thread at a time; it may use
/// worker threads during a call.
///
/// ```swift
/// import EaselDrawing
/// import EaselPixels
///
/// func draw(_ fragment: Fragment, with renderer: any FrameRenderer) -> Pixmap {
///   let bitmap = Pixmap(width: 200, height: 100)
///   let list = DisplayList(root: fragment, size: CGSize(width: 200, height: 100))
///   _ = renderer.render(list, into: bitmap)
///   return bitmap
/// }
/// ```
public protocol FrameRenderer: AnyObject {
  /// Draws a display list and reports what changed. If `frame` is the bitmap of the previous call, it must
  /// still contain the pixels that this call left, and only its dirty region is drawn; any other bitmap is
  /// drawn completely.
  func render(_ list: DisplayList, into frame: Pixmap) -> FrameReport

  /// Discards the knowledge of the previous frame, so that the next one is drawn completely.
  func invalidate()
}
