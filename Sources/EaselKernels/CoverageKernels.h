// Coverage from running sums of differences along four rows, as four rows of 8-bit masks.
//
// In plain C, for each column in order and each of its four rows:
//   sum[row] += cell; cell = 0
//   area = nonzero ? |sum| >> 2 : (131072 - |(sum & 262143) - 131072|) >> 2
//   mask[row][column] = (min(area, 32767) * 255 + 16384) >> 15
//
// Each instruction set has its own function for sixteen columns, `sweep16`. The remaining columns are processed four
// at a time. Only the running sum of a column depends on the previous column.

typedef enum { NONZERO, EVENODD } FillRule;
typedef int32_t i32x4 __attribute__((ext_vector_type(4)));
typedef uint32_t u32x4 __attribute__((ext_vector_type(4)));
typedef uint16_t u16x8 __attribute__((ext_vector_type(8)));
typedef uint8_t u8x16 __attribute__((ext_vector_type(16)));

INLINE i32x4 column_at(const int32_t *cells) {
  i32x4 v;
  __builtin_memcpy(&v, cells, sizeof v);
  return v;
}

// The areas for sums, in units of 2^-15 and not limited to 32,767.
INLINE u32x4 area(i32x4 sum, FillRule rule) {
  if (rule == EVENODD) sum = 131072 - __builtin_elementwise_abs((sum & 262143) - 131072);
  return (u32x4)__builtin_elementwise_abs(sum) >> 2;
}

// Packs two vectors of areas, limited to 32,767.
INLINE u16x8 pack_areas(u32x4 low, u32x4 high) {
#if defined(__SSE2__)
  return (u16x8)_mm_packs_epi32((__m128i)low, (__m128i)high);
#else
  const u32x4 limit = 32767;
  u16x8 a = (u16x8)__builtin_elementwise_min(low, limit);
  u16x8 b = (u16x8)__builtin_elementwise_min(high, limit);
  return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
#endif
}

// (a * 255 + 16384) >> 15 in 16 bits. a * 255 is a * 256 - a, whose lowest 8 bits do not change the result.
INLINE u16x8 alpha(u16x8 a) {
#if LANES > 4
  return (u16x8)_mm_mulhrs_epi16((__m128i)a, _mm_set1_epi16(255));
#else
  typedef int16_t i16x8 __attribute__((ext_vector_type(8)));
  return (a + (u16x8)((i16x8)(16384 - a) >> 8)) >> 7;
#endif
}

