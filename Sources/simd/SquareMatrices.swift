// Operations that depend on the number of rows, and those of square matrices.

/// A vector of two, three or four components, as a column of a matrix.
public protocol _SIMDColumn: SIMD where Scalar: SIMDScalar & BinaryFloatingPoint {
  /// The transposes of matrices of two, three and four of these columns.
  associatedtype _Transpose2
  /// The transpose of a matrix of three columns.
  associatedtype _Transpose3
  /// The transpose of a matrix of four columns.
  associatedtype _Transpose4
  /// The diagonal of a matrix of three of these columns.
  associatedtype _Diagonal3
  /// The square matrix of these columns.
  associatedtype _Square

  /// The determinant of a matrix.
  static func _determinant(_ matrix: _Square) -> Scalar
  /// The inverse of a matrix.
  static func _inverse(_ matrix: _Square) -> _Square
}

/// A matrix that can be transposed.
public protocol _SIMDTransposable {
  /// The type of the transpose.
  associatedtype _Transpose
  /// The transpose: rows and columns exchanged.
  var transpose: _Transpose { get }
}

extension SIMDMatrix2: _SIMDTransposable
where
  Column: _SIMDColumn, Column._Transpose2: _SIMDMatrix<Argument>, Column._Transpose2.Argument == Column
{
  /// The transpose: rows and columns exchanged.
  @inlinable public var transpose: Column._Transpose2 { Column._Transpose2(transposing: self) }
}

extension SIMDMatrix3: _SIMDTransposable
where
  Column: _SIMDColumn, Column._Transpose3: _SIMDMatrix<Argument>, Column._Transpose3.Argument == Column
{
  /// The transpose: rows and columns exchanged.
  @inlinable public var transpose: Column._Transpose3 { Column._Transpose3(transposing: self) }
}

extension SIMDMatrix4: _SIMDTransposable
where
  Column: _SIMDColumn, Column._Transpose4: _SIMDMatrix<Argument>, Column._Transpose4.Argument == Column
{
  /// The transpose: rows and columns exchanged.
  @inlinable public var transpose: Column._Transpose4 { Column._Transpose4(transposing: self) }
}

extension SIMDMatrix2 where Column: _SIMDColumn {
  /// Creates a matrix with the given diagonal and zeros elsewhere.
  @inlinable public init(diagonal: Argument) { self.init(onDiagonal: diagonal) }
}

extension SIMDMatrix3 where Column: _SIMDColumn, Column._Diagonal3: SIMD<Scalar> {
  /// Creates a matrix with the given diagonal and zeros elsewhere.
  @inlinable public init(diagonal: Column._Diagonal3) { self.init(onDiagonal: diagonal) }
}

extension SIMDMatrix4 where Column: _SIMDColumn {
  /// Creates a matrix with the given diagonal and zeros elsewhere.
  @inlinable public init(diagonal: Column) { self.init(onDiagonal: diagonal) }
}

extension _SIMDMatrix where Column: _SIMDColumn, Column._Square == Self {
  /// The determinant.
  @inlinable public var determinant: Scalar { Column._determinant(self) }

  /// The inverse; infinite or NaN elements if the matrix is singular.
  @inlinable public var inverse: Self { Column._inverse(self) }
}

extension _SIMDMatrix where Column == Argument {
  /// Replaces `lhs` by the matrix product `lhs * rhs`.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) {
    let left = lhs
    lhs = rhs._combined(with: rhs) { column, _ in left * column }
  }
}

// MARK: Determinants, and inverses by the adjugate

extension SIMD2: _SIMDColumn where Scalar: BinaryFloatingPoint {
  /// The transpose of a matrix of two columns.
  public typealias _Transpose2 = SIMDMatrix2<SIMD2<Scalar>>
  /// The transpose of a matrix of three columns.
  public typealias _Transpose3 = SIMDMatrix2<SIMD3<Scalar>>
  /// The transpose of a matrix of four columns.
  public typealias _Transpose4 = SIMDMatrix2<SIMD4<Scalar>>
  /// The diagonal of a matrix of three columns.
  public typealias _Diagonal3 = SIMD2
  /// The square matrix.
  public typealias _Square = SIMDMatrix2<SIMD2<Scalar>>

  /// The determinant of a square matrix.
  @inlinable
  public static func _determinant(_ matrix: SIMDMatrix2<Self>) -> Scalar {
    let m = matrix.columns
    return m.0.x * m.1.y - m.0.y * m.1.x
  }

  /// The inverse of a square matrix; infinite or NaN elements if it is singular.
  @inlinable
  public static func _inverse(_ matrix: SIMDMatrix2<Self>) -> SIMDMatrix2<Self> {
    let m = matrix.columns
    let scale = 1 / _determinant(matrix)
    return SIMDMatrix2(SIMD2(m.1.y, -m.0.y) * scale, SIMD2(-m.1.x, m.0.x) * scale)
  }
}

