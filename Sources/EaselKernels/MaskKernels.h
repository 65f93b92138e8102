// The kernels for masks. LANES * 4 bytes are processed at a time, in the same way as pixels.

INLINE LANED(u32v) LANED(load_bytes)(const uint8_t *bytes) {
  LANED(u32v) v;
  __builtin_memcpy(&v, bytes, sizeof v);
  return v;
}

INLINE void LANED(store_bytes)(uint8_t *bytes, LANED(u32v) v) { __builtin_memcpy(bytes, &v, sizeof v); }

// div255(a * b) for each byte.
INLINE LANED(u32v) LANED(multiply_bytes)(LANED(u32v) a, LANED(u32v) b) {
  LANED(u16v) even = LANED(div255)((LANED(u16v))(a & 0x00ff00ff) * (LANED(u16v))(b & 0x00ff00ff));
  LANED(u16v) odd = LANED(div255)(((LANED(u16v))a >> 8) * ((LANED(u16v))b >> 8));
  return (LANED(u32v))(even | odd << 8);
}

INLINE uint8_t multiply_byte(uint8_t a, uint8_t b) {
  uint32_t y = (uint32_t)a * b + 128;
  return (uint8_t)((y + (y >> 8)) >> 8);
}

static void mask_multiply(uint8_t *mask, const uint8_t *other, size_t n) {
  size_t i = 0;
  for (; i + LANES * 4 <= n; i += LANES * 4)
    LANED(store_bytes)(
        mask + i, LANED(multiply_bytes)(LANED(load_bytes)(mask + i), LANED(load_bytes)(other + i)));
  for (; i < n; i++) mask[i] = multiply_byte(mask[i], other[i]);
}

static void mask_scale(uint8_t *mask, size_t n, uint8_t alpha) {
  const LANED(u32v) factor = alpha * 0x01010101u;
  size_t i = 0;
  for (; i + LANES * 4 <= n; i += LANES * 4)
    LANED(store_bytes)(mask + i, LANED(multiply_bytes)(LANED(load_bytes)(mask + i), factor));
  for (; i < n; i++) mask[i] = multiply_byte(mask[i], alpha);
}

static void mask_invert(uint8_t *mask, size_t n) {
  for (size_t i = 0; i < n; i++) mask[i] = 255 - mask[i];
}
