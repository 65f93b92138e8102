// Names of matrix types: the number of columns, then of rows. The forms with `matrix_` and without a prefix
// are synonyms.

/// A matrix of two columns and two rows of 32-bit floating-point numbers.
public typealias simd_float2x2 = SIMDMatrix2<SIMD2<Float>>
/// A matrix of two columns and two rows of 32-bit floating-point numbers.
public typealias matrix_float2x2 = SIMDMatrix2<SIMD2<Float>>
/// A matrix of two columns and two rows of 32-bit floating-point numbers.
public typealias float2x2 = SIMDMatrix2<SIMD2<Float>>
/// A matrix of two columns and three rows of 32-bit floating-point numbers.
public typealias simd_float2x3 = SIMDMatrix2<SIMD3<Float>>
/// A matrix of two columns and three rows of 32-bit floating-point numbers.
public typealias matrix_float2x3 = SIMDMatrix2<SIMD3<Float>>
/// A matrix of two columns and three rows of 32-bit floating-point numbers.
public typealias float2x3 = SIMDMatrix2<SIMD3<Float>>
/// A matrix of two columns and four rows of 32-bit floating-point numbers.
public typealias simd_float2x4 = SIMDMatrix2<SIMD4<Float>>
/// A matrix of two columns and four rows of 32-bit floating-point numbers.
public typealias matrix_float2x4 = SIMDMatrix2<SIMD4<Float>>
/// A matrix of two columns and four rows of 32-bit floating-point numbers.
public typealias float2x4 = SIMDMatrix2<SIMD4<Float>>
/// A matrix of three columns and two rows of 32-bit floating-point numbers.
public typealias simd_float3x2 = SIMDMatrix3<SIMD2<Float>>
/// A matrix of three columns and two rows of 32-bit floating-point numbers.
public typealias matrix_float3x2 = SIMDMatrix3<SIMD2<Float>>
/// A matrix of three columns and two rows of 32-bit floating-point numbers.
public typealias float3x2 = SIMDMatrix3<SIMD2<Float>>
/// A matrix of three columns and three rows of 32-bit floating-point numbers.
public typealias simd_float3x3 = SIMDMatrix3<SIMD3<Float>>
/// A matrix of three columns and three rows of 32-bit floating-point numbers.
public typealias matrix_float3x3 = SIMDMatrix3<SIMD3<Float>>
/// A matrix of three columns and three rows of 32-bit floating-point numbers.
public typealias float3x3 = SIMDMatrix3<SIMD3<Float>>
/// A matrix of three columns and four rows of 32-bit floating-point numbers.
public typealias simd_float3x4 = SIMDMatrix3<SIMD4<Float>>
/// A matrix of three columns and four rows of 32-bit floating-point numbers.
public typealias matrix_float3x4 = SIMDMatrix3<SIMD4<Float>>
/// A matrix of three columns and four rows of 32-bit floating-point numbers.
public typealias float3x4 = SIMDMatrix3<SIMD4<Float>>
/// A matrix of four columns and two rows of 32-bit floating-point numbers.
public typealias simd_float4x2 = SIMDMatrix4<SIMD2<Float>>
/// A matrix of four columns and two rows of 32-bit floating-point numbers.
public typealias matrix_float4x2 = SIMDMatrix4<SIMD2<Float>>
/// A matrix of four columns and two rows of 32-bit floating-point numbers.
public typealias float4x2 = SIMDMatrix4<SIMD2<Float>>
/// A matrix of four columns and three rows of 32-bit floating-point numbers.
public typealias simd_float4x3 = SIMDMatrix4<SIMD3<Float>>
/// A matrix of four columns and three rows of 32-bit floating-point numbers.
public typealias matrix_float4x3 = SIMDMatrix4<SIMD3<Float>>
/// A matrix of four columns and three rows of 32-bit floating-point numbers.
public typealias float4x3 = SIMDMatrix4<SIMD3<Float>>
/// A matrix of four columns and four rows of 32-bit floating-point numbers.
public typealias simd_float4x4 = SIMDMatrix4<SIMD4<Float>>
/// A matrix of four columns and four rows of 32-bit floating-point numbers.
public typealias matrix_float4x4 = SIMDMatrix4<SIMD4<Float>>
/// A matrix of four columns and four rows of 32-bit floating-point numbers.
public typealias float4x4 = SIMDMatrix4<SIMD4<Float>>