extension SIMD3: _SIMDColumn where Scalar: BinaryFloatingPoint {
  /// The transpose of a matrix of two columns.
  public typealias _Transpose2 = SIMDMatrix3<SIMD2<Scalar>>
  /// The transpose of a matrix of three columns.
  public typealias _Transpose3 = SIMDMatrix3<SIMD3<Scalar>>
  /// The transpose of a matrix of four columns.
  public typealias _Transpose4 = SIMDMatrix3<SIMD4<Scalar>>
  /// The diagonal of a matrix of three columns.
  public typealias _Diagonal3 = SIMD3
  /// The square matrix.
  public typealias _Square = SIMDMatrix3<SIMD3<Scalar>>

  /// The determinant of a square matrix.
  @inlinable
  public static func _determinant(_ matrix: SIMDMatrix3<Self>) -> Scalar {
    dot(matrix.columns.0, cross(matrix.columns.1, matrix.columns.2))
  }

  /// The inverse of a square matrix; infinite or NaN elements if it is singular.
  @inlinable
  public static func _inverse(_ matrix: SIMDMatrix3<Self>) -> SIMDMatrix3<Self> {
    let m = matrix.columns
    let scale = 1 / _determinant(matrix)
    let (a, b, c) = (cross(m.1, m.2) * scale, cross(m.2, m.0) * scale, cross(m.0, m.1) * scale)
    return SIMDMatrix3(SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
  }
}

extension SIMD4: _SIMDColumn where Scalar: BinaryFloatingPoint {
  /// The transpose of a matrix of two columns.
  public typealias _Transpose2 = SIMDMatrix4<SIMD2<Scalar>>
  /// The transpose of a matrix of three columns.
  public typealias _Transpose3 = SIMDMatrix4<SIMD3<Scalar>>
  /// The transpose of a matrix of four columns.
  public typealias _Transpose4 = SIMDMatrix4<SIMD4<Scalar>>
  /// The diagonal of a matrix of three columns.
  public typealias _Diagonal3 = SIMD3<Scalar>
  /// The square matrix.
  public typealias _Square = SIMDMatrix4<SIMD4<Scalar>>

  /// The determinant of a square matrix.
  @inlinable
  public static func _determinant(_ matrix: SIMDMatrix4<Self>) -> Scalar { Minors(matrix).determinant }

  /// The inverse of a square matrix; infinite or NaN elements if it is singular.
  @inlinable
  public static func _inverse(_ matrix: SIMDMatrix4<Self>) -> SIMDMatrix4<Self> {
    let minors = Minors(matrix)
    let (s, c) = (minors.upper, minors.lower)
    let scale = 1 / minors.determinant
    let rows = matrix.transpose.columns
    return SIMDMatrix4(
      adjugateColumn(rows.1, c) * scale, -(adjugateColumn(rows.0, c) * scale),
      adjugateColumn(rows.3, s) * scale, -(adjugateColumn(rows.2, s) * scale))
  }

  /// A column of the adjugate, from a row of the matrix and the 2 x 2 minors of two other rows.
  @inlinable
  static func adjugateColumn(_ v: Self, _ d: [Scalar]) -> Self {
    let first: Scalar = v.y * d[5] - v.z * d[4] + v.w * d[3]
    let second: Scalar = -v.x * d[5] + v.z * d[2] - v.w * d[1]
    let third: Scalar = v.x * d[4] - v.y * d[2] + v.w * d[0]
    let fourth: Scalar = -v.x * d[3] + v.y * d[1] - v.z * d[0]
    return SIMD4(first, second, third, fourth)
  }
}

/// The 2 x 2 minors of the upper two rows and of the lower two, for the Laplace expansion of a 4 x 4
/// determinant.
@usableFromInline
struct Minors<S: BinaryFloatingPoint & SIMDScalar> {
  @usableFromInline let upper: [S]
  @usableFromInline let lower: [S]

  @inlinable
  init(_ matrix: SIMDMatrix4<SIMD4<S>>) {
    let m = matrix.columns
    let pairs = [(m.0, m.1), (m.0, m.2), (m.0, m.3), (m.1, m.2), (m.1, m.3), (m.2, m.3)]
    upper = pairs.map { $0.x * $1.y - $0.y * $1.x }
    lower = pairs.map { $0.z * $1.w - $0.w * $1.z }
  }

  @inlinable var determinant: S {
    let outer: S = upper[0] * lower[5] - upper[1] * lower[4]
    let middle: S = upper[2] * lower[3] + upper[3] * lower[2]
    let inner: S = upper[5] * lower[0] - upper[4] * lower[1]
    return outer + middle + inner
  }
}
