// Color filters, LANES pixels at a time.
//
// In plain C, for each pixel, with m[k] a column of four factors and 0...1 the range of components:
//   a      = alpha / 255, and r, g, b = component * (1 / 255.0f), divided by a; 0 if a is 0
//   c[j]   = m[0][j] * r + m[1][j] * g + m[2][j] * b + m[3][j] * a + m[4][j], limited to 0...1, for j = r, g, b, a
//   dst    = c[r] c[a], c[g] c[a], c[b] c[a] and c[a], times 255, rounded with ties to even

// v limited to 0...highest; NaN becomes 0.
INLINE LANED(f32v) LANED(limited)(LANED(f32v) v, LANED(f32v) highest) {
  const LANED(f32v) zero = 0;
  LANED(f32v) positive = LANED(select)(v > zero, v, zero);
  return LANED(select)(positive > highest, highest, positive);
}

INLINE LANED(f32v) LANED(component)(LANED(u32v) pixels, int shift) {
  return __builtin_convertvector((LANED(i32v))(pixels >> shift & 255), LANED(f32v));
}

// The byte of a component in 0...1. Adding 2^23 leaves the rounded value in the low bits.
INLINE LANED(u32v) LANED(byte)(LANED(f32v) v) { return (LANED(u32v))(v * 255.0f + 8388608.0f) & 255; }

// The product of a matrix and colors that are not premultiplied, as premultiplied pixels.
INLINE LANED(u32v) LANED(matrix_product)(const float *m, const LANED(f32v) *source, int keeps_alpha) {
  const LANED(f32v) one = 1;
  LANED(f32v) result[4] = {one, one, one, source[3]};
  for (int j = 0; j < (keeps_alpha ? 3 : 4); j++) {
    LANED(f32v) sum = m[j] * source[0] + m[4 + j] * source[1] + m[8 + j] * source[2] + m[12 + j] * source[3];
    result[j] = LANED(limited)(sum + m[16 + j], one);
  }
  LANED(u32v) packed = LANED(byte)(result[3]) << 24;
  for (int j = 0; j < 3; j++) packed |= LANED(byte)(result[j] * result[3]) << (16 - 8 * j);
  return packed;
}

INLINE LANED(u32v) LANED(color_matrix)(LANED(u32v) pixels, const float *m, int keeps_alpha) {
  const LANED(f32v) zero = 0, one = 1;
  LANED(f32v) source[4] = {
      LANED(component)(pixels, 16) * (1 / 255.0f), LANED(component)(pixels, 8) * (1 / 255.0f),
      LANED(component)(pixels, 0) * (1 / 255.0f), one};
  // Most pixels are opaque: they need no divisions, which take longer than all the rest.
  if (__builtin_reduce_and(pixels) >= 255u << 24) return LANED(matrix_product)(m, source, keeps_alpha);
  source[3] = LANED(component)(pixels, 24) / 255.0f;
  for (int j = 0; j < 3; j++) source[j] = LANED(select)(source[3] > zero, source[j] / source[3], zero);
  return LANED(matrix_product)(m, source, keeps_alpha);
}

INLINE void color_matrix_row(uint32_t *dst, const uint32_t *src, size_t n, const float *m, int keeps_alpha) {
  size_t i = 0;
  for (; i + LANES <= n; i += LANES)
    LANED(store)(dst + i, LANED(color_matrix)(LANED(load)(src + i), m, keeps_alpha));
  if (i == n) return;
  uint32_t rest[LANES] = {0};
  __builtin_memcpy(rest, src + i, (n - i) * sizeof *rest);
  LANED(store)(rest, LANED(color_matrix)(LANED(load)(rest), m, keeps_alpha));
  __builtin_memcpy(dst + i, rest, (n - i) * sizeof *rest);
}

// Most matrices, such as those of hue and saturation, leave alpha as it is.
static void color_matrix(uint32_t *dst, const uint32_t *src, size_t n, const float *m) {
  int keeps_alpha = m[3] == 0 && m[7] == 0 && m[11] == 0 && m[15] == 1 && m[19] == 0;
  if (keeps_alpha)
    color_matrix_row(dst, src, n, m, 1);
  else
    color_matrix_row(dst, src, n, m, 0);
}
