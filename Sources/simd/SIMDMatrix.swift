/// The common interface of matrices, which are stored by columns.
public protocol _SIMDMatrix<Column>: Equatable, CustomDebugStringConvertible {
  /// The type of the columns.
  associatedtype Column: SIMD where Column.Scalar: SIMDScalar & BinaryFloatingPoint
  /// The type of vectors that a matrix can be multiplied with: one component per column.
  associatedtype Argument: SIMD where Argument.Scalar == Column.Scalar
  /// The type of the elements.
  typealias Scalar = Column.Scalar

  /// Creates a matrix of zeros.
  init()
  /// The column at an index.
  subscript(column: Int) -> Column { get set }
  /// Applies a function to each pair of columns of two matrices.
  func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self
}

extension _SIMDMatrix {
  /// Creates a matrix from an array of columns. Missing columns are zero; surplus ones are ignored.
  @inlinable
  public init(_ columns: [Column]) {
    self.init()
    for index in 0..<min(columns.count, Argument.scalarCount) { self[index] = columns[index] }
  }

  /// Creates a matrix from an array of rows. Missing rows are zero; surplus ones are ignored.
  @inlinable
  public init(rows: [Argument]) {
    self.init()
    for row in 0..<min(rows.count, Column.scalarCount) {
      for column in 0..<Argument.scalarCount { self[column, row] = rows[row][column] }
    }
  }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
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

  /// The element in a column and a row.
  @inlinable
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Whether all elements are equal.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for index in 0..<Argument.scalarCount where lhs[index] != rhs[index] { return false }
    return true
  }

  /// The matrix as the call `simd_matrix` with its columns.
  public var debugDescription: String {
    "simd_matrix(" + (0..<Argument.scalarCount).map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }
}

// MARK: Sums and products

extension _SIMDMatrix {
  /// The sum, element by element.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { lhs._combined(with: rhs) { $0 + $1 } }

  /// The difference, element by element.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { lhs._combined(with: rhs) { $0 - $1 } }

  /// The negated matrix.
  @inlinable
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  /// The matrix with every element multiplied by a number.
  @inlinable
  public static func * (scalar: Scalar, matrix: Self) -> Self {
    matrix._combined(with: matrix) { column, _ in column * scalar }
  }

  /// The matrix with every element multiplied by a number.
  @inlinable
  public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

  /// The product of a matrix and a column vector.
  @inlinable
  public static func * (matrix: Self, vector: Argument) -> Column {
    var image: Column = matrix[0] * vector[0]
    for index in 1..<Argument.scalarCount { image += matrix[index] * vector[index] }
    return image
  }

  /// The product of a row vector and a matrix.
  @inlinable
  public static func * (vector: Column, matrix: Self) -> Argument {
    var products = Argument()
    for index in 0..<Argument.scalarCount { products[index] = (vector * matrix[index]).sum() }
    return products
  }

  /// The matrix product, which applies `rhs` first.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix2<Argument>) -> SIMDMatrix2<Column> {
    SIMDMatrix2(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }

  /// The matrix product, which applies `rhs` first.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix3<Argument>) -> SIMDMatrix3<Column> {
    SIMDMatrix3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }

  /// The matrix product, which applies `rhs` first.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix4<Argument>) -> SIMDMatrix4<Column> {
    SIMDMatrix4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }

  /// Adds a matrix to another.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Subtracts a matrix from another.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies every element by a number.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
}
