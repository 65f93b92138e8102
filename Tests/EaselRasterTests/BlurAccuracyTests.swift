import EaselKernels
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Compares blurred steps, impulses and areas of one color with a convolution in double precision, for all
/// deviations.
@Suite struct BlurAccuracyTests {
  static let deviations = [0.1, 0.15, 0.2, 0.25, 0.3, 0.5, 0.8, 1, 2, 2.9, 3.1, 5, 11, 20, 47, 100, 200]

  /// The exact blur, at the positions `target`, of a row of `length` ones that begins at 0.
  private static func profile(_ deviation: Double, length: Int, _ target: Range<Int32>) -> [Double] {
    let radius = Int((6 * deviation).rounded(.up)) + 1
    let values = (-radius...radius).map { exp(-pow(Double($0) / deviation, 2) / 2) }
    let sum = values.reduce(0, +)
    var sums = [0.0]
    for value in values { sums.append(sums.last! + value / sum) }
    return target.map { place in
      // The weights at the distances place - length + 1 ... place.
      let low = max(0, min(values.count, Int(place) - length + 1 + radius))
      let high = max(0, min(values.count, Int(place) + 1 + radius))
      return max(0, sums[high] - sums[low])
    }
  }

  /// The largest and the mean difference from the formula in units of 1/255, for some rows of a white square.
  private func errors(_ deviation: Double, width: Int, height: Int) -> (largest: Double, mean: Double) {
    let source = TestSurface(x: 0, y: 0, width: Int32(width), height: Int32(height))
    source.pixmap.fill(0xffff_ffff)
    let blur = GaussianBlur(deviation: deviation)
    let margin = Int32((3 * deviation).rounded(.up)) + 2
    let columns = -margin..<Int32(width) + margin
    let along = Self.profile(deviation, length: width, columns)
    var (largest, sum, count) = (0.0, 0.0, 0)
    for y in Set([-margin / 3, 0, Int32(height / 2), Int32(height) + margin / 4]) {
      let row = TestSurface(PixelRect(x0: columns.lowerBound, y0: y, x1: columns.upperBound, y1: y + 1))
      let rounding = FixedPointRounding(compensation: blur.averageLoss)
      source.withView { source in
        row.withView { blur.run(from: .pixels(source), to: .pixels($0, rounding), FilterMemory()) }
      }
      let across = Self.profile(deviation, length: height, y..<y + 1)[0]
      for (index, pixel) in row.pixels.enumerated() {
        let error = abs(Double(pixel >> 24) - 255 * along[index] * across)
        largest = max(largest, error)
        sum += error
        count += 1
      }
    }
    return (largest, sum / Double(count))
  }

  @Test(arguments: deviations)
  func aStepIsWithinTwoLevelsAndHalfOfOneOnAverage(deviation: Double) {
    let side = Int(deviation * 8) + 10
    let (largest, mean) = errors(deviation, width: side, height: side)
    #expect(largest <= 2)
    #expect(mean <= 0.5)
  }

  @Test(arguments: deviations)
  func thinBarsAndImpulsesAreWithinTwoLevels(deviation: Double) {
    for (width, height) in [
      (1, 1), (1, Int(deviation * 8) + 10), (3, 2), (Int(deviation) + 1, Int(deviation) + 1),
    ] {
      let (largest, mean) = errors(deviation, width: width, height: height)
      #expect(largest <= 2, "\(width) x \(height)")
      #expect(mean <= 0.5, "\(width) x \(height)")
    }
  }

  /// The weights add up to 1 for every deviation, and there are fewer than twelve on each side.
  @Test func weightsAddUpAndAreFewForAllDeviations() {
    for deviation in stride(from: 0.1, through: 200, by: 0.37) {
      let blur = GaussianBlur(deviation: deviation)
      for kernel in [blur.horizontal, blur.vertical] {
        #expect(kernel.radius <= 10, "\(deviation)")
        let sum = kernel.weights.enumerated().reduce(0) { $0 + Int($1.element) * ($1.offset == 0 ? 1 : 2) }
        #expect(sum == 65536 || kernel.isIdentity, "\(deviation)")
      }
      #expect(Double(blur.reach) <= 5.5 * deviation + 4, "\(deviation)")
    }
  }

  @Test(arguments: [0.1, 0.3, 200])
  func aConstantStaysConstant(deviation: Double) {
    let blur = GaussianBlur(deviation: deviation)
    let side = blur.reach * 2 + 4
    for pixel in [0xffff_ffff, 0x8040_2001] as [UInt32] {
      let source = TestSurface(x: -5, y: 3, width: side, height: side)
      source.pixmap.fill(pixel)
      let (x, y) = (blur.reach - 5, blur.reach + 3)
      let result = TestSurface(PixelRect(x0: x, y0: y, x1: x + 4, y1: y + 4))
      let rounding = FixedPointRounding(compensation: blur.averageLoss)
      source.withView { source in
        result.withView { blur.run(from: .pixels(source), to: .pixels($0, rounding), FilterMemory()) }
      }
      #expect(result.pixels.allSatisfy { $0 == pixel })
    }
  }
}
