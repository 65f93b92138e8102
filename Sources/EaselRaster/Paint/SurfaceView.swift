import EaselPixels

/// Pixels that commands are painted on: a piece of memory and where in device space it lies.
struct SurfaceView {
  /// The pixel at the top left corner of `bounds`.
  var pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  var stride: Int
  /// Device pixels.
  var bounds: PixelRect

  init(pixels: UnsafeMutablePointer<UInt32>, stride: Int, bounds: PixelRect) {
    self.pixels = pixels
    self.stride = stride
    self.bounds = bounds
  }

  /// All of a pixmap whose top left corner lies at a place in device space.
  init(_ pixmap: Pixmap, x: Int32 = 0, y: Int32 = 0) {
    self.init(
      pixels: pixmap.pixels, stride: pixmap.stride,
      bounds: PixelRect(x0: x, y0: y, x1: x + Int32(pixmap.width), y1: y + Int32(pixmap.height)))
  }

  @inline(__always)
  func pointer(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt32> {
    pixels + (Int(y &- bounds.y0) &* stride &+ Int(x &- bounds.x0))
  }

  /// The pixels that lie in a rectangle too.
  func cropped(to rect: PixelRect) -> SurfaceView {
    let common = bounds.intersection(rect)
    guard !common.isEmpty else { return SurfaceView(pixels: pixels, stride: stride, bounds: .empty) }
    return SurfaceView(pixels: pointer(x: common.x0, y: common.y0), stride: stride, bounds: common)
  }
}

/// Coverage bytes over a rectangle of device space.
struct MaskView {
  var bytes: UnsafeMutablePointer<UInt8>
  var stride: Int
  var bounds: PixelRect

  @inline(__always)
  func pointer(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt8> {
    bytes + (Int(y &- bounds.y0) &* stride &+ Int(x &- bounds.x0))
  }

  /// The bytes that lie in a rectangle too.
  func cropped(to rect: PixelRect) -> MaskView {
    let common = bounds.intersection(rect)
    guard !common.isEmpty else { return MaskView(bytes: bytes, stride: stride, bounds: .empty) }
    return MaskView(bytes: pointer(x: common.x0, y: common.y0), stride: stride, bounds: common)
  }
}
