// Source-over of spans, LANES pixels at a time. Included once per width, after PixelVector.h.
//
// All kernels are one, with sources and masks of different kinds, which are constants at each call, so that each
// kernel gets a loop of its own:
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

// For n >= LANES. The last vector may overlap the one before it, so it is blended before the loop changes its pixels;
// where both write, they write the same.
INLINE void LANED(composite_many)(uint32_t *dst, size_t n, Source source, Mask mask) {
  const size_t end = n - LANES;
  LANED(u32v) last = LANED(blend_at)(dst, end, source, mask);
  for (size_t i = 0; i < end; i += LANES) LANED(store)(dst + i, LANED(blend_at)(dst, i, source, mask));
  LANED(store)(dst + end, last);
}

#if LANES != 8
// For 0 < n < LANES.
INLINE void composite_few(uint32_t *dst, size_t n, Source source, Mask mask) {
  LANED(u32v) pixels = source.kind == SOURCE_SPAN ? load_few(source.span, n) : source.pixel;
  LANED(u16v) factors = mask.kind == MASK_SPAN ? load_mask_few(mask.span, n) : mask.factor;
  store_few(dst, n, LANED(blend)(load_few(dst, n), pixels, factors, mask.kind));
}
#endif
