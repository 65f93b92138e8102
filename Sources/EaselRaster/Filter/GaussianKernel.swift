import Foundation

/// The weights of a Gaussian at whole pixels, moved by a fraction of a pixel: they add up to exactly 65,536.
struct GaussianKernel {
  /// The sum of the weights: 16 bits of fraction.
  static let one: UInt32 = 65_536
  /// Below this standard deviation, in pixels, there is nothing to see but the move.
  static let smallestSigma = 0.1

  /// The distance from a pixel to the first one that counts for it.
  let first: Int
  let weights: [UInt32]

  var last: Int { first + weights.count - 1 }

  /// Weights out to three standard deviations, beyond which less than 0.3 % is lost.
  ///
  /// - Parameters:
  ///   - sigma: the standard deviation in pixels.
  ///   - shift: 0..<1; by how much the result lies to the right or below.
  init(sigma: Double, shift: Double = 0) {
    guard sigma >= GaussianKernel.smallestSigma else {
      let moved = UInt32((shift * Double(GaussianKernel.one)).rounded())
      first = moved > 0 ? -1 : 0
      weights = moved > 0 ? [moved, GaussianKernel.one - moved] : [GaussianKernel.one]
      return
    }
    let reach = Int((3 * sigma).rounded(.up))
    first = -reach - (shift > 0 ? 1 : 0)
    let values = (first...reach).map { exp(-pow((Double($0) + shift) / sigma, 2) / 2) }
    weights = GaussianKernel.normalized(values)
  }

  /// Whole numbers in proportion to `values`; what rounding leaves over goes to the largest.
  private static func normalized(_ values: [Double]) -> [UInt32] {
    let sum = values.reduce(0, +)
    var weights = values.map { UInt32(($0 / sum * Double(one)).rounded()) }
    let middle = values.indices.max { values[$0] < values[$1] }!
    weights[middle] = weights[middle] &+ one &- weights.reduce(0, &+)
    return weights
  }
}
