// The end of a row, one to LANES - 1 pixels or bytes, as a vector, without access to others. The file is included once
// for each width, after PixelVector.h and Composite.h.
//
// The halves of a vector are loaded from the first and to the last pixel, and may overlap. Both halves of the vector for
// less than LANES / 2 pixels are the vector of half the width. Each lane holds a pixel of the row. Lanes that hold the
// same pixel have the same result, so that the order in which they are stored does not matter.

#if LANES == 4

INLINE u32v4 load_end4(const uint32_t *pixels, size_t n) { return load_few(pixels, n); }
INLINE mask4 load_mask_end4(const uint8_t *bytes, size_t n) { return load_mask_few(bytes, n); }
INLINE void store_end4(uint32_t *pixels, size_t n, u32v4 v) { store_few(pixels, n, v); }

#else

#if LANES == 8
#define HALVED(name) name##4
#define JOIN(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7)
#define FIRST_HALF(v) __builtin_shufflevector(v, v, 0, 1, 2, 3)
#define LAST_HALF(v) __builtin_shufflevector(v, v, 4, 5, 6, 7)
#else
#define HALVED(name) name##8
#define JOIN(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
#define FIRST_HALF(v) __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7)
#define LAST_HALF(v) __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15)
#endif

INLINE LANED(u32v) LANED(load_end)(const uint32_t *pixels, size_t n) {
  if (n >= LANES / 2) return JOIN(HALVED(load)(pixels), HALVED(load)(pixels + n - LANES / 2));
  HALVED(u32v) end = HALVED(load_end)(pixels, n);
  return JOIN(end, end);
}

INLINE LANED(mask) LANED(load_mask_end)(const uint8_t *bytes, size_t n) {
  HALVED(mask) first, last;
  if (n < LANES / 2) {
    first = last = HALVED(load_mask_end)(bytes, n);
  } else {
    __builtin_memcpy(&first, bytes, LANES / 2);
    __builtin_memcpy(&last, bytes + n - LANES / 2, LANES / 2);
  }
  return JOIN(first, last);
}

INLINE void LANED(store_end)(uint32_t *pixels, size_t n, LANED(u32v) v) {
  if (n < LANES / 2) return HALVED(store_end)(pixels, n, FIRST_HALF(v));
  HALVED(store)(pixels, FIRST_HALF(v));
  HALVED(store)(pixels + n - LANES / 2, LAST_HALF(v));
}

#undef HALVED
#undef JOIN
#undef FIRST_HALF
#undef LAST_HALF

#endif
