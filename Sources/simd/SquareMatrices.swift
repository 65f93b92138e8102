// Determinants, and inverses by the adjugate.

func determinant2<S: BinaryFloatingPoint>(_ m: (SIMD2<S>, SIMD2<S>)) -> S {
  m.0.x * m.1.y - m.0.y * m.1.x
}

func inverse2<S: BinaryFloatingPoint>(_ m: (SIMD2<S>, SIMD2<S>)) -> (SIMD2<S>, SIMD2<S>) {
  let scale = 1 / determinant2(m)
  return (SIMD2(m.1.y, -m.0.y) * scale, SIMD2(-m.1.x, m.0.x) * scale)
}

func determinant3<S: BinaryFloatingPoint>(_ m: (SIMD3<S>, SIMD3<S>, SIMD3<S>)) -> S {
  dot(m.0, cross(m.1, m.2))
}

func inverse3<S: BinaryFloatingPoint>(
  _ m: (SIMD3<S>, SIMD3<S>, SIMD3<S>)
) -> (SIMD3<S>, SIMD3<S>, SIMD3<S>) {
  let scale = 1 / determinant3(m)
  let (a, b, c) = (cross(m.1, m.2) * scale, cross(m.2, m.0) * scale, cross(m.0, m.1) * scale)
  return (SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
}

/// Determinants of two rows and two columns of a matrix: of the upper rows, and of the lower ones that go with them in an
/// expansion by minors (Laplace).
private struct Minors<S: BinaryFloatingPoint & SIMDScalar> {
  let upper: [S]
  let lower: [S]

  init(_ m: (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>)) {
    let pairs = [(m.0, m.1), (m.0, m.2), (m.0, m.3), (m.1, m.2), (m.1, m.3), (m.2, m.3)]
    upper = pairs.map { $0.x * $1.y - $0.y * $1.x }
    lower = pairs.map { $0.z * $1.w - $0.w * $1.z }
  }

  var determinant: S {
    let outer: S = upper[0] * lower[5] - upper[1] * lower[4]
    let middle: S = upper[2] * lower[3] + upper[3] * lower[2]
    let inner: S = upper[5] * lower[0] - upper[4] * lower[1]
    return outer + middle + inner
  }
}

func determinant4<S: BinaryFloatingPoint>(_ m: (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>)) -> S {
  Minors(m).determinant
}

func inverse4<S: BinaryFloatingPoint>(
  _ m: (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>)
) -> (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>) {
  let minors = Minors(m)
  let (s, c) = (minors.upper, minors.lower)
  let scale = 1 / minors.determinant
  /// A column of the inverse from a row of the matrix and the determinants of two other rows.
  func column(_ v: SIMD4<S>, _ d: [S]) -> SIMD4<S> {
    let first: S = v.y * d[5] - v.z * d[4] + v.w * d[3]
    let second: S = -v.x * d[5] + v.z * d[2] - v.w * d[1]
    let third: S = v.x * d[4] - v.y * d[2] + v.w * d[0]
    let fourth: S = -v.x * d[3] + v.y * d[1] - v.z * d[0]
    return SIMD4(first, second, third, fourth) * scale
  }
  let (x, y) = (SIMD4(m.0.x, m.1.x, m.2.x, m.3.x), SIMD4(m.0.y, m.1.y, m.2.y, m.3.y))
  let (z, w) = (SIMD4(m.0.z, m.1.z, m.2.z, m.3.z), SIMD4(m.0.w, m.1.w, m.2.w, m.3.w))
  return (column(y, c), -column(x, c), column(w, s), -column(z, s))
}
