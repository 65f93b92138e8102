// Bilinear interpolation of a few pixels at a time. wx and wy are the weights of the right and of the lower neighbors, in
// 1/256, as in ImageKernels.h.

// Lane i of a vector, repeated in all lanes.
INLINE u32x4 broadcast_lane(u32x4 v, int i) {
  switch (i) {
    case 0: return __builtin_shufflevector(v, v, 0, 0, 0, 0);
    case 1: return __builtin_shufflevector(v, v, 1, 1, 1, 1);
    case 2: return __builtin_shufflevector(v, v, 2, 2, 2, 2);
    default: return __builtin_shufflevector(v, v, 3, 3, 3, 3);
  }
}

// The components of two pixels.
INLINE u16x8 load_pair(const uint32_t *pixels) {
  typedef uint8_t u8x8 __attribute__((ext_vector_type(8)));
  u8x8 bytes;
  __builtin_memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, u16x8);
}

// (left * (256 - wx) + right * wx + 32768) >> 16 for four components. `columns` are the components of left and right,
// and each lane of `weights` holds 256 - wx in its low half and wx in its high half.
INLINE u32x4 lerp_horizontally(u16x8 columns, u32x4 weights) {
#if defined(__SSE2__)
  // The instruction multiplies signed numbers. Subtracting 32,768 from both columns subtracts 32,768 * 256 from the
  // sum.
  u16x8 pairs = __builtin_shufflevector(columns, columns, 0, 4, 1, 5, 2, 6, 3, 7) ^ 0x8000;
  u32x4 sums = (u32x4)_mm_madd_epi16((__m128i)pairs, (__m128i)weights) + 32768u * 256;
#else
  u32x4 sums = __builtin_convertvector(columns.lo, u32x4) * (weights & 0xffff) +
               __builtin_convertvector(columns.hi, u32x4) * (weights >> 16);
#endif
  return (sums + 32768) >> 16;
}

// Interpolated components minus 32,768 are signed 16-bit numbers. This is the value of a clear component.
enum { CLEAR_COMPONENT = 0x8000 };

typedef uint16_t u16x16 __attribute__((ext_vector_type(16)));

// Four columns of two rows of the image, interpolated vertically, minus 32,768.
INLINE void lerp_vertically_four(uint16_t *interpolated, const uint32_t *upper, const uint32_t *lower, uint16_t wy) {
  u8x16 above, below;
  __builtin_memcpy(&above, upper, 16);
  __builtin_memcpy(&below, lower, 16);
  const u16x16 top = __builtin_convertvector(above, u16x16), bottom = __builtin_convertvector(below, u16x16);
  const u16x16 sums = ((top << 8) + (bottom - top) * wy) ^ (uint16_t)CLEAR_COMPONENT;
  __builtin_memcpy(interpolated, &sums, 32);
}

#if LANES >= 8

// Sums of products with components minus 32,768, as components.
INLINE __m256i round_sums(__m256i sums) {
  return _mm256_srli_epi32(_mm256_add_epi32(sums, _mm256_set1_epi32(32768 * 256 + 32768)), 16);
}

// The components of four pixels between four columns and those to the right of them, all with the same weights.
INLINE __m256i lerp_four_in_order(__m256i left, __m256i right, __m256i across) {
  return _mm256_packus_epi32(
      round_sums(_mm256_madd_epi16(_mm256_unpacklo_epi16(left, right), across)),
      round_sums(_mm256_madd_epi16(_mm256_unpackhi_epi16(left, right), across)));
}

// The components of two pixels, from the neighbors of one in each half of `pairs` and their weights.
INLINE __m256i lerp_two_pairs(__m256i pairs, __m256i across) {
  const __m256i turned = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  return round_sums(_mm256_madd_epi16(_mm256_shuffle_epi8(pairs, turned), across));
}

// The lower bytes of 16 components.
INLINE u8x16 pack_components(__m256i components) {
  return (u8x16)_mm_packus_epi16(_mm256_castsi256_si128(components), _mm256_extracti128_si256(components, 1));
}

// Four pixels of a translated image, from `top` and the rows and columns after it.
INLINE void bilinear_four_in_order(
    uint32_t *dst, const uint32_t *top, ptrdiff_t stride, uint16_t wy, __m256i across) {
  __m256i left, right;
  lerp_vertically_four((uint16_t *)&left, top, top + stride, wy);
  lerp_vertically_four((uint16_t *)&right, top + 1, top + stride + 1, wy);
  const u8x16 pixels = pack_components(lerp_four_in_order(left, right, across));
  __builtin_memcpy(dst, &pixels, 16);
}

// Two pairs of neighbors, one in each half of the vector.
INLINE __m256i load_two_pairs(const uint32_t *first, const uint32_t *second) {
  return _mm256_cvtepu8_epi16(
      _mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)first), _mm_loadl_epi64((const __m128i *)second)));
}

// The components of two pixels, whose left upper neighbors are given. The lanes of the weights are those of
// lerp_horizontally, and the vertical weights.
INLINE __m256i bilinear_two(
    const uint32_t *first, const uint32_t *second, ptrdiff_t stride, __m256i across, __m256i down) {
  const __m256i upper = load_two_pairs(first, second), lower = load_two_pairs(first + stride, second + stride);
  const __m256i columns = _mm256_add_epi16(
      _mm256_slli_epi16(upper, 8), _mm256_mullo_epi16(_mm256_sub_epi16(lower, upper), down));
  return lerp_two_pairs(_mm256_xor_si256(columns, _mm256_set1_epi16(INT16_MIN)), across);
}

// Four pixels whose left upper neighbors are given. Interpolates vertically, which is exact in 16 bits, then
// horizontally, with one rounding.
INLINE u8x16 bilinear_four_at(const uint32_t *const top[4], ptrdiff_t stride, u32x4 wx, u32x4 wy) {
  const __m256i across = _mm256_castsi128_si256((__m128i)((256 - wx) | wx << 16));
  const __m256i down = _mm256_castsi128_si256((__m128i)(wy | wy << 16));
  const __m256i even = _mm256_setr_epi32(0, 0, 0, 0, 2, 2, 2, 2), odd = _mm256_setr_epi32(1, 1, 1, 1, 3, 3, 3, 3);
  const __m256i pixels = _mm256_packus_epi32(
      bilinear_two(
          top[0], top[2], stride, _mm256_permutevar8x32_epi32(across, even), _mm256_permutevar8x32_epi32(down, even)),
      bilinear_two(
          top[1], top[3], stride, _mm256_permutevar8x32_epi32(across, odd), _mm256_permutevar8x32_epi32(down, odd)));
  return pack_components(pixels);
}

#else

INLINE u8x16 bilinear_four_at(const uint32_t *const top[4], ptrdiff_t stride, u32x4 wx, u32x4 wy) {
  const u32x4 across = (256 - wx) | wx << 16, down = wy | wy << 16;
  u32x4 components[4];
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; i++) {
    u16x8 upper = load_pair(top[i]), lower = load_pair(top[i] + stride);
    u16x8 columns = (upper << 8) + (lower - upper) * (u16x8)broadcast_lane(down, i);
    components[i] = lerp_horizontally(columns, broadcast_lane(across, i));
  }
  return pack_alphas(pack_areas(components[0], components[1]), pack_areas(components[2], components[3]));
}

#endif
