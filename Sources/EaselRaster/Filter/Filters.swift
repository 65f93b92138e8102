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
