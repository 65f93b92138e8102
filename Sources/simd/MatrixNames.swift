// The names of matrices: columns, then rows. Those without `simd_` and with `matrix_` are the same.

public typealias simd_float2x2 = SIMDMatrix2<SIMD2<Float>>
public typealias matrix_float2x2 = SIMDMatrix2<SIMD2<Float>>
public typealias float2x2 = SIMDMatrix2<SIMD2<Float>>
public typealias simd_float2x3 = SIMDMatrix2<SIMD3<Float>>
public typealias matrix_float2x3 = SIMDMatrix2<SIMD3<Float>>
public typealias float2x3 = SIMDMatrix2<SIMD3<Float>>
public typealias simd_float2x4 = SIMDMatrix2<SIMD4<Float>>
public typealias matrix_float2x4 = SIMDMatrix2<SIMD4<Float>>
public typealias float2x4 = SIMDMatrix2<SIMD4<Float>>
public typealias simd_float3x2 = SIMDMatrix3<SIMD2<Float>>
public typealias matrix_float3x2 = SIMDMatrix3<SIMD2<Float>>
public typealias float3x2 = SIMDMatrix3<SIMD2<Float>>
public typealias simd_float3x3 = SIMDMatrix3<SIMD3<Float>>
public typealias matrix_float3x3 = SIMDMatrix3<SIMD3<Float>>
public typealias float3x3 = SIMDMatrix3<SIMD3<Float>>
public typealias simd_float3x4 = SIMDMatrix3<SIMD4<Float>>
public typealias matrix_float3x4 = SIMDMatrix3<SIMD4<Float>>
public typealias float3x4 = SIMDMatrix3<SIMD4<Float>>
public typealias simd_float4x2 = SIMDMatrix4<SIMD2<Float>>
public typealias matrix_float4x2 = SIMDMatrix4<SIMD2<Float>>
public typealias float4x2 = SIMDMatrix4<SIMD2<Float>>
public typealias simd_float4x3 = SIMDMatrix4<SIMD3<Float>>
public typealias matrix_float4x3 = SIMDMatrix4<SIMD3<Float>>
public typealias float4x3 = SIMDMatrix4<SIMD3<Float>>
public typealias simd_float4x4 = SIMDMatrix4<SIMD4<Float>>
public typealias matrix_float4x4 = SIMDMatrix4<SIMD4<Float>>
public typealias float4x4 = SIMDMatrix4<SIMD4<Float>>

public typealias simd_double2x2 = SIMDMatrix2<SIMD2<Double>>
public typealias matrix_double2x2 = SIMDMatrix2<SIMD2<Double>>
public typealias double2x2 = SIMDMatrix2<SIMD2<Double>>
public typealias simd_double2x3 = SIMDMatrix2<SIMD3<Double>>
public typealias matrix_double2x3 = SIMDMatrix2<SIMD3<Double>>
public typealias double2x3 = SIMDMatrix2<SIMD3<Double>>
public typealias simd_double2x4 = SIMDMatrix2<SIMD4<Double>>
public typealias matrix_double2x4 = SIMDMatrix2<SIMD4<Double>>
public typealias double2x4 = SIMDMatrix2<SIMD4<Double>>
public typealias simd_double3x2 = SIMDMatrix3<SIMD2<Double>>
public typealias matrix_double3x2 = SIMDMatrix3<SIMD2<Double>>
public typealias double3x2 = SIMDMatrix3<SIMD2<Double>>
public typealias simd_double3x3 = SIMDMatrix3<SIMD3<Double>>
public typealias matrix_double3x3 = SIMDMatrix3<SIMD3<Double>>
public typealias double3x3 = SIMDMatrix3<SIMD3<Double>>
public typealias simd_double3x4 = SIMDMatrix3<SIMD4<Double>>
public typealias matrix_double3x4 = SIMDMatrix3<SIMD4<Double>>
public typealias double3x4 = SIMDMatrix3<SIMD4<Double>>
public typealias simd_double4x2 = SIMDMatrix4<SIMD2<Double>>
public typealias matrix_double4x2 = SIMDMatrix4<SIMD2<Double>>
public typealias double4x2 = SIMDMatrix4<SIMD2<Double>>
public typealias simd_double4x3 = SIMDMatrix4<SIMD3<Double>>
public typealias matrix_double4x3 = SIMDMatrix4<SIMD3<Double>>
public typealias double4x3 = SIMDMatrix4<SIMD3<Double>>
public typealias simd_double4x4 = SIMDMatrix4<SIMD4<Double>>
public typealias matrix_double4x4 = SIMDMatrix4<SIMD4<Double>>
public typealias double4x4 = SIMDMatrix4<SIMD4<Double>>

/// Ones on the diagonal, zeros elsewhere.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// Ones on the diagonal, zeros elsewhere.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Ones on the diagonal, zeros elsewhere.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// Ones on the diagonal, zeros elsewhere.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// Ones on the diagonal, zeros elsewhere.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// Ones on the diagonal, zeros elsewhere.
public let matrix_identity_double4x4 = simd_double4x4(1)
