/// A matrix of three columns, each of as many rows as the vector `Column` has.
@frozen
public struct SIMDMatrix3<Column: SIMD> where Column.Scalar: SIMDScalar & BinaryFloatingPoint {
  public typealias Scalar = Column.Scalar
  /// The vectors that the matrix maps.
  public typealias Argument = SIMD3<Scalar>

  public var columns: (Column, Column, Column)

  /// All numbers zero.
  @inlinable
  public init() { columns = (.zero, .zero, .zero) }

  @inlinable
  public init(columns: (Column, Column, Column)) { self.columns = columns }

  @inlinable
  public init(_ column0: Column, _ column1: Column, _ column2: Column) {
    columns = (column0, column1, column2)
  }

  /// The first three columns; zeros in place of those that are missing.
  @inlinable
  public init(_ columns: [Column]) {
    func column(_ index: Int) -> Column { index < columns.count ? columns[index] : .zero }
    self.init(column(0), column(1), column(2))
  }

  /// The matrix whose rows are given; zeros in place of those that are missing.
  @inlinable
  public init(rows: [Argument]) {
    self.init()
    for row in 0..<min(rows.count, Column.scalarCount) {
      columns.0[row] = rows[row][0]
      columns.1[row] = rows[row][1]
      columns.2[row] = rows[row][2]
    }
  }

  /// A scalar on the diagonal, zeros elsewhere.
  @inlinable
  public init(_ scalar: Scalar) {
    self.init()
    for index in 0..<min(3, Column.scalarCount) { self[index, index] = scalar }
  }

  /// A column.
  @inlinable
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  /// A number, by column and row.
  @inlinable
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
}

extension SIMDMatrix3: Equatable {
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
  }
}

extension SIMDMatrix3: CustomDebugStringConvertible {
  public var debugDescription: String {
    "simd_matrix(" + (0..<3).map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }
}

extension SIMDMatrix3 {
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
  }

  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
  }

  @inlinable
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  @inlinable
  public static func * (scalar: Scalar, matrix: Self) -> Self {
    Self(matrix.columns.0 * scalar, matrix.columns.1 * scalar, matrix.columns.2 * scalar)
  }

  @inlinable
  public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

  /// The image of a vector.
  @inlinable
  public static func * (matrix: Self, vector: Argument) -> Column {
    // One product a line: a single expression takes the type checker seconds.
    var image: Column = matrix.columns.0 * vector[0]
    image += matrix.columns.1 * vector[1]
    image += matrix.columns.2 * vector[2]
    return image
  }

  /// The dot products of a row vector and each column.
  @inlinable
  public static func * (vector: Column, matrix: Self) -> Argument {
    Argument(
      (vector * matrix.columns.0).sum(), (vector * matrix.columns.1).sum(), (vector * matrix.columns.2).sum())
  }

  /// The matrix that applies `rhs` first and then `lhs`.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix2<Argument>) -> SIMDMatrix2<Column> {
    SIMDMatrix2<Column>(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }

  /// The matrix that applies `rhs` first and then `lhs`.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix3<Argument>) -> SIMDMatrix3<Column> {
    SIMDMatrix3<Column>(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }

  /// The matrix that applies `rhs` first and then `lhs`.
  @inlinable
  public static func * (lhs: Self, rhs: SIMDMatrix4<Argument>) -> SIMDMatrix4<Column> {
    SIMDMatrix4<Column>(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
}

extension SIMDMatrix3: Sendable where Column: Sendable {}
