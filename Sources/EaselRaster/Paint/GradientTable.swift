import EaselDrawing

/// Stops -> a table of premultiplied pixels.
enum GradientTable {
  /// Enough for colours that change evenly: neighbours differ by one step of 1/255 at most.
  private static let smallest = 256
  /// Enough for a jump to be at its place to a pixel on most screens.
  private static let largest = 2048

  /// A table that the caller owns and must deallocate.
  static func make(_ gradient: GradientPaint, opacity: Float) -> ColorTable {
    let stops = normalized(gradient.stops)
    // Between stops of one colour lies what a fill with that colour shows.
    let colors = stops.map { stop in
      let alpha = PaintColor.alphaByte(max(0, min(1, stop.color.alpha)) * opacity)
      return encode(stop.color, gradient.interpolation, alpha: Float(alpha) / 255)
    }
    let table = make(smallest, stops, colors, gradient.interpolation)
    let isEven = stops.count == 2 && stops[1].location - stops[0].location >= 1
    if isEven && gradient.interpolation == .encoded { return table }
    let size = min(largest, smallest * largestStep(of: table))
    guard size > smallest else { return table }
    table.pixels.deallocate()
    return make(size, stops, colors, gradient.interpolation)
  }

  private static func make(
    _ size: Int, _ stops: [GradientPaint.Stop], _ colors: [SIMD4<Float>],
    _ interpolation: GradientPaint.Interpolation
  ) -> ColorTable {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: size)
    var next = 0
    for index in 0..<size {
      let t = Float(index) / Float(size - 1)
      while next < stops.count && stops[next].location <= t { next += 1 }
      let mixed = color(at: t, next: next, stops, colors)
      (pixels + index).initialize(to: decode(mixed, interpolation))
    }
    return ColorTable(pixels: UnsafePointer(pixels), size: size)
  }

  /// By how many steps of 1/255 neighbours differ at most, as a power of two.
  private static func largestStep(of table: ColorTable) -> Int {
    var largest: UInt32 = 1
    for index in 1..<table.size {
      let (a, b) = (table.pixels[index - 1], table.pixels[index])
      guard a != b else { continue }
      for shift in stride(from: UInt32(0), through: 24, by: 8) {
        let (low, high) = (a >> shift & 255, b >> shift & 255)
        largest = max(largest, low > high ? low - high : high - low)
      }
    }
    return 1 << (UInt32.bitWidth - (largest - 1).leadingZeroBitCount)
  }

  /// Locations that are numbers and never fall; order is kept, so that equal locations make a hard edge.
  static func normalized(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    var highest = -Float.greatestFiniteMagnitude
    return stops.map { stop in
      highest = max(highest, stop.location.isNaN ? highest : stop.location)
      return GradientPaint.Stop(location: highest, color: stop.color)
    }
  }

  private static func color(
    at t: Float, next: Int, _ stops: [GradientPaint.Stop], _ colors: [SIMD4<Float>]
  ) -> SIMD4<Float> {
    if next == 0 { return colors[0] }
    if next == stops.count { return colors[stops.count - 1] }
    let (low, high) = (stops[next - 1].location, stops[next].location)
    let fraction = (t - low) / (high - low)
    return colors[next - 1] + (colors[next] - colors[next - 1]) * (fraction.isFinite ? fraction : 0)
  }

  /// Components in the space in which colours are mixed, premultiplied with an alpha in the place of the colour's own.
  static func encode(
    _ color: PaintColor, _ interpolation: GradientPaint.Interpolation, alpha: Float
  ) -> SIMD4<Float> {
    let c = color.components
    let mixed: SIMD4<Float>
    switch interpolation {
    case .encoded: mixed = c
    case .linearLight: mixed = ColorSpaceConversion.linear(c)
    case .perceptual: mixed = ColorSpaceConversion.oklab(fromLinear: ColorSpaceConversion.linear(c))
    }
    return SIMD4(mixed.x * alpha, mixed.y * alpha, mixed.z * alpha, alpha)
  }

  private static func decode(_ mixed: SIMD4<Float>, _ interpolation: GradientPaint.Interpolation) -> UInt32 {
    guard interpolation != .encoded else { return pixel(mixed) }
    let alpha = mixed.w
    guard alpha > 0 else { return 0 }
    var straight = mixed / alpha
    if interpolation == .perceptual { straight = ColorSpaceConversion.linear(fromOklab: straight) }
    straight = ColorSpaceConversion.encoded(straight)
    return pixel(SIMD4(straight.x * alpha, straight.y * alpha, straight.z * alpha, alpha))
  }

  private static func pixel(_ premultiplied: SIMD4<Float>) -> UInt32 { PixelBlend.pack(premultiplied) }
}
