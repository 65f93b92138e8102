import EaselKernels
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// A bitmap at a position in device space.
final class TestSurface {
  let pixmap: Pixmap
  let bounds: PixelRect

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    pixmap = Pixmap(width: bounds.width, height: bounds.height)
  }

  convenience init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.init(PixelRect(x0: x, y0: y, x1: x + width, y1: y + height))
  }

  /// The pixel at a position; clear outside of the bounds.
  func pixel(x: Int32, y: Int32) -> UInt32 {
    guard x >= bounds.x0, x < bounds.x1, y >= bounds.y0, y < bounds.y1 else { return 0 }
    return pixmap[Int(x - bounds.x0), Int(y - bounds.y0)]
  }

  /// The pixels of a rectangle, row by row.
  func pixels(in rect: PixelRect) -> [UInt32] {
    (rect.y0..<rect.y1).flatMap { y in (rect.x0..<rect.x1).map { pixel(x: $0, y: y) } }
  }

  var pixels: [UInt32] { pixels(in: bounds) }

  /// The view is valid within `body` only.
  func withView<Result>(_ body: (SurfaceView) -> Result) -> Result {
    withExtendedLifetime(pixmap) { body(SurfaceView(pixmap, x: bounds.x0, y: bounds.y0)) }
  }

  /// A copy of a rectangle. Pixels outside of the bounds are clear.
  func copy(of rect: PixelRect) -> TestSurface {
    let copy = TestSurface(rect)
    for (index, pixel) in pixels(in: rect).enumerated() {
      copy.pixmap.pixels[index / rect.width * copy.pixmap.stride + index % rect.width] = pixel
    }
    return copy
  }

  /// Fills the bitmap with rectangles of random colors.
  func drawRectangles(_ count: Int, _ random: inout SplitMix64) {
    for _ in 0..<count {
      let (x, y) = (random.int(in: 0..<pixmap.width), random.int(in: 0..<pixmap.height))
      let (right, bottom) = (x + random.int(in: 1..<30), y + random.int(in: 1..<max(2, pixmap.height / 2)))
      let pixel = random.pixel()
      for row in y..<min(pixmap.height, bottom) {
        for column in x..<min(pixmap.width, right) { pixmap.pixels[row * pixmap.stride + column] = pixel }
      }
    }
  }
}

/// A Gaussian blur in double precision, with a kernel of 6 standard deviations on each side.
struct BlurReference {
  /// The components of each pixel of `target` in 0...255.
  let values: [SIMD4<Double>]

  init(_ source: TestSurface, deviation: Double, offset: SIMD2<Double> = SIMD2(0, 0), target: PixelRect) {
    let along = BlurReference.weights(deviation, offset.x)
    let across = BlurReference.weights(deviation, offset.y)
    let radius = Int32(along.count / 2)
    let height = Int32(across.count / 2)
    var rows: [Int32: [SIMD4<Double>]] = [:]
    for y in source.bounds.y0..<source.bounds.y1 {
      rows[y] = (target.x0..<target.x1).map { x in
        var sum = SIMD4<Double>(repeating: 0)
        for distance in -radius...radius {
          sum += BlurReference.components(source.pixel(x: x + distance, y: y)) * along[Int(distance + radius)]
        }
        return sum
      }
    }
    var values: [SIMD4<Double>] = []
    for y in target.y0..<target.y1 {
      for column in 0..<target.width {
        var sum = SIMD4<Double>(repeating: 0)
        for distance in -height...height {
          if let row = rows[y + distance] { sum += row[column] * across[Int(distance + height)] }
        }
        values.append(sum)
      }
    }
    self.values = values
  }

  static func components(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
  }

  private static func weights(_ deviation: Double, _ offset: Double) -> [Double] {
    let radius = Int((6 * deviation + abs(offset)).rounded(.up)) + 1
    let values = (-radius...radius).map { exp(-pow((Double($0) + offset) / deviation, 2) / 2) }
    let sum = values.reduce(0, +)
    return values.map { $0 / sum }
  }

  /// The largest difference of a component, in units of 1/255.
  func largestDifference(to view: TestSurface) -> Double {
    var largest = 0.0
    var index = 0
    for y in view.bounds.y0..<view.bounds.y1 {
      for x in view.bounds.x0..<view.bounds.x1 {
        let difference = BlurReference.components(view.pixel(x: x, y: y)) - values[index]
        largest = max(largest, abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
        index += 1
      }
    }
    return largest
  }
}

extension FilterMemory {
  /// Memory for the calling thread and the best kernels.
  convenience init() { self.init(kernels: easel_kernels(), dispatcher: InlineDispatcher()) }
}

extension GaussianBlur {
  /// Whether the result equals the source.
  fileprivate var isIdentity: Bool { halvings == 0 && horizontal.isIdentity && vertical.isIdentity }
}

@Suite("Gaussian blur")
struct BlurTests {
  private func blurred(
    _ source: TestSurface, _ blur: GaussianBlur, _ bounds: PixelRect, dithers: Bool = false,
    _ memory: FilterMemory = FilterMemory()
  ) -> TestSurface {
    let result = TestSurface(bounds)
    let rounding = FixedPointRounding(dithers: dithers, compensation: blur.averageLoss)
    memory.reusePlanes()
    source.withView { source in
      result.withView { blur.run(from: .pixels(source), to: .pixels($0, rounding), memory) }
    }
    return result
  }

