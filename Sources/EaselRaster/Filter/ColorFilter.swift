import EaselDrawing
import EaselPixels

/// Filters that look at one pixel at a time. Colours are straight, red, green, blue, alpha in 0...1.
enum ColorFilter {
  /// Rows of five numbers for red, green, blue and alpha: four factors and what is added.
  case matrix([SIMD4<Float>], added: SIMD4<Float>)
  case multiply(SIMD4<Float>)
  /// Alpha becomes the luminance of the colour as it shows over black; the colour becomes black.
  case luminanceToAlpha
  /// Alpha within the range becomes the colour, all else clear.
  case alphaThreshold(ClosedRange<Float>, pixel: UInt32)

  /// Nil for the operations that look at more than one pixel.
  init?(_ operation: FilterOperation, inLinearLight: Bool) {
    switch operation {
    case .colorMatrix(let numbers):
      self = ColorFilter.matrix(numbers)
    case .colorMultiply(let color):
      let factors = PixelBlend.limited(color.components)
      self = .multiply(inLinearLight ? ColorSpaceConversion.linear(factors) : factors)
    case .luminanceToAlpha:
      self = .luminanceToAlpha
    case .alphaThreshold(let minimum, let maximum, let color):
      guard minimum <= maximum else {
        self = .multiply(SIMD4(repeating: 0))
        return
      }
      self = .alphaThreshold(minimum...maximum, pixel: color.premultipliedPixel)
    case .blur, .shadow, .projection:
      return nil
    }
  }

  /// From 20 numbers by rows; fewer are filled up with those of the identity, NaN is 0.
  private static func matrix(_ numbers: [Float]) -> ColorFilter {
    func number(_ row: Int, _ column: Int) -> Float {
      let index = row * 5 + column
      guard index < numbers.count else { return row == column ? 1 : 0 }
      return numbers[index].isFinite ? numbers[index] : 0
    }
    func column(_ column: Int) -> SIMD4<Float> {
      SIMD4(number(0, column), number(1, column), number(2, column), number(3, column))
    }
    return .matrix((0..<4).map(column), added: column(4))
  }

  /// Fills `target`, which lies within the source, with the filtered source.
  func run(from source: SurfaceView, to target: SurfaceView, inLinearLight: Bool) {
    for y in target.bounds.y0..<target.bounds.y1 {
      let row = target.pointer(x: target.bounds.x0, y: y)
      for index in 0..<target.bounds.width {
        row[index] = filtered(source.pixel(x: target.bounds.x0 &+ Int32(index), y: y), inLinearLight)
      }
    }
  }

  @inline(__always)
  private func filtered(_ pixel: UInt32, _ inLinearLight: Bool) -> UInt32 {
    if case .alphaThreshold(let range, let color) = self {
      return range.contains(Float(pixel >> 24) / 255) ? color : 0
    }
    var color = PixelBlend.unpack(pixel)
    let alpha = color.w
    color = alpha > 0 ? color / alpha : SIMD4(repeating: 0)
    color.w = alpha
    if inLinearLight { color = ColorSpaceConversion.linear(color) }
    color = PixelBlend.limited(changed(color))
    if inLinearLight { color = ColorSpaceConversion.encoded(color) }
    return PixelBlend.pack(SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w))
  }

  @inline(__always)
  private func changed(_ color: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .matrix(let columns, let added):
      return columns[0] * color.x + columns[1] * color.y + columns[2] * color.z + columns[3] * color.w + added
    case .multiply(let factors):
      return color * factors
    case .luminanceToAlpha, .alphaThreshold:
      // Luma weights of Rec. 709.
      let luminance = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
      return SIMD4(0, 0, 0, luminance * color.w)
    }
  }
}