// Packs two vectors of 8-bit coverage.
INLINE u8x16 pack_alphas(u16x8 low, u16x8 high) {
#if defined(__SSE2__)
  return (u8x16)_mm_packus_epi16((__m128i)low, (__m128i)high);
#else
  return __builtin_shufflevector(
      (u8x16)low, (u8x16)high, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#endif
}

// The coverage of four columns, column by column.
INLINE u8x16 sweep_columns4(int32_t *cells, i32x4 *sums, FillRule rule) {
  i32x4 s0 = *sums + column_at(cells);
  i32x4 s1 = s0 + column_at(cells + 4);
  i32x4 s2 = s1 + column_at(cells + 8);
  i32x4 s3 = s2 + column_at(cells + 12);
  *sums = s3;
  __builtin_memset(cells, 0, 4 * sizeof s0);
  u16x8 a = alpha(pack_areas(area(s0, rule), area(s1, rule)));
  u16x8 b = alpha(pack_areas(area(s2, rule), area(s3, rule)));
  return pack_alphas(a, b);
}

// The coverage of four columns, transposed to four rows.
INLINE void sweep4(int32_t *cells, i32x4 *sums, uint8_t *mask, size_t mask_stride, FillRule rule) {
  u8x16 columns = sweep_columns4(cells, sums, rule);
  u32x4 rows = (u32x4)__builtin_shufflevector(
      columns, columns, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  for (int row = 0; row < 4; row++) {
    uint32_t four = rows[row];
    __builtin_memcpy(mask + row * mask_stride, &four, 4);
  }
}

#if LANES == 16

// Loads four columns and clears them. Returns their running sums, column by column.
INLINE __m512i take_columns(int32_t *cells, __m512i *sums) {
  const __m512i zero = _mm512_setzero_si512();
  __m512i v = _mm512_loadu_si512(cells);
  _mm512_storeu_si512(cells, zero);
  v = _mm512_add_epi32(v, _mm512_alignr_epi32(v, zero, 12));
  v = _mm512_add_epi32(v, _mm512_alignr_epi32(v, zero, 8));
  __m512i total = _mm512_shuffle_i32x4(v, v, 0xff);
  v = _mm512_add_epi32(v, *sums);
  *sums = _mm512_add_epi32(*sums, total);
  return v;
}

INLINE __m512i area512(__m512i sum, FillRule rule) {
  if (rule == EVENODD) {
    const __m512i full = _mm512_set1_epi32(131072);
    __m512i m = _mm512_and_si512(sum, _mm512_set1_epi32(262143));
    sum = _mm512_sub_epi32(full, _mm512_abs_epi32(_mm512_sub_epi32(m, full)));
  }
  return _mm512_srli_epi32(_mm512_abs_epi32(sum), 2);
}

INLINE void sweep16(int32_t *cells, i32x4 *sums, uint8_t *mask, size_t mask_stride, FillRule rule) {
  __m512i running = _mm512_broadcast_i32x4((__m128i)*sums);
  __m512i a0 = area512(take_columns(cells, &running), rule);
  __m512i a1 = area512(take_columns(cells + 16, &running), rule);
  __m512i a2 = area512(take_columns(cells + 32, &running), rule);
  __m512i a3 = area512(take_columns(cells + 48, &running), rule);
  *sums = (i32x4)_mm512_castsi512_si128(running);
  const __m512i full = _mm512_set1_epi16(255);
  __m512i low = _mm512_mulhrs_epi16(_mm512_packs_epi32(a0, a1), full);
  __m512i high = _mm512_mulhrs_epi16(_mm512_packs_epi32(a2, a3), full);
  // 128-bit lane l holds the columns l, l + 4, l + 8 and l + 12, with four rows each.
  __m512i columns = _mm512_packus_epi16(low, high);
  const __m512i transpose =
      _mm512_broadcast_i32x4(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
  columns = _mm512_shuffle_epi8(columns, transpose);
  // Without the barriers, the compiler replaces these three shuffles by ten.
  __asm__("" : "+v"(columns));
  const __m512i gather_rows =
      _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  columns = _mm512_permutexvar_epi32(gather_rows, columns);
  __asm__("" : "+v"(columns));
  __m512i rows = _mm512_shuffle_epi8(columns, transpose);
  _mm_storeu_si128((__m128i *)mask, _mm512_castsi512_si128(rows));
  _mm_storeu_si128((__m128i *)(mask + mask_stride), _mm512_extracti32x4_epi32(rows, 1));
  _mm_storeu_si128((__m128i *)(mask + mask_stride * 2), _mm512_extracti32x4_epi32(rows, 2));
  _mm_storeu_si128((__m128i *)(mask + mask_stride * 3), _mm512_extracti32x4_epi32(rows, 3));
}

#elif LANES == 8

INLINE __m256i area256(__m256i sum, FillRule rule) {
  if (rule == EVENODD) {
    const __m256i full = _mm256_set1_epi32(131072);
    __m256i m = _mm256_and_si256(sum, _mm256_set1_epi32(262143));
    sum = _mm256_sub_epi32(full, _mm256_abs_epi32(_mm256_sub_epi32(m, full)));
  }
  return _mm256_srli_epi32(_mm256_abs_epi32(sum), 2);
}

// The coverage of four columns in each half, transposed to four rows. `offset` is added to all sums.
INLINE __m256i rows256(const __m256i *sums, __m256i offset, FillRule rule) {
  const __m256i full = _mm256_set1_epi16(255);
  __m256i a[4];
  for (int i = 0; i < 4; i++) a[i] = area256(_mm256_add_epi32(sums[i], offset), rule);
  __m256i low = _mm256_mulhrs_epi16(_mm256_packs_epi32(a[0], a[1]), full);
  __m256i high = _mm256_mulhrs_epi16(_mm256_packs_epi32(a[2], a[3]), full);
  const __m128i transpose = _mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  return _mm256_shuffle_epi8(
      _mm256_packus_epi16(low, high), _mm256_broadcastsi128_si256(transpose));
}

// The low halves of vectors hold columns 0 to 7, the high halves 8 to 15. Both are summed separately, which shortens
// the chain of dependent additions from sixteen to eight, with one addition from block to block.
INLINE void sweep16(int32_t *cells, i32x4 *sums, uint8_t *mask, size_t mask_stride, FillRule rule) {
  __m256i s[8];
  for (int i = 0; i < 8; i++) {
    s[i] = _mm256_loadu2_m128i((__m128i *)(cells + i * 4 + 32), (__m128i *)(cells + i * 4));
    if (i > 0) s[i] = _mm256_add_epi32(s[i], s[i - 1]);
  }
  __builtin_memset(cells, 0, 64 * sizeof *cells);
  __m128i low_total = _mm256_castsi256_si128(s[7]);
  __m128i total = _mm_add_epi32(low_total, _mm256_extracti128_si256(s[7], 1));
  __m256i running = _mm256_broadcastsi128_si256((__m128i)*sums);
  __m256i offset = _mm256_add_epi32(running, _mm256_inserti128_si256(_mm256_setzero_si256(), low_total, 1));
  *sums += (i32x4)total;
  __m256i even = rows256(s, offset, rule);
  __m256i odd = rows256(s + 4, offset, rule);
  // Without the barriers, the compiler replaces these six shuffles by ten.
  __asm__("" : "+x"(even), "+x"(odd));
  __m256i rows01 = _mm256_permute4x64_epi64(_mm256_unpacklo_epi32(even, odd), 0xd8);
  __m256i rows23 = _mm256_permute4x64_epi64(_mm256_unpackhi_epi32(even, odd), 0xd8);
  __asm__("" : "+x"(rows01), "+x"(rows23));
  _mm_storeu_si128((__m128i *)mask, _mm256_castsi256_si128(rows01));
  _mm_storeu_si128((__m128i *)(mask + mask_stride), _mm256_extracti128_si256(rows01, 1));
  _mm_storeu_si128((__m128i *)(mask + mask_stride * 2), _mm256_castsi256_si128(rows23));
  _mm_storeu_si128((__m128i *)(mask + mask_stride * 3), _mm256_extracti128_si256(rows23, 1));
}

#else

// A transposition of 16 columns by 4 rows. Think of the position of a byte as bits: two for its vector and four for
// its index in the vector. Each interleaving rotates these six bits by one. After four interleavings, the two bits of
// the row select the vector.
#define INTERLEAVE_LOW(a, b) \
  __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define INTERLEAVE_HIGH(a, b) \
  __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)

INLINE void sweep16(int32_t *cells, i32x4 *sums, uint8_t *mask, size_t mask_stride, FillRule rule) {
  u8x16 v[4], w[4];
  for (int part = 0; part < 4; part++) v[part] = sweep_columns4(cells + part * 16, sums, rule);
#pragma clang loop unroll(full)
  for (int round = 0; round < 2; round++) {
    w[0] = INTERLEAVE_LOW(v[0], v[2]);
    w[1] = INTERLEAVE_HIGH(v[0], v[2]);
    w[2] = INTERLEAVE_LOW(v[1], v[3]);
    w[3] = INTERLEAVE_HIGH(v[1], v[3]);
    v[0] = INTERLEAVE_LOW(w[0], w[2]);
    v[1] = INTERLEAVE_HIGH(w[0], w[2]);
    v[2] = INTERLEAVE_LOW(w[1], w[3]);
    v[3] = INTERLEAVE_HIGH(w[1], w[3]);
  }
  for (int row = 0; row < 4; row++) __builtin_memcpy(mask + row * mask_stride, &v[row], 16);
}

#endif

INLINE void coverage(
    int32_t *cells, size_t columns, int32_t *sums, uint8_t *mask, size_t mask_stride, FillRule rule) {
  i32x4 running;
  __builtin_memcpy(&running, sums, sizeof running);
  size_t column = 0;
  for (; column + 16 <= columns; column += 16)
    sweep16(cells + column * 4, &running, mask + column, mask_stride, rule);
  for (; column < columns; column += 4)
    sweep4(cells + column * 4, &running, mask + column, mask_stride, rule);
  __builtin_memcpy(sums, &running, sizeof running);
}

static void coverage_nonzero(
    int32_t *cells, size_t columns, int32_t *sums, uint8_t *mask, size_t mask_stride) {
  coverage(cells, columns, sums, mask, mask_stride, NONZERO);
}

static void coverage_evenodd(
    int32_t *cells, size_t columns, int32_t *sums, uint8_t *mask, size_t mask_stride) {
  coverage(cells, columns, sums, mask, mask_stride, EVENODD);
}
