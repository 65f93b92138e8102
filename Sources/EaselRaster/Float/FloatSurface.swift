import EaselDrawing
import EaselPixels

/// Premultiplied pixels in Float32 over a rectangle of device space: red, green, blue, alpha in a colour mode.
///
/// With it the plain path begins, which serves the linear colour modes and filters in linear light, and is what the
/// kernels for 8 bits are compared with. It is correct rather than fast.
final class FloatSurface {
  let bounds: PixelRect
  let mode: DisplayList.ColorMode
  private var pixels: Buffer<SIMD4<Float>>

  /// Transparent pixels.
  init(over bounds: PixelRect, mode: DisplayList.ColorMode) {
    self.bounds = bounds
    self.mode = mode
    pixels = Buffer(minimumCapacity: bounds.area)
    pixels.append(repeating: SIMD4(), count: bounds.area)
  }

  /// The 8-bit pixels of `view` in a colour mode.
  convenience init(_ view: SurfaceView, mode: DisplayList.ColorMode) {
    self.init(over: view.bounds, mode: mode)
    for y in bounds.y0..<bounds.y1 {
      let (source, target) = (view.pointer(x: bounds.x0, y: y), row(y))
      for index in 0..<bounds.width { target[index] = mode.fromEncoded(PixelBlend.unpack(source[index])) }
    }
  }

  /// The pixels of a row, from column `bounds.x0` on.
  @inline(__always)
  func row(_ y: Int32) -> UnsafeMutablePointer<SIMD4<Float>> {
    pixels.base + Int(y &- bounds.y0) &* bounds.width
  }

  /// The pixel at a place, clear outside the bounds.
  @inline(__always)
  func pixel(x: Int32, y: Int32) -> SIMD4<Float> {
    guard x >= bounds.x0, x < bounds.x1, y >= bounds.y0, y < bounds.y1 else { return SIMD4() }
    return row(y)[Int(x &- bounds.x0)]
  }

  /// The same picture in another mode.
  func converted(to other: DisplayList.ColorMode) -> FloatSurface {
    guard other != mode else { return self }
    let result = FloatSurface(over: bounds, mode: other)
    for index in 0..<bounds.area {
      result.pixels[index] = other.fromEncoded(mode.toEncoded(pixels[index]))
    }
    return result
  }

  /// Writes all pixels that lie in the view as 8-bit ones.
  func store(into view: SurfaceView, _ rounding: WideRounding = WideRounding()) {
    let common = bounds.intersection(view.bounds)
    guard !common.isEmpty else { return }
    for y in common.y0..<common.y1 {
      let source = row(y) + Int(common.x0 - bounds.x0)
      let target = view.pointer(x: common.x0, y: y)
      rounding.withRow(x: common.x0, y: y) { added in
        for index in 0..<common.width {
          target[index] = FloatSurface.pack(
            mode.toEncoded(source[index]), adding: Float(added[index % 8 * 4]) / 128)
        }
      }
    }
  }

  /// The 8-bit pixel of a premultiplied encoded colour; `added` is a half for the nearest one.
  private static func pack(_ color: SIMD4<Float>, adding added: Float) -> UInt32 {
    let alpha = max(0, min(1, color.w))
    let limited = color.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha)) * 255 + added
    func byte(_ value: Float) -> UInt32 { UInt32(min(value, 255)) }
    return byte(limited.w) << 24 | byte(limited.x) << 16 | byte(limited.y) << 8 | byte(limited.z)
  }
}
