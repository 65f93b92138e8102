// Four-lane operations that Swift's SIMD types lower badly on SSE2; inlined into the caller.
#pragma once

typedef float easel_float4 __attribute__((ext_vector_type(4)));
typedef int easel_int4 __attribute__((ext_vector_type(4)));

/// The smaller of each pair; lanes are never NaN.
static inline easel_float4 easel_min(easel_float4 a, easel_float4 b) { return a < b ? a : b; }

/// The larger of each pair; lanes are never NaN.
static inline easel_float4 easel_max(easel_float4 a, easel_float4 b) { return a > b ? a : b; }

/// Each lane brought between the lanes of two bounds.
static inline easel_float4 easel_clamp4(easel_float4 v, easel_float4 low, easel_float4 high) {
  return easel_min(easel_max(v, low), high);
}

/// Each lane brought between two bounds.
static inline easel_float4 easel_clamp(easel_float4 v, float low, float high) {
  return easel_clamp4(v, (easel_float4)low, (easel_float4)high);
}

/// The nearest whole number of each lane, ties to even, for magnitudes below 2^22; beyond, a whole number close to it.
static inline easel_float4 easel_round(easel_float4 v) {
  const easel_float4 magic = (easel_float4)12582912.0f;  // 1.5 * 2^23
  return (v + magic) - magic;
}

/// Whole numbers to integers.
static inline easel_int4 easel_integer(easel_float4 v) { return __builtin_convertvector(v, easel_int4); }

/// A whole number below 2^31 to an integer.
static inline int easel_integer1(float v) { return (int)v; }

/// The lanes of `v` moved on by one, the last lane of `before` coming first.
static inline easel_float4 easel_shifted(easel_float4 before, easel_float4 v) {
  return __builtin_shufflevector(before, v, 3, 4, 5, 6);
}

/// The lanes of `v`, or of `other` where `a` >= `b`.
static inline easel_float4 easel_replaced(
    easel_float4 v, easel_float4 other, easel_float4 a, easel_float4 b) {
  return a >= b ? other : v;
}
