import Foundation

/// How a Gaussian of one standard deviation is computed: on which grid and with which kernels.
///
/// Up to `largestDirectDeviation` pixels are convolved as they are. Beyond, they are first brought to a grid of half the
/// fineness, as often as is needed, by the weights 1 3 3 1 / 8 in both directions, convolved there, and brought back by
/// the weights 3 1 / 4. Both steps keep the centre of gravity of every pixel and widen it by the same amount (3/16 of
/// the coarser grid's squared spacing), which the convolution takes into account; the result differs from the true
/// Gaussian by less than 1/255 of a white step. Cells of the grids are fixed to the origin of device space, and all sums
/// are integers, so that a pixel has the same value whatever rectangle is computed.
///
/// Pyramids for blurs: P. Burt, E. Adelson, "The Laplacian Pyramid as a Compact Image Code", 1983.
struct GaussianBlur: Equatable {
  /// Pixels. Half of this on a coarser grid is where the 1 3 3 1 steps still do not show.
  static let largestDirectDeviation = 3.0

  /// How often the grid's fineness is halved.
  let halvings: Int
  /// Along rows, on the coarsest grid.
  let horizontal: BlurKernel
  /// Along columns, on the coarsest grid.
  let vertical: BlurKernel

  /// - Parameters:
  ///   - deviation: Standard deviation in pixels; NaN and negative ones are 0, which only moves.
  ///   - offset: By how much the result is moved, in pixels, at most 1 in both directions.
  init(deviation: Double, offset: SIMD2<Double> = SIMD2(0, 0)) {
    let sigma = min(deviation > 0 ? deviation : 0, DeviceFilter.largestSigma)
    var halvings = 0
    while sigma > GaussianBlur.largestDirectDeviation * Double(1 << halvings) { halvings += 1 }
    self.halvings = halvings
    let spacing = Double(1 << halvings)
    // Steps to and from spacings 2, 4 ... s widen by 2 * 3/16 * (2^2 + 4^2 + ... + s^2) = (s^2 - 1) / 2.
    let remaining = (sigma * sigma - (spacing * spacing - 1) / 2) / (spacing * spacing)
    horizontal = BlurKernel(deviation: remaining.squareRoot(), offset: offset.x / spacing)
    vertical = BlurKernel(deviation: remaining.squareRoot(), offset: offset.y / spacing)
  }

  /// Pixels beyond this distance, along either axis, have no influence on the result.
  var reach: Int32 {
    // Each halving reaches 1 cell of the finer grid further than its own cells, each doubling 2.
    Int32(max(horizontal.radius, vertical.radius) << halvings + 3 * ((1 << halvings) - 1))
  }

  /// True when the result is the source.
  var isIdentity: Bool { halvings == 0 && horizontal.isIdentity && vertical.isIdentity }
}

/// Weights in units of 2^-16 for the pixels at distances -radius...radius.
struct BlurKernel: Equatable {
  /// A Gaussian beyond so many standard deviations is taken as 0: all of it is 0.27 % of the whole.
  private static let cut = 3.0
  /// Pixels: a deviation that spreads less than 2^-16 to the neighbours.
  private static let smallestDeviation = 0.2

  let radius: Int
  /// True: `weights` holds those of distances 0...radius, which serve both sides.
  let isSymmetric: Bool
  let weights: [UInt16]

  /// - Parameters:
  ///   - deviation: In cells of the grid.
  ///   - offset: By how many cells the result is moved, -1...1.
  init(deviation: Double, offset: Double) {
    isSymmetric = offset == 0
    guard deviation >= BlurKernel.smallestDeviation else {
      radius = isSymmetric ? 0 : 1
      weights = isSymmetric ? [.max] : BlurKernel.fixed([max(0, offset), 1 - abs(offset), max(0, -offset)])
      return
    }
    let radius = Int((BlurKernel.cut * deviation).rounded(.up)) + (isSymmetric ? 0 : 1)
    self.radius = radius
    let all = BlurKernel.fixed(
      (-radius...radius).map { distance in
        let steps = (Double(distance) + offset) / deviation
        return exp(-steps * steps / 2)
      })
    weights = isSymmetric ? Array(all[radius...]) : all
  }

  /// Weights that add up to 2^16, or to one less where one would have to be all of it.
  private static func fixed(_ values: [Double]) -> [UInt16] {
    let sum = values.reduce(0, +)
    var weights = values.map { Int((65536 * $0 / sum).rounded()) }
    let largest = weights.indices.max { weights[$0] < weights[$1] }!
    weights[largest] += 65536 - weights.reduce(0, +)
    return weights.map { UInt16(min($0, 65535)) }
  }

  var isIdentity: Bool { radius == 0 }
}
