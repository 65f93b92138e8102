import EaselDrawing
import EaselPixels

/// Filters that look at one pixel at a time. Colours are straight, red, green, blue, alpha in 0...1.
enum ColorFilter {
  /// Columns of factors for red, green, blue and alpha, and what is added.
  case matrix(InlineArray<4, SIMD4<Float>>, added: SIMD4<Float>)
  case multiply(SIMD4<Float>)
  /// Alpha becomes the luminance of the colour as it shows over black; the colour becomes black.
  case luminanceToAlpha
  /// Alpha within the range becomes the premultiplied colour, all else clear.
  case alphaThreshold(ClosedRange<Float>, SIMD4<Float>)

  /// Nil for the operations that look at more than one pixel.
  init?(_ operation: FilterOperation, mode: DisplayList.ColorMode) {
    switch operation {
    case .colorMatrix(let numbers):
      self = ColorFilter.matrix(numbers)
    case .colorMultiply(let color):
      let factors = PixelBlend.limited(color.components)
      self = .multiply(mode == .nonLinear ? factors : ColorSpaceConversion.linear(factors))
    case .luminanceToAlpha:
      self = .luminanceToAlpha
    case .alphaThreshold(let minimum, let maximum, let color):
      guard minimum <= maximum else {
        self = .multiply(SIMD4(repeating: 0))
        return
      }
      self = .alphaThreshold(minimum...maximum, mode.components(of: color))
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
    return .matrix([column(0), column(1), column(2), column(3)], added: column(4))
  }

  /// Fills `target`, which lies within the source, with the filtered source.
  func run(from source: SurfaceView, to target: SurfaceView) {
    for y in target.bounds.y0..<target.bounds.y1 {
      let row = target.pointer(x: target.bounds.x0, y: y)
      // Neighbours are often alike.
      var last = source.pixel(x: target.bounds.x0, y: y)
      var result = filtered(last)
      for index in 0..<target.bounds.width {
        let pixel = source.pixel(x: target.bounds.x0 &+ Int32(index), y: y)
        if pixel != last { (last, result) = (pixel, filtered(pixel)) }
        row[index] = result
      }
    }
  }

  @inline(__always)
  private func filtered(_ pixel: UInt32) -> UInt32 {
    var color = PixelBlend.unpack(pixel)
    color.w = Float(pixel >> 24) / 255
    return PixelBlend.pack(filtered(color, .nonLinear))
  }

  /// The filter on a premultiplied colour of a mode.
  @inline(__always)
  func filtered(_ color: SIMD4<Float>, _ mode: DisplayList.ColorMode) -> SIMD4<Float> {
    let alpha = color.w
    if case .alphaThreshold(let range, let color) = self { return range.contains(alpha) ? color : SIMD4() }
    var straight = alpha > 0 ? color / alpha : SIMD4()
    straight.w = alpha
    let result = mode.limited(changed(straight))
    return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
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
