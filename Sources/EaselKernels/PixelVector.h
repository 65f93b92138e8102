// Vectors of LANES pixels and their arithmetic. The file is included once for each width, and names end with the
// width.
//
// The four bytes of a pixel are processed as two 16-bit lanes at a time: red and blue (`v & 0x00ff00ff`), then alpha
// and green (`v >> 8` in each 16-bit lane). Products of two bytes fit without a conversion to wider lanes.

typedef uint32_t LANED(u32v) __attribute__((ext_vector_type(LANES)));
typedef uint16_t LANED(u16v) __attribute__((ext_vector_type(LANES * 2)));
typedef uint8_t LANED(u8v) __attribute__((ext_vector_type(LANES * 4)));
typedef uint8_t LANED(mask) __attribute__((ext_vector_type(LANES)));

INLINE LANED(u32v) LANED(load)(const uint32_t *pixels) {
  LANED(u32v) v;
  __builtin_memcpy(&v, pixels, sizeof v);
  return v;
}

INLINE void LANED(store)(uint32_t *pixels, LANED(u32v) v) { __builtin_memcpy(pixels, &v, sizeof v); }

// The mask of each pixel in both of its 16-bit lanes.
INLINE LANED(u16v) LANED(broadcast_mask)(LANED(mask) mask) {
  LANED(u32v) wide = __builtin_convertvector(mask, LANED(u32v));
  return (LANED(u16v))(wide | wide << 16);
}

INLINE LANED(u16v) LANED(load_mask)(const uint8_t *bytes) {
  LANED(mask) mask;
  __builtin_memcpy(&mask, bytes, LANES);
  return LANED(broadcast_mask)(mask);
}

// (a * b) >> 16
INLINE LANED(u16v) LANED(weighted)(LANED(u16v) a, LANED(u16v) b) {
#if defined(__SSE2__) && LANES == 4
  return (LANED(u16v))_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#elif defined(__x86_64__) && LANES == 8
  return (LANED(u16v))_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#elif defined(__x86_64__) && LANES == 16
  return (LANED(u16v))_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#else
  typedef uint32_t u32x8 __attribute__((ext_vector_type(8)));
  return __builtin_convertvector(
      (__builtin_convertvector(a, u32x8) * __builtin_convertvector(b, u32x8)) >> 16, LANED(u16v));
#endif
}

// x / 255, rounded, for x in 0...65,025. With y = x + 128, (y * 257) >> 16 is (y + (y >> 8)) >> 8.
INLINE LANED(u16v) LANED(div255)(LANED(u16v) x) { return LANED(weighted)(x + 128, 257); }

// div255(component * factor). The factors are bytes in 16-bit lanes.
INLINE LANED(u32v) LANED(scale)(LANED(u32v) pixels, LANED(u16v) factor) {
  LANED(u16v) red_blue = LANED(div255)((LANED(u16v))(pixels & 0x00ff00ff) * factor);
  LANED(u16v) alpha_green = LANED(div255)(((LANED(u16v))pixels >> 8) * factor);
  return (LANED(u32v))(red_blue | alpha_green << 8);
}

// min(source + div255(destination * (255 - alpha of source)), 255) for each component.
INLINE LANED(u32v) LANED(over)(LANED(u32v) source, LANED(u32v) destination) {
  LANED(u32v) inverse_alpha = 255 - (source >> 24);
  LANED(u32v) kept = LANED(scale)(destination, (LANED(u16v))(inverse_alpha | inverse_alpha << 16));
  return (LANED(u32v))__builtin_elementwise_add_sat((LANED(u8v))source, (LANED(u8v))kept);
}
