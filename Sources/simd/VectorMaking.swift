// Vectors from numbers and from vectors of other lengths. Missing components are 0.

/// Creates a vector from its components.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }

/// Creates a vector from its components.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Creates a vector from two components and the last one.
@inlinable public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float = 0) -> SIMD3<Float> { SIMD3(xy, z) }

/// Creates a vector from the first three components of another.
@inlinable
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }

/// Creates a vector from its components.
@inlinable
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4(x, y, z, w)
}

/// Creates a vector from three components and the last one.
@inlinable public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float = 0) -> SIMD4<Float> { SIMD4(xyz, w) }

/// Creates a vector from its first two components and its last two.
@inlinable
public func simd_make_float4(_ xy: SIMD2<Float>, _ zw: SIMD2<Float> = .zero) -> SIMD4<Float> {
  SIMD4(lowHalf: xy, highHalf: zw)
}

/// Creates a vector from its first two components and the other two.
@inlinable
public func simd_make_float4(_ xy: SIMD2<Float>, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4(xy.x, xy.y, z, w)
}

/// Creates a vector from its components.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }

/// Creates a vector from its components.
@inlinable
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }

/// Creates a vector from two components and the last one.
@inlinable
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double = 0) -> SIMD3<Double> { SIMD3(xy, z) }

/// Creates a vector from the first three components of another.
@inlinable
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, other.z) }

/// Creates a vector from its components.
@inlinable
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4(x, y, z, w)
}

/// Creates a vector from three components and the last one.
@inlinable
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double = 0) -> SIMD4<Double> { SIMD4(xyz, w) }

/// Creates a vector from its first two components and its last two.
@inlinable
public func simd_make_double4(_ xy: SIMD2<Double>, _ zw: SIMD2<Double> = .zero) -> SIMD4<Double> {
  SIMD4(lowHalf: xy, highHalf: zw)
}

/// Creates a vector from its first two components and the other two.
@inlinable
public func simd_make_double4(_ xy: SIMD2<Double>, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4(xy.x, xy.y, z, w)
}

/// Creates a vector from its components.
@inlinable public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2(x, y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_int2(_ other: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2(other.x, other.y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_int2(_ other: SIMD4<Int32>) -> SIMD2<Int32> { SIMD2(other.x, other.y) }

/// Creates a vector from its components.
@inlinable public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3(x, y, z) }
/// Creates a vector from two components and the last one.
@inlinable public func simd_make_int3(_ xy: SIMD2<Int32>, _ z: Int32 = 0) -> SIMD3<Int32> { SIMD3(xy, z) }

/// Creates a vector from the first three components of another.
@inlinable
public func simd_make_int3(_ other: SIMD4<Int32>) -> SIMD3<Int32> { SIMD3(other.x, other.y, other.z) }

/// Creates a vector from its components.
@inlinable
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> {
  SIMD4(x, y, z, w)
}

/// Creates a vector from three components and the last one.
@inlinable public func simd_make_int4(_ xyz: SIMD3<Int32>, _ w: Int32 = 0) -> SIMD4<Int32> { SIMD4(xyz, w) }

/// Creates a vector from its first two components and its last two.
@inlinable
public func simd_make_int4(_ xy: SIMD2<Int32>, _ zw: SIMD2<Int32> = .zero) -> SIMD4<Int32> {
  SIMD4(lowHalf: xy, highHalf: zw)
}

/// Creates a vector from its first two components and the other two.
@inlinable
public func simd_make_int4(_ xy: SIMD2<Int32>, _ z: Int32, _ w: Int32) -> SIMD4<Int32> {
  SIMD4(xy.x, xy.y, z, w)
}

/// Creates a vector from its components.
@inlinable public func simd_make_uint2(_ x: UInt32, _ y: UInt32) -> SIMD2<UInt32> { SIMD2(x, y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_uint2(_ other: SIMD3<UInt32>) -> SIMD2<UInt32> { SIMD2(other.x, other.y) }
/// Creates a vector from the first two components of another.
@inlinable public func simd_make_uint2(_ other: SIMD4<UInt32>) -> SIMD2<UInt32> { SIMD2(other.x, other.y) }

/// Creates a vector from its components.
@inlinable
public func simd_make_uint3(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> SIMD3<UInt32> { SIMD3(x, y, z) }

/// Creates a vector from two components and the last one.
@inlinable public func simd_make_uint3(_ xy: SIMD2<UInt32>, _ z: UInt32 = 0) -> SIMD3<UInt32> { SIMD3(xy, z) }

/// Creates a vector from the first three components of another.
@inlinable
public func simd_make_uint3(_ other: SIMD4<UInt32>) -> SIMD3<UInt32> { SIMD3(other.x, other.y, other.z) }

/// Creates a vector from its components.
@inlinable
public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> {
  SIMD4(x, y, z, w)
}

/// Creates a vector from three components and the last one.
@inlinable
public func simd_make_uint4(_ xyz: SIMD3<UInt32>, _ w: UInt32 = 0) -> SIMD4<UInt32> { SIMD4(xyz, w) }

/// Creates a vector from its first two components and its last two.
@inlinable
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ zw: SIMD2<UInt32> = .zero) -> SIMD4<UInt32> {
  SIMD4(lowHalf: xy, highHalf: zw)
}

/// Creates a vector from its first two components and the other two.
@inlinable
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> {
  SIMD4(xy.x, xy.y, z, w)
}
