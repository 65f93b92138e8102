extension CubicPolynomial {
  /// The length of the curve between two parameters, to about 1e-6 of it; less exact where it has a cusp.
  func length(from begin: Double, to end: Double) -> Double {
    GaussLegendre.integrate(from: begin, to: end) { velocity(at: $0).length }
  }
}
