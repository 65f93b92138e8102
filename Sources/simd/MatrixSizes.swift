// Matrices of two, three and four columns. Their common members are in `SIMDMatrix.swift`.

/// A matrix of two columns with as many rows as `Column` has components.
///
/// ```swift
/// import simd
/// let rotation = simd_float2x2(SIMD2(0, 1), SIMD2(-1, 0))
/// let turned = rotation * SIMD2<Float>(3, 4)
/// ```
@frozen
public struct SIMDMatrix2<Column: SIMD>: _SIMDMatrix where Column.Scalar: SIMDScalar & BinaryFloatingPoint {
  /// The type of vectors that the matrix can be multiplied with: one component per column.
  public typealias Argument = SIMD2<Column.Scalar>

  /// The columns.
  public var columns: (Column, Column)

  /// Creates a matrix of zeros.
  @inlinable
  public init() { columns = (.zero, .zero) }

  /// Creates a matrix from a tuple of columns.
  @inlinable
  public init(columns: (Column, Column)) { self.columns = columns }

  /// Creates a matrix from its columns.
  @inlinable
  public init(_ column0: Column, _ column1: Column) {
    columns = (column0, column1)
  }

  /// The column at an index. An index out of range selects the last column.
  @inlinable
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  /// Applies a function to each pair of columns.
  @inlinable
  public func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self {
    Self(transform(columns.0, other.columns.0), transform(columns.1, other.columns.1))
  }
}

extension SIMDMatrix2: Sendable where Column: Sendable {}

/// A matrix of three columns with as many rows as `Column` has components.
///
/// ```swift
/// import simd
/// let scale = simd_double3x3(diagonal: SIMD3(1, 2, 3))
/// let scaled = scale * SIMD3<Double>(1, 1, 1)
/// ```
@frozen
public struct SIMDMatrix3<Column: SIMD>: _SIMDMatrix where Column.Scalar: SIMDScalar & BinaryFloatingPoint {
  /// The type of vectors that the matrix can be multiplied with: one component per column.
  public typealias Argument = SIMD3<Column.Scalar>

  /// The columns.
  public var columns: (Column, Column, Column)

  /// Creates a matrix of zeros.
  @inlinable
  public init() { columns = (.zero, .zero, .zero) }

  /// Creates a matrix from a tuple of columns.
  @inlinable
  public init(columns: (Column, Column, Column)) { self.columns = columns }

  /// Creates a matrix from its columns.
  @inlinable
  public init(_ column0: Column, _ column1: Column, _ column2: Column) {
    columns = (column0, column1, column2)
  }

  /// The column at an index. An index out of range selects the last column.
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

  /// Applies a function to each pair of columns.
  @inlinable
  public func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self {
    Self(
      transform(columns.0, other.columns.0), transform(columns.1, other.columns.1),
      transform(columns.2, other.columns.2))
  }
}

extension SIMDMatrix3: Sendable where Column: Sendable {}

/// A matrix of four columns with as many rows as `Column` has components.
///
/// ```swift
/// import simd
/// var transform = matrix_identity_float4x4
/// transform.columns.3 = SIMD4(10, 20, 0, 1)
/// let moved = transform * SIMD4<Float>(1, 2, 3, 1)
/// ```
@frozen
public struct SIMDMatrix4<Column: SIMD>: _SIMDMatrix where Column.Scalar: SIMDScalar & BinaryFloatingPoint {
  /// The type of vectors that the matrix can be multiplied with: one component per column.
  public typealias Argument = SIMD4<Column.Scalar>

  /// The columns.
  public var columns: (Column, Column, Column, Column)

  /// Creates a matrix of zeros.
  @inlinable
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// Creates a matrix from a tuple of columns.
  @inlinable
  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

  /// Creates a matrix from its columns.
  @inlinable
  public init(_ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column) {
    columns = (column0, column1, column2, column3)
  }

  /// The column at an index. An index out of range selects the last column.
  @inlinable
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// Applies a function to each pair of columns.
  @inlinable
  public func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self {
    Self(
      transform(columns.0, other.columns.0), transform(columns.1, other.columns.1),
      transform(columns.2, other.columns.2), transform(columns.3, other.columns.3))
  }
}

extension SIMDMatrix4: Sendable where Column: Sendable {}
