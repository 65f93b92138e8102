import EaselDrawing
import EaselPixels

/// Filters that look at one pixel at a time, in floating point on straight components.
struct ColorFilter {
  private let transform: (SIMD4<Float>) -> SIMD4<Float>

  /// Nil for operations that look at more than one pixel.
  init?(_ operation: FilterOperation) {
    switch operation {
    case .colorMatrix(let matrix) where matrix.count == 20: transform = { ColorFilter.multiply(matrix, $0) }
    case .colorMultiply(let color): transform = { $0 * color.components }
    case .luminanceToAlpha: transform = { SIMD4(0, 0, 0, ColorFilter.luminance($0) * $0.w) }
    case .alphaThreshold(let minimum, let maximum, let color):
      transform = { $0.w >= minimum && $0.w <= maximum ? color.components : SIMD4(repeating: 0) }
    default: return nil
    }
  }

  /// Rows of five numbers: four factors and what is added.
  private static func multiply(_ m: [Float], _ c: SIMD4<Float>) -> SIMD4<Float> {
    func row(_ start: Int) -> Float {
      (SIMD4(m[start], m[start + 1], m[start + 2], m[start + 3]) * c).sum() + m[start + 4]
    }
    return SIMD4(row(0), row(5), row(10), row(15))
  }

  private static func luminance(_ c: SIMD4<Float>) -> Float { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }

  func apply(to surface: FilteredSurface) {
    for y in surface.bounds.y0..<surface.bounds.y1 {
      let row = surface.row(y)
      for x in 0..<surface.bounds.width { row[x] = filter(row[x]) }
    }
  }

  private func filter(_ pixel: UInt32) -> UInt32 {
    var components = PixelBlend.unpack(pixel)
    let alpha = components.w
    if alpha > 0 { components /= alpha }
    components.w = alpha
    var result = transform(components).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let newAlpha = result.w
    result *= newAlpha
    result.w = newAlpha
    return PixelBlend.pack(result)
  }
}
