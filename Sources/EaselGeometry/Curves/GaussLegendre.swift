/// Integrates functions that are smooth between two bounds, with eight samples: exact for polynomials to
/// degree 15.
///
/// Nodes and weights: https://dlmf.nist.gov/3.5#v
enum GaussLegendre {
  private static let nodes: SIMD4<Double> = [
    0.183_434_642_495_649_8, 0.525_532_409_916_329, 0.796_666_477_413_626_7, 0.960_289_856_497_536_2,
  ]
  private static let weights: SIMD4<Double> = [
    0.362_683_783_378_362, 0.313_706_645_877_887_3, 0.222_381_034_453_374_5, 0.101_228_536_290_376_3,
  ]

  @inline(__always)
  static func integrate(from begin: Double, to end: Double, _ function: (Double) -> Double) -> Double {
    let middle = (begin + end) / 2
    let half = (end - begin) / 2
    var sum = 0.0
    for index in 0..<4 {
      let offset = half * nodes[index]
      sum += weights[index] * (function(middle - offset) + function(middle + offset))
    }
    return sum * half
  }
}
