import EaselPixels
import Foundation

/// A Gaussian blur of one standard deviation: the grid on which it is computed, and its weights there.
///
/// A deviation of up to `largestDirectDeviation` pixels is computed by convolution. For larger ones, the source is
/// downsampled to a grid of twice the spacing with the weights 1 3 3 1 / 8 in both directions, as often as needed.
/// The convolution runs on that grid, and its result is upsampled with the weights 3 1 / 4.
///
/// Both steps preserve the mean position of each pixel and add a variance of 3/16 of the coarser grid's squared
/// spacing. The convolution has that much less variance. The result differs from the exact Gaussian by less than
/// 1/255 for a step from black to white. Grids are fixed to the origin of device space and all sums are exact
/// integers, so the value of a pixel does not depend on the rectangle that is computed.
///
/// P. Burt, E. Adelson, "The Laplacian Pyramid as a Compact Image Code", 1983.
struct GaussianBlur: Equatable {
  /// In pixels. With half of it on a coarser grid, the 1 3 3 1 steps are not visible yet.
  static let largestDirectDeviation = 3.0

  /// How often the source is downsampled.
  let halvings: Int
  /// The kernel along rows on the coarsest grid.
  let horizontal: BlurKernel
  /// The kernel along columns on the coarsest grid.
  let vertical: BlurKernel

  /// - Parameters:
  ///   - deviation: The standard deviation in pixels. NaN and negative numbers count as 0, which does not blur.
  ///   - offset: How far the result is moved, in pixels, at most 1 in each direction.
  init(deviation: Double, offset: SIMD2<Double> = SIMD2(0, 0)) {
    let sigma = min(deviation > 0 ? deviation : 0, Limits.largestDeviation)
    var halvings = 0
    while sigma > GaussianBlur.largestDirectDeviation * Double(1 << halvings) { halvings += 1 }
    self.halvings = halvings
    let spacing = Double(1 << halvings)
    // Resampling to spacings 2, 4 ... s and back adds a variance of 2 * 3/16 * (2^2 + 4^2 + ... + s^2) = (s^2 - 1) /
    // 2.
    let remaining = (sigma * sigma - (spacing * spacing - 1) / 2) / (spacing * spacing)
    horizontal = BlurKernel(deviation: remaining.squareRoot(), offset: offset.x / spacing)
    vertical = BlurKernel(deviation: remaining.squareRoot(), offset: offset.y / spacing)
  }

  /// The largest distance, in pixels along either axis, from which a pixel contributes to another.
  var reach: Int32 {
    // Each downsampling reaches 1 cell of the finer grid beyond its own cells, each upsampling 2.
    Int32(max(horizontal.radius, vertical.radius) << halvings + 3 * ((1 << halvings) - 1))
  }

  /// The average loss of a component by the truncations of all steps, in units of 1/128.
  var averageLoss: UInt16 { min(63, lossOfConvolution + lossOfUpsampling) }

  /// The average loss up to the coarsest grid. Each downsampling truncates twice in both directions.
  var lossOfConvolution: UInt16 {
    UInt16(min(63, (horizontal.weights.count + vertical.weights.count) / 2 + halvings * 2))
  }

  /// The average loss of all upsamplings. Each truncates twice in both directions.
  var lossOfUpsampling: UInt16 { UInt16(halvings * 2) }
}

/// The weights, in units of 2^-16, of pixels at the distances -radius...radius.
struct BlurKernel: Equatable {
  /// The Gaussian counts as 0 beyond this number of standard deviations: 0.27 % of it lies there.
  private static let cutoff = 3.0
  /// In pixels. Smaller deviations give neighbors a weight below 2^-16.
  private static let smallestDeviation = 0.2

  let radius: Int
  /// Whether `weights` holds those of the distances 0...radius only, which apply to both sides.
  let isSymmetric: Bool
  let weights: [UInt16]

