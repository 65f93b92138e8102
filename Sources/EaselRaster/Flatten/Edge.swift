import EaselPixels

/// A directed line segment in device space on a grid of 1/256 pixel; never horizontal.
///
/// Its direction is its winding: downwards counts +1 for what lies to its right, upwards -1.
struct Edge: Equatable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

extension Edge {
  /// The diagonal of whole pixels, which stands for them as a rectangle.
  init(covering pixels: PixelRect) {
    self.init(
      x0: pixels.x0 << Grid.shift, y0: pixels.y0 << Grid.shift, x1: pixels.x1 << Grid.shift,
      y1: pixels.y1 << Grid.shift)
  }

  /// True when all of some pixels lie in the rectangle whose diagonal this is.
  @inline(__always)
  func coversWhole(_ pixels: PixelRect) -> Bool {
    let other = Edge(covering: pixels)
    return x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }
}

/// The fixed-point grid of device space: 24.8 bits.
enum Grid {
  static let shift: Int32 = 8
  /// Steps per pixel.
  static let one: Int32 = 256
  /// Geometry farther than this many pixels from the origin is cut off (above, below) or moved to the limit (left,
  /// right). Well inside what a `Float` holds exactly on the grid.
  static let limit: Double = 32_000
}
