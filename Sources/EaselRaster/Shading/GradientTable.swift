import EaselDrawing
import EaselKernels
import EaselPixels

/// Creates the color table of a gradient from its stops.
enum GradientTable {
  /// A new table, which the caller must deallocate.
  static func make(_ gradient: GradientPaint, opacity: Float) -> ColorTable {
    let sizes = Limits.gradientTableSizes
    let stops = normalized(gradient.stops)
    // Alpha is rounded to a byte first, so that a gradient of equal stops looks like a solid fill.
    let colors = stops.map { stop in
      let alpha = PaintColor.alphaByte(max(0, min(1, stop.color.alpha)) * opacity)
      return gradient.interpolation.encode(stop.color, alpha: Float(alpha) / 255)
    }
    let table = make(sizes.lowerBound, stops, colors, gradient.interpolation)
    let isEven = stops.count == 2 && stops[1].location - stops[0].location >= 1
    if isEven && gradient.interpolation == .encoded { return table }
    let size = min(sizes.upperBound, sizes.lowerBound * largestStep(of: table))
    guard size > sizes.lowerBound else { return table }
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
      (pixels + index).initialize(to: pixel(interpolation.decode(mixed)))
    }
    return ColorTable(pixels: UnsafePointer(pixels), size: size)
  }

  /// The largest difference between neighbors in steps of 1/255, rounded up to a power of two.
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

  /// The stops with locations that are not NaN and never decrease. Stops of equal location keep their order and make
  /// a hard edge.
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

  private static func pixel(_ premultiplied: SIMD4<Float>) -> UInt32 { PixelBlend.pack(premultiplied) }
}

/// The colors along a gradient: `size` premultiplied pixels, the first for t = 0 and the last for t = 1.
///
/// `PaintCaches` owns the memory, which is valid during a frame.
struct ColorTable {
  let pixels: UnsafePointer<UInt32>
  let size: Int
  /// Whether all pixels are opaque.
  let isOpaque: Bool
  /// The numbers of equal pixels at the beginning and at the end.
  private let leading: Int
  private let trailing: Int

  init(pixels: UnsafePointer<UInt32>, size: Int) {
    self.pixels = pixels
    self.size = size
    let table = UnsafeBufferPointer(start: pixels, count: size)
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
    leading = table.prefix { $0 == table[0] }.count
    trailing = table.reversed().prefix { $0 == table[size - 1] }.count
  }

  func ramp(_ spread: GradientPaint.Spread) -> EaselColorRamp {
    let mode: EaselSpread =
      switch spread {
      case .pad: .pad
      case .repeat: .repeat
      case .mirror: .mirror
      }
    return EaselColorRamp(
      colors: pixels, size: Int32(size), spread: mode, leading: Int32(leading), trailing: Int32(trailing))
  }
}

/// The stops of a gradient in the space in which they are interpolated.
package final class GradientStops {
  /// The stops with locations that never decrease.
  package let stops: [GradientPaint.Stop]
  private let interpolation: GradientPaint.Interpolation
  private let locations: [Float]
  /// Premultiplied.
  private let colors: [SIMD4<Float>]

  package init(_ gradient: GradientPaint) {
    stops = GradientTable.normalized(gradient.stops)
    interpolation = gradient.interpolation
    locations = stops.map(\.location)
    colors = stops.map {
      gradient.interpolation.encode($0.color, alpha: max(0, min(1, $0.color.alpha)))
    }
  }

  var byteCount: Int {
    locations.count * MemoryLayout<Float>.stride + colors.count * MemoryLayout<SIMD4<Float>>.stride
  }

  /// The interpolated color at a location.
  func mixed(at t: Float) -> SIMD4<Float> {
    let next = indexOfStop(after: t)
    guard next < locations.count else { return colors[colors.count - 1] }
    guard next > 0 else { return colors[0] }
    let fraction = (t - locations[next - 1]) / (locations[next] - locations[next - 1])
    return colors[next - 1] + (colors[next] - colors[next - 1]) * (fraction.isFinite ? fraction : 0)
  }

  /// The index of the first stop beyond a location; the number of stops if there is none. Stops are in order.
  private func indexOfStop(after t: Float) -> Int {
    var (low, high) = (0, locations.count)
    while low < high {
      let middle = (low + high) / 2
      if locations[middle] > t { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The color at a location.
  package func color(at t: Float) -> PaintColor {
    let premultiplied = interpolation.decode(mixed(at: t))
    let alpha = premultiplied.w
    guard alpha > 0 else { return .clear }
    return PaintColor(
      red: premultiplied.x / alpha, green: premultiplied.y / alpha, blue: premultiplied.z / alpha,
      alpha: alpha)
  }
}
