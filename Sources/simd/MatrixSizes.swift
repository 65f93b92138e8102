// The three numbers of columns. What they share is in `SIMDMatrix.swift`.

/// A matrix of two columns, each of as many rows as the vector `Column` has.
@frozen
public struct SIMDMatrix2<Column: SIMD>: _SIMDMatrix where Column.Scalar: SIMDScalar & BinaryFloatingPoint {
  /// The vectors that the matrix maps.
  public typealias Argument = SIMD2<Column.Scalar>

  public var columns: (Column, Column)

  /// All numbers zero.
  @inlinable
  public init() { columns = (.zero, .zero) }

  @inlinable
  public init(columns: (Column, Column)) { self.columns = columns }

  @inlinable
  public init(_ column0: Column, _ column1: Column) {
    columns = (column0, column1)
  }

  /// A column.
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

  @inlinable
  public func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self {
    Self(transform(columns.0, other.columns.0), transform(columns.1, other.columns.1))
  }
}

extension SIMDMatrix2: Sendable where Column: Sendable {}

/// A matrix of three columns, each of as many rows as the vector `Column` has.
@frozen
public struct SIMDMatrix3<Column: SIMD>: _SIMDMatrix where Column.Scalar: SIMDScalar & BinaryFloatingPoint {
  /// The vectors that the matrix maps.
  public typealias Argument = SIMD3<Column.Scalar>

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

  @inlinable
  public func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self {
    Self(
      transform(columns.0, other.columns.0), transform(columns.1, other.columns.1),
      transform(columns.2, other.columns.2))
  }
}

extension SIMDMatrix3: Sendable where Column: Sendable {}

/// A matrix of four columns, each of as many rows as the vector `Column` has.
@frozen
public struct SIMDMatrix4<Column: SIMD>: _SIMDMatrix where Column.Scalar: SIMDScalar & BinaryFloatingPoint {
  /// The vectors that the matrix maps.
  public typealias Argument = SIMD4<Column.Scalar>

  public var columns: (Column, Column, Column, Column)

  /// All numbers zero.
  @inlinable
  public init() { columns = (.zero, .zero, .zero, .zero) }

  @inlinable
  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

  @inlinable
  public init(_ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column) {
    columns = (column0, column1, column2, column3)
  }

  /// A column.
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

  @inlinable
  public func _combined(with other: Self, _ transform: (Column, Column) -> Column) -> Self {
    Self(
      transform(columns.0, other.columns.0), transform(columns.1, other.columns.1),
      transform(columns.2, other.columns.2), transform(columns.3, other.columns.3))
  }
}

extension SIMDMatrix4: Sendable where Column: Sendable {}
