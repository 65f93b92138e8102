// The functions of matrices of known sizes by their names in C, and without their prefix.

public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
public func transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }
public func determinant(_ x: simd_float2x2) -> Float { x.determinant }
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
public func inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
public func simd_transpose(_ x: simd_float2x3) -> simd_float3x2 { x.transpose }
public func transpose(_ x: simd_float2x3) -> simd_float3x2 { x.transpose }
public func simd_transpose(_ x: simd_float2x4) -> simd_float4x2 { x.transpose }
public func transpose(_ x: simd_float2x4) -> simd_float4x2 { x.transpose }
public func simd_transpose(_ x: simd_float3x2) -> simd_float2x3 { x.transpose }
public func transpose(_ x: simd_float3x2) -> simd_float2x3 { x.transpose }
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public func transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
public func determinant(_ x: simd_float3x3) -> Float { x.determinant }
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
public func simd_transpose(_ x: simd_float3x4) -> simd_float4x3 { x.transpose }
public func transpose(_ x: simd_float3x4) -> simd_float4x3 { x.transpose }
public func simd_transpose(_ x: simd_float4x2) -> simd_float2x4 { x.transpose }
public func transpose(_ x: simd_float4x2) -> simd_float2x4 { x.transpose }
public func simd_transpose(_ x: simd_float4x3) -> simd_float3x4 { x.transpose }
public func transpose(_ x: simd_float4x3) -> simd_float3x4 { x.transpose }
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public func transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }
public func determinant(_ x: simd_float4x4) -> Float { x.determinant }
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }

public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public func transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
public func determinant(_ x: simd_double2x2) -> Double { x.determinant }
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }
public func simd_transpose(_ x: simd_double2x3) -> simd_double3x2 { x.transpose }
public func transpose(_ x: simd_double2x3) -> simd_double3x2 { x.transpose }
public func simd_transpose(_ x: simd_double2x4) -> simd_double4x2 { x.transpose }
public func transpose(_ x: simd_double2x4) -> simd_double4x2 { x.transpose }
public func simd_transpose(_ x: simd_double3x2) -> simd_double2x3 { x.transpose }
public func transpose(_ x: simd_double3x2) -> simd_double2x3 { x.transpose }
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
public func transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }
public func determinant(_ x: simd_double3x3) -> Double { x.determinant }
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
public func inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: x) }
public func simd_transpose(_ x: simd_double3x4) -> simd_double4x3 { x.transpose }
public func transpose(_ x: simd_double3x4) -> simd_double4x3 { x.transpose }
public func simd_transpose(_ x: simd_double4x2) -> simd_double2x4 { x.transpose }
public func transpose(_ x: simd_double4x2) -> simd_double2x4 { x.transpose }
public func simd_transpose(_ x: simd_double4x3) -> simd_double3x4 { x.transpose }
public func transpose(_ x: simd_double4x3) -> simd_double3x4 { x.transpose }
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
public func transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }
public func determinant(_ x: simd_double4x4) -> Double { x.determinant }
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
public func inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: x) }
