// Source-over of spans, LANES pixels at a time. The file is included once for each width, after PixelVector.h.
//
// One loop serves all kernels. The kinds of source and mask are constants in each call, so the compiler creates a
// specialized loop for each kernel. In plain C:
//
//   for i in 0..<n { dst[i] = over(scaled(source[i], mask[i]), dst[i]) }

INLINE LANED(u32v) LANED(blend)(
    LANED(u32v) destination, LANED(u32v) source, LANED(u16v) factors, MaskKind kind) {
  return LANED(over)(kind == MASK_NONE ? source : LANED(scale)(source, factors), destination);
}

INLINE LANED(u32v) LANED(blend_at)(const uint32_t *dst, size_t i, Source source, Mask mask) {
  LANED(u32v) pixels = source.kind == SOURCE_SPAN ? LANED(load)(source.span + i) : source.pixel;
  LANED(u16v) factors = mask.kind == MASK_SPAN ? LANED(load_mask)(mask.span + i) : mask.factor;
  return LANED(blend)(LANED(load)(dst + i), pixels, factors, mask.kind);
}

// Whether no pixel of a vector is covered. This is so for most vectors of the mask of a slanted shape.
INLINE int LANED(is_clear)(const uint8_t *mask) {
#if LANES == 4
  uint32_t bytes;
  __builtin_memcpy(&bytes, mask, 4);
  return bytes == 0;
#else
  uint64_t bytes, more = 0;
  __builtin_memcpy(&bytes, mask, 8);
  if (LANES == 16) __builtin_memcpy(&more, mask + LANES - 8, 8);
  return (bytes | more) == 0;
#endif
}

// Requires n >= LANES. The last vector may overlap the previous one, so it is computed before the loop changes its
// pixels. Pixels in both vectors are written twice with the same value.
INLINE void LANED(composite_many)(uint32_t *dst, size_t n, Source source, Mask mask) {
  const size_t end = n - LANES;
  LANED(u32v) last = LANED(blend_at)(dst, end, source, mask);
  for (size_t i = 0; i < end; i += LANES) {
    if (mask.kind == MASK_SPAN && LANED(is_clear)(mask.span + i)) continue;
    LANED(store)(dst + i, LANED(blend_at)(dst, i, source, mask));
  }
  LANED(store)(dst + end, last);
}

#if LANES == 4

// One to three pixels or bytes, without access to others. The other lanes repeat them. AVX-512 could process all short
// spans with lane masks, but reading a masked store soon after it takes 6 ns.
INLINE u32v4 load_few(const uint32_t *pixels, size_t n) {
  u32v4 v = pixels[0];
  if (n > 1) v = (u32v4){pixels[0], pixels[1], pixels[n - 1], pixels[n - 1]};
  return v;
}

// Most rows of few pixels are columns of one: the edges of rectangles.
INLINE void store_few(uint32_t *pixels, size_t n, u32v4 v) {
  pixels[0] = v.x;
  if (n > 1) pixels[1] = v.y;
  if (n > 2) pixels[2] = v.z;
}

INLINE mask4 load_mask_few(const uint8_t *bytes, size_t n) {
  mask4 v = bytes[0];
  if (n > 1) v = (mask4){bytes[0], bytes[1], bytes[n - 1], bytes[n - 1]};
  return v;
}

INLINE void composite_few(uint32_t *dst, size_t n, Source source, Mask mask) {
  u32v4 pixels = source.kind == SOURCE_SPAN ? load_few(source.span, n) : source.pixel;
  u16v4 factors = mask.kind == MASK_SPAN ? broadcast_mask4(load_mask_few(mask.span, n)) : mask.factor;
  store_few(dst, n, blend4(load_few(dst, n), pixels, factors, mask.kind));
}

#endif
