// Names of vector types. The forms with `vector_` and without a prefix are synonyms.

/// A 32-bit floating-point number.
public typealias simd_float1 = Float
/// A vector of two 32-bit floating-point numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three 32-bit floating-point numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four 32-bit floating-point numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of eight 32-bit floating-point numbers.
public typealias simd_float8 = SIMD8<Float>
/// A vector of sixteen 32-bit floating-point numbers.
public typealias simd_float16 = SIMD16<Float>
/// A vector of two 32-bit floating-point numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three 32-bit floating-point numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four 32-bit floating-point numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of eight 32-bit floating-point numbers.
public typealias vector_float8 = SIMD8<Float>
/// A vector of sixteen 32-bit floating-point numbers.
public typealias vector_float16 = SIMD16<Float>
/// A vector of two 32-bit floating-point numbers.
public typealias float2 = SIMD2<Float>
/// A vector of three 32-bit floating-point numbers.
public typealias float3 = SIMD3<Float>
/// A vector of four 32-bit floating-point numbers.
public typealias float4 = SIMD4<Float>

/// A 64-bit floating-point number.
public typealias simd_double1 = Double
/// A vector of two 64-bit floating-point numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three 64-bit floating-point numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four 64-bit floating-point numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of eight 64-bit floating-point numbers.
public typealias simd_double8 = SIMD8<Double>
/// A vector of two 64-bit floating-point numbers.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three 64-bit floating-point numbers.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four 64-bit floating-point numbers.
public typealias vector_double4 = SIMD4<Double>
/// A vector of eight 64-bit floating-point numbers.
public typealias vector_double8 = SIMD8<Double>
/// A vector of two 64-bit floating-point numbers.
public typealias double2 = SIMD2<Double>
/// A vector of three 64-bit floating-point numbers.
public typealias double3 = SIMD3<Double>
/// A vector of four 64-bit floating-point numbers.
public typealias double4 = SIMD4<Double>

/// A 32-bit integer.
public typealias simd_int1 = Int32
/// A vector of two 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of eight 32-bit integers.
public typealias simd_int8 = SIMD8<Int32>
/// A vector of sixteen 32-bit integers.
public typealias simd_int16 = SIMD16<Int32>
/// A vector of two 32-bit integers.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of three 32-bit integers.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of four 32-bit integers.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of eight 32-bit integers.
public typealias vector_int8 = SIMD8<Int32>
/// A vector of sixteen 32-bit integers.
public typealias vector_int16 = SIMD16<Int32>
/// A vector of two 32-bit integers.
public typealias int2 = SIMD2<Int32>
/// A vector of three 32-bit integers.
public typealias int3 = SIMD3<Int32>
/// A vector of four 32-bit integers.
public typealias int4 = SIMD4<Int32>

/// A 32-bit unsigned integer.
public typealias simd_uint1 = UInt32
/// A vector of two 32-bit unsigned integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three 32-bit unsigned integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four 32-bit unsigned integers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of eight 32-bit unsigned integers.
public typealias simd_uint8 = SIMD8<UInt32>
/// A vector of sixteen 32-bit unsigned integers.
public typealias simd_uint16 = SIMD16<UInt32>
/// A vector of two 32-bit unsigned integers.
public typealias vector_uint2 = SIMD2<UInt32>
/// A vector of three 32-bit unsigned integers.
public typealias vector_uint3 = SIMD3<UInt32>
/// A vector of four 32-bit unsigned integers.
public typealias vector_uint4 = SIMD4<UInt32>
/// A vector of eight 32-bit unsigned integers.
public typealias vector_uint8 = SIMD8<UInt32>
/// A vector of sixteen 32-bit unsigned integers.
public typealias vector_uint16 = SIMD16<UInt32>
/// A vector of two 32-bit unsigned integers.
public typealias uint2 = SIMD2<UInt32>
/// A vector of three 32-bit unsigned integers.
public typealias uint3 = SIMD3<UInt32>
/// A vector of four 32-bit unsigned integers.
public typealias uint4 = SIMD4<UInt32>

/// A vector of two 8-bit integers.
public typealias simd_char2 = SIMD2<Int8>
/// A vector of three 8-bit integers.
public typealias simd_char3 = SIMD3<Int8>
/// A vector of four 8-bit integers.
public typealias simd_char4 = SIMD4<Int8>
/// A vector of eight 8-bit integers.
public typealias simd_char8 = SIMD8<Int8>
/// A vector of sixteen 8-bit integers.
public typealias simd_char16 = SIMD16<Int8>

/// A vector of two 8-bit unsigned integers.
public typealias simd_uchar2 = SIMD2<UInt8>
/// A vector of three 8-bit unsigned integers.
public typealias simd_uchar3 = SIMD3<UInt8>
/// A vector of four 8-bit unsigned integers.
public typealias simd_uchar4 = SIMD4<UInt8>
/// A vector of eight 8-bit unsigned integers.
public typealias simd_uchar8 = SIMD8<UInt8>
/// A vector of sixteen 8-bit unsigned integers.
public typealias simd_uchar16 = SIMD16<UInt8>

/// A vector of two 16-bit integers.
public typealias simd_short2 = SIMD2<Int16>
/// A vector of three 16-bit integers.
public typealias simd_short3 = SIMD3<Int16>
/// A vector of four 16-bit integers.
public typealias simd_short4 = SIMD4<Int16>
/// A vector of eight 16-bit integers.
public typealias simd_short8 = SIMD8<Int16>
/// A vector of sixteen 16-bit integers.
public typealias simd_short16 = SIMD16<Int16>

/// A vector of two 16-bit unsigned integers.
public typealias simd_ushort2 = SIMD2<UInt16>
/// A vector of three 16-bit unsigned integers.
public typealias simd_ushort3 = SIMD3<UInt16>
/// A vector of four 16-bit unsigned integers.
public typealias simd_ushort4 = SIMD4<UInt16>
/// A vector of eight 16-bit unsigned integers.
public typealias simd_ushort8 = SIMD8<UInt16>
/// A vector of sixteen 16-bit unsigned integers.
public typealias simd_ushort16 = SIMD16<UInt16>

/// A vector of two 64-bit integers.
public typealias simd_long2 = SIMD2<Int>
/// A vector of three 64-bit integers.
public typealias simd_long3 = SIMD3<Int>
/// A vector of four 64-bit integers.
public typealias simd_long4 = SIMD4<Int>

/// A vector of two 64-bit unsigned integers.
public typealias simd_ulong2 = SIMD2<UInt>
/// A vector of three 64-bit unsigned integers.
public typealias simd_ulong3 = SIMD3<UInt>
/// A vector of four 64-bit unsigned integers.
public typealias simd_ulong4 = SIMD4<UInt>
