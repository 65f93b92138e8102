import EaselDrawing
import EaselPixels

/// Premultiplied pixels in Float32 over a rectangle of device space: red, green, blue and alpha in a color mode.
///
/// It serves the linear color modes and filters in linear light. It is also the reference that the 8-bit kernels are
/// tested against, so its code is simple rather than fast.
struct FloatSurface {
  let bounds: PixelRect
  let mode: DisplayList.ColorMode
  private let pixels: UnsafeMutablePointer<SIMD4<Float>>
  /// The owner of the pixels; nil if a worker owns them.
  private let memory: PassSurface?

  /// Clear pixels in memory of a pool.
  init(over bounds: PixelRect, mode: DisplayList.ColorMode, _ pool: SurfacePool) {
    let memory = pool.surface(over: bounds, .components)
    (self.bounds, self.mode, self.memory, pixels) = (bounds, mode, memory, memory.components)
  }

  /// Pixels in memory that the caller keeps alive.
  init(
    borrowing pixels: UnsafeMutablePointer<SIMD4<Float>>, over bounds: PixelRect, mode: DisplayList.ColorMode
  ) {
    (self.bounds, self.mode, self.pixels, memory) = (bounds, mode, pixels, nil)
  }

  /// The same pixels without a reference to their owner, valid as long as this surface is.
  ///
  /// Workers use it: a reference that a worker releases a little late would keep the pool from reusing the memory.
  var borrowed: FloatSurface { FloatSurface(borrowing: pixels, over: bounds, mode: mode) }

  /// The pixels of a row from column `bounds.x0` on, valid as long as the surface is.
  @inline(__always)
  func row(_ y: Int32) -> UnsafeMutablePointer<SIMD4<Float>> {
    pixels + Int(y &- bounds.y0) &* bounds.width
  }

  /// The pixel at a position; clear outside of the bounds.
  @inline(__always)
  func pixel(x: Int32, y: Int32) -> SIMD4<Float> {
    guard x >= bounds.x0, x < bounds.x1, y >= bounds.y0, y < bounds.y1 else { return SIMD4() }
    return row(y)[Int(x &- bounds.x0)]
  }

  /// Sets every pixel to the color that a function returns for its position.
  @inline(__always)
  func fill(_ color: (_ x: Int32, _ y: Int32) -> SIMD4<Float>) {
    for y in bounds.y0..<bounds.y1 {
      let row = row(y)
      for index in 0..<bounds.width { row[index] = color(bounds.x0 + Int32(index), y) }
    }
  }

  /// Sets the pixels outside of a rectangle to the nearest ones inside, if there are any.
  func extendEdges(of rect: PixelRect) {
    let inside = bounds.intersection(rect)
    guard !inside.isEmpty, inside != bounds else { return }
    fill { x, y in
      pixel(x: max(inside.x0, min(inside.x1 - 1, x)), y: max(inside.y0, min(inside.y1 - 1, y)))
    }
  }

  // MARK: Conversion

  /// The same image in another color mode.
  func converted(to other: DisplayList.ColorMode, _ pool: SurfacePool) -> FloatSurface {
    guard other != mode else { return self }
    let result = FloatSurface(over: bounds, mode: other, pool)
    result.load(self)
    return result
  }

  /// Copies the pixels of a surface that lie within the bounds, converted to the color mode of this surface.
  func load(_ source: FloatSurface) {
    let common = bounds.intersection(source.bounds)
    for y in common.y0..<max(common.y0, common.y1) {
      let target = row(y) + Int(common.x0 - bounds.x0)
      let pixels = source.row(y) + Int(common.x0 - source.bounds.x0)
      for index in 0..<common.width { target[index] = mode.fromEncoded(source.mode.toEncoded(pixels[index])) }
    }
  }

  /// Copies the 8-bit pixels that lie within the bounds.
  func load(_ source: SurfaceView) {
    let common = bounds.intersection(source.bounds)
    for y in common.y0..<max(common.y0, common.y1) {
      let target = row(y) + Int(common.x0 - bounds.x0)
      let pixels = source.pointer(x: common.x0, y: y)
      for index in 0..<common.width { target[index] = mode.fromEncoded(PixelBlend.unpack(pixels[index])) }
    }
  }

  /// Writes the pixels that lie within the view as 8-bit pixels.
  func store(into view: SurfaceView, _ rounding: FixedPointRounding = FixedPointRounding()) {
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

  /// The 8-bit pixel of a premultiplied encoded color. Components are truncated after adding `added`.
  static func pack(_ color: SIMD4<Float>, adding added: Float) -> UInt32 {
    let alpha = max(0, min(1, color.w))
    let limited = color.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha)) * 255 + added
    func byte(_ value: Float) -> UInt32 { UInt32(min(value, 255)) }
    return byte(limited.w) << 24 | byte(limited.x) << 16 | byte(limited.y) << 8 | byte(limited.z)
  }
}
