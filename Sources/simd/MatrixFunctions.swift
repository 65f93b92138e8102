// The functions of matrices by their names in C, and their products.

@inlinable
public func simd_mul<Column: SIMD>(_ x: SIMDMatrix2<Column>, _ y: SIMD2<Column.Scalar>) -> Column { x * y }

@inlinable
public func simd_mul<Column: SIMD>(_ x: Column, _ y: SIMDMatrix2<Column>) -> SIMD2<Column.Scalar> { x * y }

@inlinable
public func simd_mul<Column: SIMD>(_ a: Column.Scalar, _ x: SIMDMatrix2<Column>) -> SIMDMatrix2<Column> {
  a * x
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix2<Column>, _ y: SIMDMatrix2<SIMD2<Column.Scalar>>
) -> SIMDMatrix2<Column> {
  x * y
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix2<Column>, _ y: SIMDMatrix3<SIMD2<Column.Scalar>>
) -> SIMDMatrix3<Column> {
  x * y
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix2<Column>, _ y: SIMDMatrix4<SIMD2<Column.Scalar>>
) -> SIMDMatrix4<Column> {
  x * y
}

@inlinable
public func simd_add<Column: SIMD>(
  _ x: SIMDMatrix2<Column>, _ y: SIMDMatrix2<Column>
) -> SIMDMatrix2<Column> {
  x + y
}

@inlinable
public func simd_sub<Column: SIMD>(
  _ x: SIMDMatrix2<Column>, _ y: SIMDMatrix2<Column>
) -> SIMDMatrix2<Column> {
  x - y
}

@inlinable
public func simd_equal<Column: SIMD>(_ x: SIMDMatrix2<Column>, _ y: SIMDMatrix2<Column>) -> Bool { x == y }

@inlinable
public func simd_matrix<Column: SIMD>(
  _ column0: Column, _ column1: Column
) -> SIMDMatrix2<Column> {
  SIMDMatrix2(column0, column1)
}

@inlinable
public func simd_mul<Column: SIMD>(_ x: SIMDMatrix3<Column>, _ y: SIMD3<Column.Scalar>) -> Column { x * y }

@inlinable
public func simd_mul<Column: SIMD>(_ x: Column, _ y: SIMDMatrix3<Column>) -> SIMD3<Column.Scalar> { x * y }

@inlinable
public func simd_mul<Column: SIMD>(_ a: Column.Scalar, _ x: SIMDMatrix3<Column>) -> SIMDMatrix3<Column> {
  a * x
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix3<Column>, _ y: SIMDMatrix2<SIMD3<Column.Scalar>>
) -> SIMDMatrix2<Column> {
  x * y
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix3<Column>, _ y: SIMDMatrix3<SIMD3<Column.Scalar>>
) -> SIMDMatrix3<Column> {
  x * y
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix3<Column>, _ y: SIMDMatrix4<SIMD3<Column.Scalar>>
) -> SIMDMatrix4<Column> {
  x * y
}

@inlinable
public func simd_add<Column: SIMD>(
  _ x: SIMDMatrix3<Column>, _ y: SIMDMatrix3<Column>
) -> SIMDMatrix3<Column> {
  x + y
}

@inlinable
public func simd_sub<Column: SIMD>(
  _ x: SIMDMatrix3<Column>, _ y: SIMDMatrix3<Column>
) -> SIMDMatrix3<Column> {
  x - y
}

@inlinable
public func simd_equal<Column: SIMD>(_ x: SIMDMatrix3<Column>, _ y: SIMDMatrix3<Column>) -> Bool { x == y }

@inlinable
public func simd_matrix<Column: SIMD>(
  _ column0: Column, _ column1: Column, _ column2: Column
) -> SIMDMatrix3<Column> {
  SIMDMatrix3(column0, column1, column2)
}

@inlinable
public func simd_mul<Column: SIMD>(_ x: SIMDMatrix4<Column>, _ y: SIMD4<Column.Scalar>) -> Column { x * y }

@inlinable
public func simd_mul<Column: SIMD>(_ x: Column, _ y: SIMDMatrix4<Column>) -> SIMD4<Column.Scalar> { x * y }

@inlinable
public func simd_mul<Column: SIMD>(_ a: Column.Scalar, _ x: SIMDMatrix4<Column>) -> SIMDMatrix4<Column> {
  a * x
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix4<Column>, _ y: SIMDMatrix2<SIMD4<Column.Scalar>>
) -> SIMDMatrix2<Column> {
  x * y
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix4<Column>, _ y: SIMDMatrix3<SIMD4<Column.Scalar>>
) -> SIMDMatrix3<Column> {
  x * y
}

@inlinable
public func simd_mul<Column: SIMD>(
  _ x: SIMDMatrix4<Column>, _ y: SIMDMatrix4<SIMD4<Column.Scalar>>
) -> SIMDMatrix4<Column> {
  x * y
}

@inlinable
public func simd_add<Column: SIMD>(
  _ x: SIMDMatrix4<Column>, _ y: SIMDMatrix4<Column>
) -> SIMDMatrix4<Column> {
  x + y
}

@inlinable
public func simd_sub<Column: SIMD>(
  _ x: SIMDMatrix4<Column>, _ y: SIMDMatrix4<Column>
) -> SIMDMatrix4<Column> {
  x - y
}

@inlinable
public func simd_equal<Column: SIMD>(_ x: SIMDMatrix4<Column>, _ y: SIMDMatrix4<Column>) -> Bool { x == y }

@inlinable
public func simd_matrix<Column: SIMD>(
  _ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column
) -> SIMDMatrix4<Column> {
  SIMDMatrix4(column0, column1, column2, column3)
}
