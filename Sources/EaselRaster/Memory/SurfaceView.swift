import EaselPixels

/// Pixels in memory, and the rectangle of device space that they cover.
struct SurfaceView {
  /// The pixel at the top left corner of `bounds`.
  var pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  var stride: Int
  /// In device pixels.
  var bounds: PixelRect

  init(pixels: UnsafeMutablePointer<UInt32>, stride: Int, bounds: PixelRect) {
    self.pixels = pixels
    self.stride = stride
    self.bounds = bounds
  }

  /// All pixels of a pixmap whose top left corner is at (x, y) in device space.
  init(_ pixmap: Pixmap, x: Int32 = 0, y: Int32 = 0) {
    self.init(
      pixels: pixmap.pixels, stride: pixmap.stride,
      bounds: PixelRect(x0: x, y0: y, x1: x + Int32(pixmap.width), y1: y + Int32(pixmap.height)))
  }

  @inline(__always)
  func pointer(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt32> {
    pixels + (Int(y &- bounds.y0) &* stride &+ Int(x &- bounds.x0))
  }

  /// The pixel at a position; clear outside of the bounds.
  @inline(__always)
  func pixel(x: Int32, y: Int32) -> UInt32 {
    guard x >= bounds.x0, x < bounds.x1, y >= bounds.y0, y < bounds.y1 else { return 0 }
    return pointer(x: x, y: y).pointee
  }

  /// The pixels that also lie in `rect`.
  func cropped(to rect: PixelRect) -> SurfaceView {
    let common = bounds.intersection(rect)
    guard !common.isEmpty else { return SurfaceView(pixels: pixels, stride: stride, bounds: .empty) }
    return SurfaceView(pixels: pointer(x: common.x0, y: common.y0), stride: stride, bounds: common)
  }
}

extension SurfaceView {
  /// Sets the pixels outside of a rectangle to the nearest ones inside, if there are any.
  func extendEdges(of rect: PixelRect) {
    let inside = bounds.intersection(rect)
    guard !inside.isEmpty, inside != bounds else { return }
    for y in inside.y0..<inside.y1 {
      let row = pointer(x: bounds.x0, y: y)
      let (first, end) = (Int(inside.x0 - bounds.x0), Int(inside.x1 - bounds.x0))
      row.update(repeating: row[first], count: first)
      (row + end).update(repeating: row[end - 1], count: bounds.width - end)
    }
    for y in bounds.y0..<bounds.y1 where y < inside.y0 || y >= inside.y1 {
      let nearest = max(inside.y0, min(inside.y1 - 1, y))
      pointer(x: bounds.x0, y: y).update(from: pointer(x: bounds.x0, y: nearest), count: bounds.width)
    }
  }
}

/// Bytes of coverage in memory, and the rectangle of device space that they cover.
struct MaskView {
  /// The byte at the top left corner of `bounds`.
  var bytes: UnsafeMutablePointer<UInt8>
  /// The number of bytes from one row to the next.
  var stride: Int
  /// In device pixels.
  var bounds: PixelRect

  @inline(__always)
  func pointer(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt8> {
    bytes + (Int(y &- bounds.y0) &* stride &+ Int(x &- bounds.x0))
  }

  /// The bytes that also lie in `rect`.
  func cropped(to rect: PixelRect) -> MaskView {
    let common = bounds.intersection(rect)
    guard !common.isEmpty else { return MaskView(bytes: bytes, stride: stride, bounds: .empty) }
    return MaskView(bytes: pointer(x: common.x0, y: common.y0), stride: stride, bounds: common)
  }
}

extension PixelRect {
  /// The rectangle moved by whole pixels.
  func moved(x: Int32, y: Int32) -> PixelRect {
    PixelRect(x0: x0 &+ x, y0: y0 &+ y, x1: x1 &+ x, y1: y1 &+ y)
  }
}