  @Test(
    "Every component is within 1.5/255 of the formula",
    arguments: [0.3, 0.5, 1, 1.7, 2, 2.5, 3, 3.01, 3.5, 4, 6, 6.01, 7, 9.5, 12.1, 20])
  func accuracy(deviation: Double) {
    var random = SplitMix64(announcing: "blur accuracy", seed: 20)
    let source = TestSurface(x: -13, y: 7, width: 67, height: 45)
    source.drawRectangles(12, &random)
    let blur = GaussianBlur(deviation: deviation)
    let bounds = source.bounds.grown(by: blur.reach)
    let result = blurred(source, blur, bounds)
    let reference = BlurReference(source, deviation: deviation, target: bounds)
    #expect(reference.largestDifference(to: result) < 1.5, "standard deviation \(deviation)")
  }

  @Test("Fractional offsets", arguments: [0.0, 0.1, 0.8, 2.2, 4.5, 13])
  func offsets(deviation: Double) {
    var random = SplitMix64(announcing: "blur offsets", seed: 21)
    let source = TestSurface(x: 5, y: -9, width: 40, height: 31)
    source.drawRectangles(9, &random)
    for offset in [SIMD2(0.5, -0.25), SIMD2(0, 0.4), SIMD2(-0.375, 0)] {
      let blur = GaussianBlur(deviation: deviation, offset: offset)
      let bounds = source.bounds.grown(by: blur.reach + 1)
      let view = blurred(source, blur, bounds)
      guard deviation >= 0.5 else {
        expectBilinear(source, offset, view)
        continue
      }
      let reference = BlurReference(source, deviation: deviation, offset: offset, target: bounds)
      #expect(reference.largestDifference(to: view) < 1.5, "\(deviation), \(offset)")
    }
  }

  /// Without a blur, an offset by a fraction of a pixel interpolates neighbors.
  private func expectBilinear(_ source: TestSurface, _ offset: SIMD2<Double>, _ view: TestSurface) {
    let (dx, dy) = (Int32(offset.x < 0 ? 1 : -1), Int32(offset.y < 0 ? 1 : -1))
    let (fx, fy) = (abs(offset.x), abs(offset.y))
    for y in view.bounds.y0..<view.bounds.y1 {
      for x in view.bounds.x0..<view.bounds.x1 {
        func at(_ dx: Int32, _ dy: Int32) -> SIMD4<Double> {
          BlurReference.components(source.pixel(x: x + dx, y: y + dy))
        }
        let near = at(0, 0) * (1 - fx) + at(dx, 0) * fx
        let far = at(0, dy) * (1 - fx) + at(dx, dy) * fx
        let difference = near * (1 - fy) + far * fy - BlurReference.components(view.pixel(x: x, y: y))
        if (difference * difference).max() > 0.36 { Issue.record("(\(x), \(y)) is off by \(difference)") }
      }
    }
    #expect(view.bounds.area > 0)
  }

  @Test("Any part of the result has the bytes of the whole, for any source that contains the needed pixels")
  func partsHaveTheSamePixels() {
    var random = SplitMix64(announcing: "blur parts", seed: 22)
    for deviation in [0.7, 2.5, 3.3, 8, 25] {
      let source = TestSurface(x: -31, y: -17, width: 90, height: 80)
      source.drawRectangles(15, &random)
      let blur = GaussianBlur(deviation: deviation)
      let whole = blurred(source, blur, source.bounds.grown(by: 20))
      for _ in 0..<20 {
        let (x, y) = (Int32(random.int(in: -40..<50)), Int32(random.int(in: -30..<60)))
        let part = PixelRect(
          x0: x, y0: y, x1: x + Int32(random.int(in: 1..<40)), y1: y + Int32(random.int(in: 1..<30))
        ).intersection(whole.bounds)
        let read = part.grown(by: blur.reach).intersection(source.bounds)
        guard !part.isEmpty, !read.isEmpty else { continue }
        let cut = source.copy(of: read)
        #expect(
          blurred(cut, blur, part).pixels == whole.pixels(in: part),
          "standard deviation \(deviation), \(part)")
      }
    }
  }

