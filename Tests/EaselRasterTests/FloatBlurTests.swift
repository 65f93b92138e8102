import EaselDrawing
import EaselKernels
import EaselPixels
import Testing

@testable import EaselRaster

/// Blurs in Float32.
@Suite struct FloatBlurTests {
  private static let bounds = PixelRect(x0: -7, y0: 4, x1: 593, y1: 504)

  /// The pixel before the blur.
  private static func color(_ x: Int32, _ y: Int32) -> SIMD4<Float> {
    guard bounds.x0 <= x, x < bounds.x1, bounds.y0 <= y, y < bounds.y1 else { return SIMD4() }
    let (red, green) = (Float((x &* 7 &+ y &* 13) & 31), Float((x ^ y) & 31))
    return SIMD4(red, green, Float(y & 31), 31) / 31
  }

  /// The blurred pixels, row by row.
  private static func blurred(_ blur: GaussianBlur, on dispatcher: any Dispatcher) -> [SIMD4<Float>] {
    let memory = FilterMemory(kernels: easel_kernels(), dispatcher: dispatcher)
    let source = FloatSurface(over: bounds, mode: .linear, memory.surfaces)
    let target = FloatSurface(over: bounds, mode: .linear, memory.surfaces)
    source.fill { x, y in color(x, y) }
    FloatBlur(blur: blur, memory: memory).run(from: source, to: target)
    var pixels: [SIMD4<Float>] = []
    pixels.reserveCapacity(bounds.area)
    for y in bounds.y0..<bounds.y1 {
      for x in bounds.x0..<bounds.x1 { pixels.append(target.pixel(x: x, y: y)) }
    }
    return pixels
  }

  @Test func largeSurfacesAreBlurredOnSeveralThreads() {
    let counting = CountingDispatcher()
    _ = Self.blurred(GaussianBlur(deviation: 2), on: counting)
    #expect(counting.stepCount == 2, "along rows, and along columns")
  }

  @Test(arguments: [0.4, 2, 7])
  func anyNumberOfThreadsGivesTheSameNumbers(deviation: Double) {
    let blur = GaussianBlur(deviation: deviation, offset: SIMD2(0.25, 0))
    let expected = Self.blurred(blur, on: InlineDispatcher())
    let areSame =
      Self.blurred(blur, on: PoolDispatcher(threads: 3)) == expected
      && Self.blurred(blur, on: CountingDispatcher()) == expected
    #expect(areSame)
  }

  /// The weights of the distances -radius...radius.
  private static func weights(_ kernel: BlurKernel) -> [Float] {
    let all = (-kernel.radius...kernel.radius).map { distance in
      Float(kernel.weights[kernel.isSymmetric ? abs(distance) : distance + kernel.radius])
    }
    var sum: Float = 0
    for weight in all { sum += weight }
    return all.map { $0 / sum }
  }

  /// Sums are computed from left to right, and from top to bottom.
  @Test func theOrderOfEachSumIsThatOfItsPixels() {
    let blur = GaussianBlur(deviation: 2)
    let (along, across) = (Self.weights(blur.horizontal), Self.weights(blur.vertical))
    let (width, height) = (Int32(blur.horizontal.radius), Int32(blur.vertical.radius))
    let bounds = Self.bounds
    let pixels = Self.blurred(blur, on: InlineDispatcher())
    for y in stride(from: bounds.y0, to: bounds.y1, by: 7) {
      for x in stride(from: bounds.x0, to: bounds.x1, by: 31) {
        var expected = SIMD4<Float>()
        for (row, weight) in across.enumerated() {
          let line = y - height + Int32(row)
          guard line >= bounds.y0, line < bounds.y1 else { continue }
          var sum = SIMD4<Float>()
          for (column, weight) in along.enumerated() {
            sum += Self.color(x - width + Int32(column), line) * weight
          }
          expected += sum * weight
        }
        let pixel = pixels[Int(y - bounds.y0) * bounds.width + Int(x - bounds.x0)]
        if pixel != expected { Issue.record("(\(x), \(y)) is \(pixel) instead of \(expected)") }
      }
    }
  }
}
