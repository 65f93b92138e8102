import EaselDrawing
import EaselKernels
import EaselPixels

extension FilterOperation {
  /// The implementation of the operation, whose lengths are in pixels. Every filter is listed here.
  func makeFilter() -> any ImageFilter {
    switch self {
    case .blur(let radius, let isOpaque, let dithers):
      BlurFilter(deviation: radius, isOpaque: isOpaque, dithersResult: dithers)
    case .shadow(let shadow): ShadowFilter(shadow)
    case .projection(let matrix): ProjectionFilter(matrix: matrix)
    case .material(let material): MaterialFilter(material)
    case .colorMatrix(let rows): ColorMatrixFilter(rows: rows)
    case .colorMultiply(let color): ColorMultiplyFilter(color)
    case .luminanceToAlpha: LuminanceToAlphaFilter()
    case .alphaThreshold(let minimum, let maximum, let color):
      AlphaThresholdFilter(minimum: minimum, maximum: maximum, color)
    }
  }
}

/// A filter that computes each pixel of the result from the same pixel of the source.
///
/// A conforming type states how one color changes. Extensions of this protocol do the rest.
protocol ColorFilter: ImageFilter {
  /// The filter with its own colors converted to a color mode. The default returns the filter itself.
  func converted(to mode: DisplayList.ColorMode) -> Self

  /// The result for a color: red, green, blue and alpha in 0...1, not premultiplied, in the mode of the last
  /// conversion. The result is limited to what the mode can hold, then premultiplied.
  func color(_ color: SIMD4<Float>) -> SIMD4<Float>

  /// Filters premultiplied sRGB-encoded pixels of 8 bits, after a conversion to that mode. The default calls `color(_:)`
  /// for each pixel that differs from the one before it; other implementations must have the same result.
  func filter(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>)
}

/// Multiplies colors by a matrix.
struct ColorMatrixFilter: ColorFilter {
  /// The factors of red, green, blue and alpha, and the constant.
  private let columns: InlineArray<5, SIMD4<Float>>

  /// - Parameter rows: Up to four rows of five numbers, the last of which is added. Missing numbers are those of the
  ///   identity. Numbers that are not finite count as 0.
  init(rows: [Float]) {
    func number(_ row: Int, _ column: Int) -> Float {
      let index = row * 5 + column
      guard index < rows.count else { return row == column ? 1 : 0 }
      return rows[index].isFinite ? rows[index] : 0
    }
    func column(_ column: Int) -> SIMD4<Float> {
      SIMD4(number(0, column), number(1, column), number(2, column), number(3, column))
    }
    columns = [column(0), column(1), column(2), column(3), column(4)]
  }

  @inline(__always)
  func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
    columns[0] * color.x + columns[1] * color.y + columns[2] * color.z + columns[3] * color.w + columns[4]
  }

  func filter(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    withUnsafeBytes(of: columns) {
      kernels.pointee.color_matrix(target, source, count, $0.assumingMemoryBound(to: Float.self).baseAddress!)
    }
  }
}

/// Multiplies each component, alpha included, by that of a color.
struct ColorMultiplyFilter: ColorFilter {
  private var factors: SIMD4<Float>

  init(_ color: PaintColor) { factors = PixelBlend.limited(color.components) }

  func converted(to mode: DisplayList.ColorMode) -> ColorMultiplyFilter {
    var filter = self
    if mode != .nonLinear { filter.factors = ColorConversion.linear(factors) }
    return filter
  }

  @inline(__always)
  func color(_ color: SIMD4<Float>) -> SIMD4<Float> { color * factors }
}

/// Replaces alpha by the luminance of the color over black, and the color by black.
struct LuminanceToAlphaFilter: ColorFilter {
  @inline(__always)
  func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
    // The luma weights of Rec. 709.
    let luminance = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    return SIMD4(0, 0, 0, luminance * color.w)
  }
}

/// Paints pixels whose alpha is within a range in one color, and clears all others.
struct AlphaThresholdFilter: ColorFilter {
  private let minimum: Float
  private let maximum: Float
  private let paint: PaintColor
  private var straight: SIMD4<Float>

  /// - Parameters:
  ///   - minimum: The lowest alpha that is painted. If it is NaN or greater than `maximum`, nothing is painted.
  ///   - maximum: The highest alpha that is painted.
  init(minimum: Float, maximum: Float, _ color: PaintColor) {
    (self.minimum, self.maximum, paint) = (minimum, maximum, color)
    straight = DisplayList.ColorMode.nonLinear.straightComponents(of: color)
  }

  func converted(to mode: DisplayList.ColorMode) -> AlphaThresholdFilter {
    var filter = self
    filter.straight = mode.straightComponents(of: paint)
    return filter
  }

  @inline(__always)
  func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
    color.w >= minimum && color.w <= maximum ? straight : SIMD4()
  }
}

// MARK: Running color filters

extension ColorFilter {
  func converted(to mode: DisplayList.ColorMode) -> Self { self }

  func grown(_ bounds: PixelRect) -> PixelRect { bounds }

  func sources(of bounds: PixelRect) -> PixelRect { bounds }

  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    let rows = ColorFilterRows(
      filter: converted(to: .nonLinear), source: source, target: target, kernels: memory.kernels)
    memory.share(target.bounds.y0..<target.bounds.y1, width: target.bounds.width, scratch: 0, rows)
  }

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

  func run(from source: FloatSurface, to target: FloatSurface, _ memory: FilterMemory) {
    let (mode, filter) = (source.mode, converted(to: source.mode))
    target.fill { x, y in filter.filtered(source.pixel(x: x, y: y), mode) }
  }

  @inline(__always)
  fileprivate func filtered(_ pixel: UInt32) -> UInt32 {
    var color = PixelBlend.unpack(pixel)
    color.w = Float(pixel >> 24) / 255
    return PixelBlend.pack(filtered(color, .nonLinear))
  }

  /// Filters a premultiplied color.
  @inline(__always)
  private func filtered(_ premultiplied: SIMD4<Float>, _ mode: DisplayList.ColorMode) -> SIMD4<Float> {
    let alpha = premultiplied.w
    var straight = alpha > 0 ? premultiplied / alpha : SIMD4()
    straight.w = alpha
    let result = mode.limited(color(straight))
    return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
  }
}

/// The rows of a color filter over pixels of 8 bits.
private struct ColorFilterRows<Filter: ColorFilter>: RowWork {
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
