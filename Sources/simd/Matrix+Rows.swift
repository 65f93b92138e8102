// What depends on the number of rows, for both types of scalars.

extension SIMDMatrix2<SIMD2<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix2<SIMD2<Float>> {
    SIMDMatrix2(rows: [columns.0, columns.1])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }

  /// The factor by which areas or volumes grow.
  public var determinant: Float { determinant2(columns) }

  /// The inverse; numbers that are infinite or none where there is none.
  public var inverse: Self { Self(columns: inverse2(columns)) }

  /// The matrix that applies `rhs` first and then `lhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension SIMDMatrix2<SIMD3<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix3<SIMD2<Float>> {
    SIMDMatrix3(rows: [columns.0, columns.1])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix2<SIMD4<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix4<SIMD2<Float>> {
    SIMDMatrix4(rows: [columns.0, columns.1])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix3<SIMD2<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix2<SIMD3<Float>> {
    SIMDMatrix2(rows: [columns.0, columns.1, columns.2])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix3<SIMD3<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix3<SIMD3<Float>> {
    SIMDMatrix3(rows: [columns.0, columns.1, columns.2])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }

  /// The factor by which areas or volumes grow.
  public var determinant: Float { determinant3(columns) }

  /// The inverse; numbers that are infinite or none where there is none.
  public var inverse: Self { Self(columns: inverse3(columns)) }

  /// The matrix that applies `rhs` first and then `lhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension SIMDMatrix3<SIMD4<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix4<SIMD3<Float>> {
    SIMDMatrix4(rows: [columns.0, columns.1, columns.2])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4<SIMD2<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix2<SIMD4<Float>> {
    SIMDMatrix2(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4<SIMD3<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix3<SIMD4<Float>> {
    SIMDMatrix3(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4<SIMD4<Float>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix4<SIMD4<Float>> {
    SIMDMatrix4(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// The factor by which areas or volumes grow.
  public var determinant: Float { determinant4(columns) }

  /// The inverse; numbers that are infinite or none where there is none.
  public var inverse: Self { Self(columns: inverse4(columns)) }

  /// The matrix that applies `rhs` first and then `lhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension SIMDMatrix2<SIMD2<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix2<SIMD2<Double>> {
    SIMDMatrix2(rows: [columns.0, columns.1])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }

  /// The factor by which areas or volumes grow.
  public var determinant: Double { determinant2(columns) }

  /// The inverse; numbers that are infinite or none where there is none.
  public var inverse: Self { Self(columns: inverse2(columns)) }

  /// The matrix that applies `rhs` first and then `lhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension SIMDMatrix2<SIMD3<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix3<SIMD2<Double>> {
    SIMDMatrix3(rows: [columns.0, columns.1])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix2<SIMD4<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix4<SIMD2<Double>> {
    SIMDMatrix4(rows: [columns.0, columns.1])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix3<SIMD2<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix2<SIMD3<Double>> {
    SIMDMatrix2(rows: [columns.0, columns.1, columns.2])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix3<SIMD3<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix3<SIMD3<Double>> {
    SIMDMatrix3(rows: [columns.0, columns.1, columns.2])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }

  /// The factor by which areas or volumes grow.
  public var determinant: Double { determinant3(columns) }

  /// The inverse; numbers that are infinite or none where there is none.
  public var inverse: Self { Self(columns: inverse3(columns)) }

  /// The matrix that applies `rhs` first and then `lhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension SIMDMatrix3<SIMD4<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix4<SIMD3<Double>> {
    SIMDMatrix4(rows: [columns.0, columns.1, columns.2])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4<SIMD2<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix2<SIMD4<Double>> {
    SIMDMatrix2(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4<SIMD3<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix3<SIMD4<Double>> {
    SIMDMatrix3(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4<SIMD4<Double>> {
  /// The matrix whose rows are the columns of this one.
  public var transpose: SIMDMatrix4<SIMD4<Double>> {
    SIMDMatrix4(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Numbers on the diagonal, zeros elsewhere.
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// The factor by which areas or volumes grow.
  public var determinant: Double { determinant4(columns) }

  /// The inverse; numbers that are infinite or none where there is none.
  public var inverse: Self { Self(columns: inverse4(columns)) }

  /// The matrix that applies `rhs` first and then `lhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