/// A matrix of two columns and two rows of 64-bit floating-point numbers.
public typealias simd_double2x2 = SIMDMatrix2<SIMD2<Double>>
/// A matrix of two columns and two rows of 64-bit floating-point numbers.
public typealias matrix_double2x2 = SIMDMatrix2<SIMD2<Double>>
/// A matrix of two columns and two rows of 64-bit floating-point numbers.
public typealias double2x2 = SIMDMatrix2<SIMD2<Double>>
/// A matrix of two columns and three rows of 64-bit floating-point numbers.
public typealias simd_double2x3 = SIMDMatrix2<SIMD3<Double>>
/// A matrix of two columns and three rows of 64-bit floating-point numbers.
public typealias matrix_double2x3 = SIMDMatrix2<SIMD3<Double>>
/// A matrix of two columns and three rows of 64-bit floating-point numbers.
public typealias double2x3 = SIMDMatrix2<SIMD3<Double>>
/// A matrix of two columns and four rows of 64-bit floating-point numbers.
public typealias simd_double2x4 = SIMDMatrix2<SIMD4<Double>>
/// A matrix of two columns and four rows of 64-bit floating-point numbers.
public typealias matrix_double2x4 = SIMDMatrix2<SIMD4<Double>>
/// A matrix of two columns and four rows of 64-bit floating-point numbers.
public typealias double2x4 = SIMDMatrix2<SIMD4<Double>>
/// A matrix of three columns and two rows of 64-bit floating-point numbers.
public typealias simd_double3x2 = SIMDMatrix3<SIMD2<Double>>
/// A matrix of three columns and two rows of 64-bit floating-point numbers.
public typealias matrix_double3x2 = SIMDMatrix3<SIMD2<Double>>
/// A matrix of three columns and two rows of 64-bit floating-point numbers.
public typealias double3x2 = SIMDMatrix3<SIMD2<Double>>
/// A matrix of three columns and three rows of 64-bit floating-point numbers.
public typealias simd_double3x3 = SIMDMatrix3<SIMD3<Double>>
/// A matrix of three columns and three rows of 64-bit floating-point numbers.
public typealias matrix_double3x3 = SIMDMatrix3<SIMD3<Double>>
/// A matrix of three columns and three rows of 64-bit floating-point numbers.
public typealias double3x3 = SIMDMatrix3<SIMD3<Double>>
/// A matrix of three columns and four rows of 64-bit floating-point numbers.
public typealias simd_double3x4 = SIMDMatrix3<SIMD4<Double>>
/// A matrix of three columns and four rows of 64-bit floating-point numbers.
public typealias matrix_double3x4 = SIMDMatrix3<SIMD4<Double>>
/// A matrix of three columns and four rows of 64-bit floating-point numbers.
public typealias double3x4 = SIMDMatrix3<SIMD4<Double>>
/// A matrix of four columns and two rows of 64-bit floating-point numbers.
public typealias simd_double4x2 = SIMDMatrix4<SIMD2<Double>>
/// A matrix of four columns and two rows of 64-bit floating-point numbers.
public typealias matrix_double4x2 = SIMDMatrix4<SIMD2<Double>>
/// A matrix of four columns and two rows of 64-bit floating-point numbers.
public typealias double4x2 = SIMDMatrix4<SIMD2<Double>>
/// A matrix of four columns and three rows of 64-bit floating-point numbers.
public typealias simd_double4x3 = SIMDMatrix4<SIMD3<Double>>
/// A matrix of four columns and three rows of 64-bit floating-point numbers.
public typealias matrix_double4x3 = SIMDMatrix4<SIMD3<Double>>
/// A matrix of four columns and three rows of 64-bit floating-point numbers.
public typealias double4x3 = SIMDMatrix4<SIMD3<Double>>
/// A matrix of four columns and four rows of 64-bit floating-point numbers.
public typealias simd_double4x4 = SIMDMatrix4<SIMD4<Double>>
/// A matrix of four columns and four rows of 64-bit floating-point numbers.
public typealias matrix_double4x4 = SIMDMatrix4<SIMD4<Double>>
/// A matrix of four columns and four rows of 64-bit floating-point numbers.
public typealias double4x4 = SIMDMatrix4<SIMD4<Double>>

/// The identity matrix.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)
