import EaselDrawing
import EaselKernels
import EaselPixels

/// A filter that computes each 8-bit pixel of the result from the same pixel of the source, so that it can run in place.
protocol PixelFilter {
  /// The result for a premultiplied sRGB-encoded pixel.
  func filtered(_ pixel: UInt32) -> UInt32

  /// Filters pixels. The default calls `filtered(_:)` for each pixel that differs from the one before it; other
  /// implementations must have the same result.
  ///
  /// - Parameter target: May be the same memory as `source`.
  func filter(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>)
}

/// A filter that computes each color of the result from the color of the same pixel.
///
/// A conforming type states how one color changes. Extensions of this protocol do the rest.
protocol ColorFilter: ImageFilter, PixelFilter {
  /// The filter with its own colors converted to a color mode. The default returns the filter itself. Pixels of 8 bits
  /// need a conversion to `nonLinear`.
  func converted(to mode: DisplayList.ColorMode) -> Self

  /// The result for a color: red, green, blue and alpha in 0...1, not premultiplied, in the mode of the last
  /// conversion. The result is limited to what the mode can hold, then premultiplied.
  func color(_ color: SIMD4<Float>) -> SIMD4<Float>
}

extension ColorFilter {
  func converted(to mode: DisplayList.ColorMode) -> Self { self }

  /// The implementation for 8-bit pixels.
  func pixelFilter(usesLinearColor: Bool) -> any PixelFilter {
    usesLinearColor ? LinearColorFilter(filter: converted(to: .linear)) : converted(to: .nonLinear)
  }

  /// Whether a clear pixel becomes a clear one. Alpha is the same in all color modes.
  var keepsTransparency: Bool { !(color(SIMD4()).w > 0) }

  func grown(_ bounds: PixelRect) -> PixelRect { bounds }

  func sources(of bounds: PixelRect) -> PixelRect { bounds }

  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    converted(to: .nonLinear).runRows(from: source, to: target, memory)
  }

  func run(from source: FloatSurface, to target: FloatSurface, _ memory: FilterMemory) {
    let (mode, filter) = (source.mode, converted(to: source.mode))
    target.fill { x, y in filter.filtered(source.pixel(x: x, y: y), mode) }
  }

  @inline(__always)
  func filtered(_ pixel: UInt32) -> UInt32 {
    var color = PixelBlend.unpack(pixel)
    color.w = Float(pixel >> 24) / 255
    return PixelBlend.pack(filtered(color, .nonLinear))
  }

  /// Filters a premultiplied color.
  @inline(__always)
  fileprivate func filtered(_ premultiplied: SIMD4<Float>, _ mode: DisplayList.ColorMode) -> SIMD4<Float> {
    let alpha = premultiplied.w
    var straight = alpha > 0 ? premultiplied / alpha : SIMD4()
    straight.w = alpha
    let result = mode.limited(color(straight))
    return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
  }
}

/// A color filter that runs in linear light: it converts each pixel, filters it in Float32, and converts the result.
private struct LinearColorFilter<Filter: ColorFilter>: PixelFilter {
  /// The filter in the linear color mode.
  let filter: Filter

  func filtered(_ pixel: UInt32) -> UInt32 {
    let mode = DisplayList.ColorMode.linear
    let color = filter.filtered(mode.fromEncoded(PixelBlend.unpack(pixel)), mode)
    return FloatSurface.pack(mode.toEncoded(color), adding: 0.5)
  }
}

// MARK: Rows

extension PixelFilter {
  func filter(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    guard count > 0 else { return }
    var last = source[0]
    var result = filtered(last)
    for index in 0..<count {
      let pixel = source[index]
      if pixel != last { (last, result) = (pixel, filtered(pixel)) }
      target[index] = result
    }
  }

  /// Writes every pixel of `target`. The source is clear outside of its bounds.
  func runRows(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    let rows = PixelFilterRows(filter: self, source: source, target: target, kernels: memory.kernels)
    memory.share(target.bounds.y0..<target.bounds.y1, width: target.bounds.width, scratch: 0, rows)
  }
}

/// The rows of a filter over pixels of 8 bits.
private struct PixelFilterRows<Filter: PixelFilter>: RowWork {
  let filter: Filter
  let source: SurfaceView
  let target: SurfaceView
  let kernels: UnsafePointer<EaselKernelTable>

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    let clear = filter.filtered(0)
    let bounds = target.bounds
    for y in rows {
      let row = target.pointer(x: bounds.x0, y: y)
      let line = PixelRect(x0: bounds.x0, y0: y, x1: bounds.x1, y1: y + 1).intersection(source.bounds)
      if line.width < bounds.width { row.update(repeating: clear, count: bounds.width) }
      guard !line.isEmpty else { continue }
      filter.filter(
        source.pointer(x: line.x0, y: y), into: row + Int(line.x0 - bounds.x0), count: line.width, kernels)
    }
  }
}
