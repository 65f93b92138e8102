// The end of a row, one to LANES - 1 pixels or bytes, as a vector, without access to others. LANES is the width of the
// widest vectors.
//
// The two halves of a vector, or of its first half, are loaded from the first and to the last pixel, and may overlap.
// Each lane holds a pixel of the row. Lanes that hold the same pixel have the same result, so that the order in which
// they are stored does not matter.

// The lanes of two vectors, one after the other.
#define JOIN4(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7)
#define JOIN8(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)

#if LANES > 4

INLINE u32v8 load_end8(const uint32_t *pixels, size_t n) {
  if (n >= 4) return JOIN4(load4(pixels), load4(pixels + n - 4));
  u32v4 few = load_few(pixels, n);
  return JOIN4(few, few);
}

INLINE mask8 load_mask_end8(const uint8_t *bytes, size_t n) {
  mask4 first, last;
  if (n < 4) {
    first = last = load_mask_few(bytes, n);
  } else {
    __builtin_memcpy(&first, bytes, 4);
    __builtin_memcpy(&last, bytes + n - 4, 4);
  }
  return JOIN4(first, last);
}

INLINE void store_end8(uint32_t *pixels, size_t n, u32v8 v) {
  u32v4 first = __builtin_shufflevector(v, v, 0, 1, 2, 3);
  if (n < 4) return store_few(pixels, n, first);
  store4(pixels, first);
  store4(pixels + n - 4, __builtin_shufflevector(v, v, 4, 5, 6, 7));
}

#endif

INLINE LANED(u32v) load_end(const uint32_t *pixels, size_t n) {
#if LANES == 4
  return load_few(pixels, n);
#elif LANES == 8
  return load_end8(pixels, n);
#else
  if (n >= 8) return JOIN8(load8(pixels), load8(pixels + n - 8));
  u32v8 end = load_end8(pixels, n);
  return JOIN8(end, end);
#endif
}

INLINE LANED(mask) load_mask_end(const uint8_t *bytes, size_t n) {
#if LANES == 4
  return load_mask_few(bytes, n);
#elif LANES == 8
  return load_mask_end8(bytes, n);
#else
  mask8 first, last;
  if (n < 8) {
    first = last = load_mask_end8(bytes, n);
  } else {
    __builtin_memcpy(&first, bytes, 8);
    __builtin_memcpy(&last, bytes + n - 8, 8);
  }
  return JOIN8(first, last);
#endif
}

INLINE void store_end(uint32_t *pixels, size_t n, LANED(u32v) v) {
#if LANES == 4
  store_few(pixels, n, v);
#elif LANES == 8
  store_end8(pixels, n, v);
#else
  u32v8 first = __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7);
  if (n < 8) return store_end8(pixels, n, first);
  store8(pixels, first);
  store8(pixels + n - 8, __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15));
#endif
}

#undef JOIN4
#undef JOIN8
