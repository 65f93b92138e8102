// Fewer pixels than the narrowest vector of a level holds: no byte outside the span is touched.
// Included after PixelVector.h of that width, which is 16 with the lane masks of AVX-512 and 4 without.

#if LANES == 16

INLINE __mmask16 first_lanes(size_t n) { return (__mmask16)((1u << n) - 1); }

INLINE u32v16 load_few(const uint32_t *pixels, size_t n) {
  return (u32v16)_mm512_maskz_loadu_epi32(first_lanes(n), pixels);
}

INLINE void store_few(uint32_t *pixels, size_t n, u32v16 v) {
  _mm512_mask_storeu_epi32(pixels, first_lanes(n), (__m512i)v);
}

INLINE u16v16 load_mask_few(const uint8_t *bytes, size_t n) {
  return spread_mask16((mask16)_mm_maskz_loadu_epi8(first_lanes(n), bytes));
}

#else

INLINE u32v4 load_few(const uint32_t *pixels, size_t n) {
  u32v4 v = {pixels[0], 0, 0, 0};
  if (n > 1) v.y = pixels[1];
  if (n > 2) v.z = pixels[2];
  return v;
}

INLINE void store_few(uint32_t *pixels, size_t n, u32v4 v) {
  pixels[0] = v.x;
  if (n > 1) pixels[1] = v.y;
  if (n > 2) pixels[2] = v.z;
}

INLINE u16v4 load_mask_few(const uint8_t *bytes, size_t n) {
  mask4 mask = {bytes[0], 0, 0, 0};
  if (n > 1) mask.y = bytes[1];
  if (n > 2) mask.z = bytes[2];
  return spread_mask4(mask);
}

#endif
