// The kernels for spans of pixels. LANES is the width of the widest vectors.

INLINE void composite(uint32_t *dst, size_t n, Source source, Mask mask) {
  if (n >= LANES) return LANED(composite_many)(dst, n, source, mask);
#if LANES > 8
  if (n >= 8) return composite_many8(dst, n, source, mask);
#endif
#if LANES > 4
  if (n >= 4) return composite_many4(dst, n, source, mask);
#endif
  if (n > 0) composite_few(dst, n, source, mask);
}

static const Mask no_mask = {.kind = MASK_NONE};

#define COMPOSITE_ROWS(way)                                                                               \
  for (size_t row = 0; row < rows; row++, dst += dst_stride) {                                            \
    way(dst, n, source, mask);                                                                            \
    if (source.kind == SOURCE_SPAN) source.span += source_stride;                                         \
    if (mask.kind == MASK_SPAN) mask.span += mask_stride;                                                 \
  }

// Rows of a block. The width is checked once, so that values common to all rows are computed before each loop.
INLINE void composite_rows(
    uint32_t *dst, size_t dst_stride, size_t n, size_t rows, Source source, size_t source_stride, Mask mask,
    size_t mask_stride) {
  if (n >= LANES) {
    COMPOSITE_ROWS(LANED(composite_many))
#if LANES > 8
  } else if (n >= 8) {
    COMPOSITE_ROWS(composite_many8)
#endif
#if LANES > 4
  } else if (n >= 4) {
    COMPOSITE_ROWS(composite_many4)
#endif
  } else if (n > 0) {
    COMPOSITE_ROWS(composite_few)
  }
}

static void over_solid(uint32_t *dst, size_t n, uint32_t pixel) {
  composite(dst, n, (Source){.kind = SOURCE_PIXEL, .pixel = pixel}, no_mask);
}

static void over_solid_rows(uint32_t *dst, size_t stride, size_t n, size_t rows, uint32_t pixel) {
  composite_rows(dst, stride, n, rows, (Source){.kind = SOURCE_PIXEL, .pixel = pixel}, 0, no_mask, 0);
}

static void over_solid_mask(uint32_t *dst, const uint8_t *mask, size_t n, uint32_t pixel) {
  composite(
      dst, n, (Source){.kind = SOURCE_PIXEL, .pixel = pixel}, (Mask){.kind = MASK_SPAN, .span = mask});
}

static void over_solid_mask_rows(
    uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t n, size_t rows,
    uint32_t pixel) {
  composite_rows(
      dst, dst_stride, n, rows, (Source){.kind = SOURCE_PIXEL, .pixel = pixel}, 0,
      (Mask){.kind = MASK_SPAN, .span = mask}, mask_stride);
}

static void over_span(uint32_t *dst, const uint32_t *src, size_t n) {
  composite(dst, n, (Source){.kind = SOURCE_SPAN, .span = src}, no_mask);
}

static void over_span_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  composite(
      dst, n, (Source){.kind = SOURCE_SPAN, .span = src}, (Mask){.kind = MASK_SPAN, .span = mask});
}

static void over_span_alpha(uint32_t *dst, const uint32_t *src, size_t n, uint8_t alpha) {
  composite(
      dst, n, (Source){.kind = SOURCE_SPAN, .span = src}, (Mask){.kind = MASK_FACTOR, .factor = alpha});
}

static void fill(uint32_t *dst, size_t n, uint32_t pixel) {
  const LANED(u32v) v = pixel;
  if (n < LANES) {
    for (size_t i = 0; i < n; i++) dst[i] = pixel;
    return;
  }
  size_t i = 0;
  for (; i + LANES * 4 < n; i += LANES * 4)
    for (size_t part = 0; part < 4; part++) LANED(store)(dst + i + part * LANES, v);
  for (; i + LANES < n; i += LANES) LANED(store)(dst + i, v);
  LANED(store)(dst + n - LANES, v);
}

static void fill_rows(uint32_t *dst, size_t stride, size_t n, size_t rows, uint32_t pixel) {
  for (size_t row = 0; row < rows; row++) fill(dst + row * stride, n, pixel);
}