  @Test("All kernels, any number of threads and clear margins give the same bytes")
  func allInstructionSetsAndThreadsGiveTheSamePixels() throws {
    var random = SplitMix64(announcing: "blur levels", seed: 23)
    let source = TestSurface(x: 3, y: 5, width: 300, height: 260)
    source.drawRectangles(40, &random)
    let pool = PoolDispatcher(threads: 3)
    for deviation in [1.3, 5, 30] {
      let blur = GaussianBlur(deviation: deviation)
      let bounds = source.bounds.grown(by: 11)
      let expected = blurred(source, blur, bounds, dithers: true).pixels
      for table in KernelTable.available {
        let kernels = try #require(easel_kernels_for_level(table.level))
        let inline = FilterMemory(kernels: kernels, dispatcher: InlineDispatcher())
        #expect(blurred(source, blur, bounds, dithers: true, inline).pixels == expected, "\(table.name)")
        let shared = FilterMemory(kernels: kernels, dispatcher: pool)
        #expect(blurred(source, blur, bounds, dithers: true, shared).pixels == expected, "\(table.name)")
      }
      let wide = source.copy(of: source.bounds.grown(by: 37))
      #expect(blurred(wide, blur, bounds, dithers: true).pixels == expected, "\(deviation)")
    }
  }

  @Test("Areas of one color do not change, and clear areas stay clear")
  func evenAreas() {
    for deviation in [0.5, 2.9, 3.1, 17, 100] {
      let blur = GaussianBlur(deviation: deviation)
      let side = blur.reach * 2 + 8
      for pixel in [0xffff_ffff, 0xff00_0000, 0x8040_2001, 0x0101_0000, 0] as [UInt32] {
        let source = TestSurface(x: 0, y: 0, width: side, height: side)
        source.pixmap.fill(pixel)
        let middle = PixelRect(x0: blur.reach, y0: blur.reach, x1: blur.reach + 8, y1: blur.reach + 8)
        for dithers in [false, true] {
          let result = blurred(source, blur, middle, dithers: dithers)
          #expect(result.pixels.allSatisfy { $0 == pixel }, "\(deviation), \(pixel), \(dithers)")
        }
      }
    }
  }

  @Test("A pixel has no influence beyond its reach, and results stay premultiplied")
  func reachAndPremultiplication() {
    for deviation in [0.4, 1, 3, 3.2, 12, 50] {
      let blur = GaussianBlur(deviation: deviation)
      for (x, y) in [(0, 0), (1, 0), (-1, 3), (5, -2)] as [(Int32, Int32)] {
        let source = TestSurface(x: x, y: y, width: 1, height: 1)
        source.pixmap.fill(0xffff_ffff)
        let near = source.bounds.grown(by: blur.reach)
        let result = blurred(source, blur, near.grown(by: 20))
        let isClear = { (pixel: UInt32) in pixel == 0 }
        #expect(
          result.pixels.filter { !isClear($0) }.count == result.pixels(in: near).filter { !isClear($0) }.count
        )
        let isPremultiplied = result.pixels.allSatisfy { pixel in
          [0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
        }
        #expect(isPremultiplied, "\(deviation)")
      }
    }
  }

  @Test("NaN, negative and enormous deviations")
  func badDeviations() {
    #expect(GaussianBlur(deviation: .nan).isIdentity)
    #expect(GaussianBlur(deviation: -3).isIdentity)
    #expect(GaussianBlur(deviation: 0).isIdentity)
    let source = TestSurface(x: 0, y: 0, width: 9, height: 9)
    source.pixmap.fill(0xffff_ffff)
    for deviation in [Double.infinity, 1e9] {
      let blur = GaussianBlur(deviation: deviation)
      #expect(blur.reach < 8000)
      let result = blurred(source, blur, PixelRect(width: 30, height: 30))
      #expect(result.pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test("Dithering keeps the mean of a smooth area and changes pixels by one level at most")
  func dithering() {
    let blur = GaussianBlur(deviation: 30)
    let source = TestSurface(x: 0, y: 0, width: 64, height: 64)
    source.pixmap.fill(0x0a0a_0a0a)
    let bounds = PixelRect(x0: -32, y0: 0, x1: 96, y1: 64)
    let smooth = blurred(source, blur, bounds).pixels
    let dithered = blurred(source, blur, bounds, dithers: true).pixels
    #expect(zip(smooth, dithered).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 1 })
    #expect(smooth != dithered)
    let (a, b) = (smooth.reduce(0) { $0 + Int($1 >> 24) }, dithered.reduce(0) { $0 + Int($1 >> 24) })
    #expect(abs(Double(a - b)) / Double(smooth.count) < 0.1)
  }
}
