// The kernel for all composite modes but source-over, LANES pixels at a time. In plain C, with the functions of
// `BlendFunctions.h` in float:
//
//   for i in 0..<n, if mask[i] != 0 {
//     s = src[i] * (1 / 255.0f) * (opacity / 255.0f), d = dst[i] * (1 / 255.0f), for each component
//     r = d + (composited(mode, s, d) - d) * (mask[i] / 255.0f)
//     dst[i] = r limited to 0...1 (alpha) and to 0...alpha (colors), times 255, rounded with ties to even
//   }
//
// Components of src and dst above their alpha are limited to it before.

// Components limited to their alpha.
INLINE LANED(u32v) LANED(premultiplied)(LANED(u32v) pixels) {
  LANED(u32v) alpha = pixels >> 24;
  alpha |= alpha << 8;
  return (LANED(u32v))__builtin_elementwise_min((LANED(u8v))pixels, (LANED(u8v))(alpha | alpha << 16));
}

INLINE LANED(Color) LANED(unpacked)(LANED(u32v) pixels) {
  LANED(Color) color;
  for (int j = 0; j < 4; j++) color.c[j] = LANED(component)(pixels, j == 3 ? 24 : 16 - 8 * j) * (1 / 255.0f);
  return color;
}

// The nearest pixels. Alpha is limited to 0...1, the other components to 0...alpha.
INLINE LANED(u32v) LANED(packed)(LANED(Color) color) {
  const LANED(f32v) one = 1;
  LANED(f32v) alpha = LANED(limited)(color.c[3], one);
  LANED(u32v) pixels = LANED(byte)(alpha) << 24;
  for (int j = 0; j < 3; j++) pixels |= LANED(byte)(LANED(limited)(color.c[j], alpha)) << (16 - 8 * j);
  return pixels;
}

INLINE LANED(u32v) LANED(blended)(
    EaselBlendMode mode, LANED(u32v) source, LANED(u32v) destination, LANED(i32v) coverage, uint8_t opacity) {
  LANED(Color) s = LANED(unpacked)(source), d = LANED(unpacked)(destination);
  for (int j = 0; j < 4; j++) s.c[j] = s.c[j] * ((float)opacity / 255.0f);
  LANED(Color) result = LANED(composited)(mode, s, d);
  LANED(f32v) weight = __builtin_convertvector(coverage, LANED(f32v)) / 255.0f;
  for (int j = 0; j < 4; j++) result.c[j] = d.c[j] + (result.c[j] - d.c[j]) * weight;
  return LANED(packed)(result);
}

// Whether all pixels of a vector are fully covered.
INLINE int LANED(is_full)(LANED(mask) coverage) {
  LANED(mask) gaps = ~coverage;
  return LANED(is_clear)((const uint8_t *)&gaps);
}

// What is composited with the destination. Without a span or a mask, it is the same for all pixels.
typedef struct {
  const uint32_t *span;
  const uint8_t *mask;
  uint32_t pixel;
  uint8_t coverage, opacity;
} BlendSource;

INLINE LANED(u32v) LANED(blended_pixels)(
    EaselBlendMode mode, LANED(u32v) before, LANED(u32v) source, LANED(mask) coverage, uint8_t opacity) {
  LANED(u32v) destination = LANED(premultiplied)(before), pixels = LANED(premultiplied)(source);
  int is_full = LANED(is_full)(coverage), is_opaque = opacity == 255;
  if (is_full && is_opaque && blend_mode_has_integers(mode))
    return LANED(composited_bytes)(mode, pixels, destination);
  if (is_full && blend_mode_adds_source(mode))
    return LANED(composited_bytes)(mode, LANED(scale)(pixels, opacity), destination);

  LANED(u32v) levels = __builtin_convertvector(coverage, LANED(u32v)), covered = (LANED(u32v))(levels != 0), result;
  if (is_opaque && blend_mode_has_bytes(mode)) {
    result = LANED(mixed_bytes)(destination, LANED(composited_bytes)(mode, pixels, destination), levels);
  } else {
    result = LANED(blended)(mode, pixels, destination, (LANED(i32v))levels, opacity);
  }
  return (covered & result) | (~covered & before);
}

INLINE void blend_many(EaselBlendMode mode, uint32_t *dst, size_t n, BlendSource source) {
  for (; n >= LANES; dst += LANES, n -= LANES) {
    LANED(u32v) pixels = source.pixel;
    LANED(mask) coverage = source.coverage;
    if (source.span != NULL) {
      pixels = LANED(load)(source.span);
      source.span += LANES;
    }
    if (source.mask != NULL) {
      const uint8_t *mask = source.mask;
      source.mask += LANES;
      if (LANED(is_clear)(mask)) continue;
      __builtin_memcpy(&coverage, mask, LANES);
    }
    LANED(store)(dst, LANED(blended_pixels)(mode, LANED(load)(dst), pixels, coverage, source.opacity));
  }
  if (n == 0) return;
  LANED(u32v) pixels = source.span != NULL ? LANED(load_end)(source.span, n) : source.pixel;
  LANED(mask) coverage = source.coverage;
  if (source.mask != NULL) coverage = LANED(load_mask_end)(source.mask, n);
  LANED(store_end)(dst, n, LANED(blended_pixels)(mode, LANED(load_end)(dst, n), pixels, coverage, source.opacity));
}

#define BLEND_CASE(name) \
  case EaselBlendMode##name: return blend_many(EaselBlendMode##name, dst, n, source);

// Compiles the loop for each mode.
static void blend_in_mode(EaselBlendMode mode, uint32_t *dst, size_t n, BlendSource source) {
  switch (mode) {
    BLEND_CASE(Multiply)
    BLEND_CASE(Screen)
    BLEND_CASE(Overlay)
    BLEND_CASE(Darken)
    BLEND_CASE(Lighten)
    BLEND_CASE(ColorDodge)
    BLEND_CASE(ColorBurn)
    BLEND_CASE(SoftLight)
    BLEND_CASE(HardLight)
    BLEND_CASE(Difference)
    BLEND_CASE(Exclusion)
    BLEND_CASE(Hue)
    BLEND_CASE(Saturation)
    BLEND_CASE(Color)
    BLEND_CASE(Luminosity)
    BLEND_CASE(Clear)
    BLEND_CASE(Copy)
    BLEND_CASE(SourceIn)
    BLEND_CASE(SourceOut)
    BLEND_CASE(SourceAtop)
    BLEND_CASE(DestinationOver)
    BLEND_CASE(DestinationIn)
    BLEND_CASE(DestinationOut)
    BLEND_CASE(DestinationAtop)
    BLEND_CASE(Xor)
    BLEND_CASE(PlusDarker)
    BLEND_CASE(PlusLighter)
  }
}

#undef BLEND_CASE

static void blend(
    uint32_t *dst, size_t n, const uint32_t *src, const uint8_t *mask, const EaselBlend *blend) {
  blend_in_mode(blend->mode, dst, n, (BlendSource){src, mask, blend->pixel, blend->coverage, blend->opacity});
}