  /// - Parameters:
  ///   - deviation: The standard deviation in cells of the grid.
  ///   - offset: How far the result is moved in cells, -1...1.
  init(deviation: Double, offset: Double) {
    isSymmetric = offset == 0
    guard deviation >= BlurKernel.smallestDeviation else {
      radius = isSymmetric ? 0 : 1
      weights = isSymmetric ? [.max] : BlurKernel.fixed([max(0, offset), 1 - abs(offset), max(0, -offset)])
      return
    }
    let radius = Int((BlurKernel.cutoff * deviation).rounded(.up)) + (isSymmetric ? 0 : 1)
    self.radius = radius
    let all = BlurKernel.fixed(
      (-radius...radius).map { distance in
        let steps = (Double(distance) + offset) / deviation
        return exp(-steps * steps / 2)
      })
    weights = isSymmetric ? Array(all[radius...]) : all
  }

  /// Scales weights to a sum of 2^16, or 2^16 - 1 if a single weight is all of it.
  private static func fixed(_ values: [Double]) -> [UInt16] {
    let sum = values.reduce(0, +)
    var weights = values.map { Int((65536 * $0 / sum).rounded()) }
    let largest = weights.indices.max { weights[$0] < weights[$1] }!
    weights[largest] += 65536 - weights.reduce(0, +)
    return weights.map { UInt16(min($0, 65535)) }
  }

  var isIdentity: Bool { radius == 0 }
}

/// The cells that each step of a blur computes: those that are needed and can be other than clear.
struct BlurGrids {
  /// One rectangle for each grid. The largest blur has fewer than 16.
  typealias Levels = InlineArray<16, PixelRect>

  /// The downsampled source on grids of spacing 2, 4 ...
  private(set) var downsampled = Levels(repeating: .empty)
  /// The blurred image on grids of spacing 1, 2, 4 ...
  private(set) var blurred = Levels(repeating: .empty)

  init(_ blur: GaussianBlur, source: PixelRect, target: PixelRect) {
    let coarsest = blur.halvings
    var (needed, reached) = (Levels(repeating: target), Levels(repeating: source))
    for level in 0..<coarsest {
      needed[level + 1] = BlurGrids.readByUpsampling(to: needed[level])
      reached[level + 1] = BlurGrids.writtenByDownsampling(reached[level])
    }
    var read = needed[coarsest].grown(horizontal: blur.horizontal.radius, vertical: blur.vertical.radius)
    for level in stride(from: coarsest, to: 0, by: -1) {
      downsampled[level - 1] = read.intersection(reached[level])
      read = BlurGrids.readByDownsampling(to: read)
    }
    var spread = reached[coarsest].grown(horizontal: blur.horizontal.radius, vertical: blur.vertical.radius)
    for level in stride(from: coarsest, through: 0, by: -1) {
      blurred[level] = spread.intersection(needed[level])
      spread = BlurGrids.writtenByUpsampling(spread)
    }
  }

  /// The coarse cells that fine cells are upsampled from.
  private static func readByUpsampling(to cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { ($0 >> 1) - 1 }, high: { (($0 - 1) >> 1) + 2 })
  }

  /// The fine cells that coarse cells contribute to.
  private static func writtenByUpsampling(_ cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { $0 * 2 - 1 }, high: { $0 * 2 + 1 })
  }

  /// The fine cells that coarse cells are downsampled from.
  private static func readByDownsampling(to cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { $0 * 2 - 1 }, high: { $0 * 2 + 1 })
  }

  /// The coarse cells that fine cells contribute to.
  private static func writtenByDownsampling(_ cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { ($0 - 1) >> 1 }, high: { ($0 >> 1) + 1 })
  }
}

extension PixelRect {
  fileprivate func mapSides(low: (Int32) -> Int32, high: (Int32) -> Int32) -> PixelRect {
    isEmpty ? .empty : PixelRect(x0: low(x0), y0: low(y0), x1: high(x1), y1: high(y1))
  }

  fileprivate func grown(horizontal: Int, vertical: Int) -> PixelRect {
    let (dx, dy) = (Int32(horizontal), Int32(vertical))
    return isEmpty ? .empty : PixelRect(x0: x0 - dx, y0: y0 - dy, x1: x1 + dx, y1: y1 + dy)
  }
}
