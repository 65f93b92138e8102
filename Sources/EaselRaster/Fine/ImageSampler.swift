import EaselDrawing
import EaselGeometry
import EaselPixels

/// Pixels of an image under an affine map.
struct ImageSampler {
  /// Kept alive by the plan's owner for the frame.
  var pixels: UnsafePointer<UInt32>
  var width: Int32
  var height: Int32
  /// From device pixels to image pixels.
  var inverse: CGAffineTransform
  /// The part of the image that is used, in its pixels.
  var source: PixelRect
  var tiles: Bool
  var isNearest: Bool
  var opacity: UInt8

  func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    for index in 0..<count {
      let px = Double(x &+ Int32(index)) + 0.5
      let py = Double(y) + 0.5
      let u = inverse.a * px + inverse.c * py + inverse.tx
      let v = inverse.b * px + inverse.d * py + inverse.ty
      let pixel = isNearest ? nearest(u, v) : bilinear(u, v)
      row[index] = opacity == 255 ? pixel : RowComposer.scale(pixel, by: opacity)
    }
  }

  @inline(__always)
  private func pixel(_ x: Int32, _ y: Int32) -> UInt32 {
    var (x, y) = (x, y)
    if tiles {
      x = source.x0 &+ ImageSampler.modulo(x &- source.x0, source.x1 &- source.x0)
      y = source.y0 &+ ImageSampler.modulo(y &- source.y0, source.y1 &- source.y0)
    } else if x < source.x0 || x >= source.x1 || y < source.y0 || y >= source.y1 {
      return 0
    }
    return pixels[Int(y) &* Int(width) &+ Int(x)]
  }

  @inline(__always)
  private static func modulo(_ value: Int32, _ size: Int32) -> Int32 {
    let remainder = value % size
    return remainder < 0 ? remainder + size : remainder
  }

  @inline(__always)
  private static func clampedInteger(_ value: Double) -> Int32 { Int32(max(-1e9, min(1e9, value))) }

  private func nearest(_ u: Double, _ v: Double) -> UInt32 {
    pixel(ImageSampler.clampedInteger(u.rounded(.down)), ImageSampler.clampedInteger(v.rounded(.down)))
  }

  /// Four neighbours weighted in steps of 1/256; outside an image that does not tile is transparent.
  private func bilinear(_ u: Double, _ v: Double) -> UInt32 {
    let fixedX = ImageSampler.clampedInteger(((u - 0.5) * 256).rounded(.down))
    let fixedY = ImageSampler.clampedInteger(((v - 0.5) * 256).rounded(.down))
    let (x, y) = (fixedX >> 8, fixedY >> 8)
    let (wx, wy) = (UInt32(fixedX & 255), UInt32(fixedY & 255))
    let top = ImageSampler.mix(pixel(x, y), pixel(x &+ 1, y), wx)
    let bottom = ImageSampler.mix(pixel(x, y &+ 1), pixel(x &+ 1, y &+ 1), wx)
    return ImageSampler.mix(top, bottom, wy)
  }

  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
    if a == b { return a }
    let rest = 256 &- weight
    let low = (((a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* weight &+ 0x0080_0080) >> 8) & 0x00ff_00ff
    let high = ((a >> 8) & 0x00ff_00ff) &* rest &+ ((b >> 8) & 0x00ff_00ff) &* weight &+ 0x0080_0080
    return low | (high & 0xff00_ff00)
  }
}
