// Matrix functions with their C names, and without the prefix.

/// The product of a matrix and a column vector.
@inlinable
public func simd_mul<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix.Argument) -> Matrix.Column { x * y }

/// The product of a row vector and a matrix.
@inlinable
public func simd_mul<Matrix: _SIMDMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Argument { x * y }

/// The matrix with every element multiplied by a number.
@inlinable
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }

/// The matrix product, which applies `y` first.
@inlinable
public func simd_mul<Matrix: _SIMDMatrix>(
  _ x: Matrix, _ y: SIMDMatrix2<Matrix.Argument>
) -> SIMDMatrix2<Matrix.Column> {
  x * y
}

/// The matrix product, which applies `y` first.
@inlinable
public func simd_mul<Matrix: _SIMDMatrix>(
  _ x: Matrix, _ y: SIMDMatrix3<Matrix.Argument>
) -> SIMDMatrix3<Matrix.Column> {
  x * y
}

/// The matrix product, which applies `y` first.
@inlinable
public func simd_mul<Matrix: _SIMDMatrix>(
  _ x: Matrix, _ y: SIMDMatrix4<Matrix.Argument>
) -> SIMDMatrix4<Matrix.Column> {
  x * y
}

/// The sum, element by element.
@inlinable
public func simd_add<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }

/// The difference, element by element.
@inlinable
public func simd_sub<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }

/// Whether all elements are equal.
@inlinable
public func simd_equal<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }

/// Creates a matrix from its columns.
@inlinable
public func simd_matrix<Column: SIMD>(_ column0: Column, _ column1: Column) -> SIMDMatrix2<Column> {
  SIMDMatrix2(column0, column1)
}

/// Creates a matrix from its columns.
@inlinable
public func simd_matrix<Column: SIMD>(
  _ column0: Column, _ column1: Column, _ column2: Column
) -> SIMDMatrix3<Column> {
  SIMDMatrix3(column0, column1, column2)
}

/// Creates a matrix from its columns.
@inlinable
public func simd_matrix<Column: SIMD>(
  _ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column
) -> SIMDMatrix4<Column> {
  SIMDMatrix4(column0, column1, column2, column3)
}

// MARK: Transposes and square matrices

/// The transpose: rows and columns exchanged.
@inlinable
public func simd_transpose<Matrix: _SIMDTransposable>(_ x: Matrix) -> Matrix._Transpose { x.transpose }

/// The transpose: rows and columns exchanged.
@inlinable
public func transpose<Matrix: _SIMDTransposable>(_ x: Matrix) -> Matrix._Transpose { x.transpose }

/// The determinant.
@inlinable
public func simd_determinant<Matrix: _SIMDMatrix>(_ x: Matrix) -> Matrix.Scalar
where Matrix.Column: _SIMDColumn, Matrix.Column._Square == Matrix { x.determinant }

/// The determinant.
@inlinable
public func determinant<Matrix: _SIMDMatrix>(_ x: Matrix) -> Matrix.Scalar
where Matrix.Column: _SIMDColumn, Matrix.Column._Square == Matrix { x.determinant }

/// The inverse; infinite or NaN elements if the matrix is singular.
@inlinable
public func simd_inverse<Matrix: _SIMDMatrix>(_ x: Matrix) -> Matrix
where Matrix.Column: _SIMDColumn, Matrix.Column._Square == Matrix { x.inverse }

/// The inverse; infinite or NaN elements if the matrix is singular.
@inlinable
public func inverse<Matrix: _SIMDMatrix>(_ x: Matrix) -> Matrix
where Matrix.Column: _SIMDColumn, Matrix.Column._Square == Matrix { x.inverse }

/// The matrix product, which applies `y` first.
@inlinable
public func matrix_multiply<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix
where Matrix.Column == Matrix.Argument {
  var product = x
  product *= y
  return product
}

/// Creates a matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
/// Creates a matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
/// Creates a matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
/// Creates a matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }
/// Creates a matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: x) }
/// Creates a matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: x) }
