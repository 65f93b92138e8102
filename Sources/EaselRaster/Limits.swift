import EaselGeometry
import EaselPixels

/// The limits of the rasterizer that more than one stage depends on.
///
/// Budgets and thresholds that a single type uses stand beside that type.
enum Limits {
  /// The largest distance of a coordinate from the origin, in pixels. Geometry beyond it is cut off above and below, and
  /// moved to the limit on the left and right. On a grid of 1/256 pixel it stays exact in a `Float`.
  static let coordinate: Int32 = 32_000

  /// The height of a band of rows, in pixels, as a power of two. Workers paint one band at a time.
  static let bandShift: Int32 = 5
  /// The height of a band and of a tile, in pixels.
  static let bandHeight: Int32 = 32
  /// The width of a tile, in pixels. Narrower tiles damage less and cost more to hash.
  static let tileWidth: Int32 = 64

  /// The largest area of a layer, in pixels, that is kept whole whatever part of it the frame shows.
  static let layerArea = 1 << 26
  /// The distance from the frame, in pixels, beyond which a larger layer is cut off.
  static let layerMargin: Int32 = 3000

  /// The longest side of a cached symbol, in pixels.
  static let symbolSide: CGFloat = 1024
  /// The largest area of a cached symbol, in pixels.
  static let symbolArea: CGFloat = 512 * 512
  /// The largest distance of a cached symbol's ink from the symbol's origin, in pixels.
  static let symbolReach: CGFloat = 8192
  /// The largest distance of a cached symbol's origin from the origin of the frame, in pixels: whole pixels and quarters
  /// of them fit the integers that they are kept in.
  static let symbolOffset: CGFloat = 30_000
}

extension PixelRect {
  /// All pixels within the limit of coordinates: the bounds of unbounded content.
  static var everything: PixelRect {
    PixelRect(
      x0: -Limits.coordinate, y0: -Limits.coordinate, x1: Limits.coordinate, y1: Limits.coordinate)
  }
}

extension Path {
  /// A rectangle that contains all pixels, in device space.
  static let everything = Path(
    CGRect(
      x: -CGFloat(Limits.coordinate), y: -CGFloat(Limits.coordinate),
      width: 2 * CGFloat(Limits.coordinate), height: 2 * CGFloat(Limits.coordinate)))
}
