/// A matrix as a list of columns: what all sizes have in common.
public protocol _SIMDMatrix<Column>: Equatable, CustomDebugStringConvertible {
  associatedtype Column: SIMD where Column.Scalar: SIMDScalar & BinaryFloatingPoint
  /// The vectors that the matrix maps: as many scalars as there are columns.
  associatedtype Argument: SIMD where Argument.Scalar == Column.Scalar
  typealias Scalar = Column.Scalar

  /// All numbers zero.
  init()
  subscript(column: Int) -> Column { get set }
  /// The matrix of the results of a function of each column and that of another matrix.
  func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self
}

extension _SIMDMatrix {
  /// The first columns of an array; zeros in place of those that are missing.
  @inlinable
  public init(_ columns: [Column]) {
    self.init()
    for index in 0..<min(columns.count, Argument.scalarCount) { self[index] = columns[index] }
  }

  /// The matrix whose rows are given; zeros in place of those that are missing.
  @inlinable
  public init(rows: [Argument]) {
    self.init()
    for row in 0..<min(rows.count, Column.scalarCount) {
      for column in 0..<Argument.scalarCount { self[column, row] = rows[row][column] }
    }
  }

  /// A scalar on the diagonal, zeros elsewhere.
  @inlinable
  public init(_ scalar: Scalar) {
    self.init()
    for index in 0..<min(Argument.scalarCount, Column.scalarCount) { self[index, index] = scalar }
  }

  @inlinable
  init<Diagonal: SIMD>(onDiagonal diagonal: Diagonal) where Diagonal.Scalar == Scalar {
    self.init()
    for index in 0..<Diagonal.scalarCount { self[index, index] = diagonal[index] }
  }

  @inlinable
  init<Other: _SIMDMatrix>(transposing other: Other)
  where Other.Column == Argument, Other.Argument == Column {
    self.init()
    for column in 0..<Argument.scalarCount {
      for row in 0..<Column.scalarCount { self[column, row] = other[row, column] }
    }
  }

  /// A number, by column and row.
  @inlinable
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for index in 0..<Argument.scalarCount where lhs[index] != rhs[index] { return false }
    return true
  }

  public var debugDescription: String {
    "simd_matrix(" + (0..<Argument.scalarCount).map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }
}

// MARK: Sums and products

extension _SIMDMatrix {
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { lhs._combined(with: rhs) { $0 + $1 } }

  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { lhs._combined(with: rhs) { $0 - $1 } }

  @inlinable
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  @inlinable
  public static func * (scalar: Scalar, matrix: Self) -> Self {
    matrix._combined(with: matrix) { column, _ in column * scalar }
  }

  @inlinable
  public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

  /// The image of a vector.
  @inlinable
  public static func * (matrix: Self, vector: Argument) -> Column {
    var image: Column = matrix[0] * vector[0]
    for index in 1..<Argument.scalarCount { image += matrix[index] * vector[index] }
    return image
  }

  /// The dot products of a row vector and each column.
  @inlinable
  public static func * (vector: Column, matrix: Self) -> Argument {
    var products = Argument()
    for index in 0..<Argument.scalarCount { products[index] = (vector * matrix[index]).sum() }
    return products
  }

  /// The matrix that applies `rhs` first and then `lhs`.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix2<Argument>) -> SIMDMatrix2<Column> {
    SIMDMatrix2(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }

  /// The matrix that applies `rhs` first and then `lhs`.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix3<Argument>) -> SIMDMatrix3<Column> {
    SIMDMatrix3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }

  /// The matrix that applies `rhs` first and then `lhs`.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix4<Argument>) -> SIMDMatrix4<Column> {
    SIMDMatrix4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
}
