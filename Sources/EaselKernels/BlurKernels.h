// The kernels of blurs: conversion to and from fixed point, convolution, and resampling between grids.
//
// A fixed-point component is a byte << 7, 0...32,640. The sum of two components fits in 16 bits, so both sides of a
// symmetric kernel need only one multiplication. A vector holds FIXED_LANES components.
#define FIXED_LANES (LANES * 2)

typedef uint8_t LANED(component_bytes) __attribute__((ext_vector_type(FIXED_LANES)));

INLINE LANED(u16v) LANED(load_fixed)(const uint16_t *components) {
  LANED(u16v) v;
  __builtin_memcpy(&v, components, sizeof v);
  return v;
}

INLINE void LANED(store_fixed)(uint16_t *components, LANED(u16v) v) {
  __builtin_memcpy(components, &v, sizeof v);
}

// MARK: Conversion

static void fixed_from_mask(uint16_t *dst, const uint8_t *src, size_t n) {
  size_t i = 0;
  for (; i + FIXED_LANES <= n; i += FIXED_LANES) {
    LANED(component_bytes) v;
    __builtin_memcpy(&v, src + i, sizeof v);
    LANED(store_fixed)(dst + i, __builtin_convertvector(v, LANED(u16v)) << 7);
  }
  for (; i < n; i++) dst[i] = (uint16_t)(src[i] << 7);
}

static void fixed_from_pixels(uint16_t *dst, const uint32_t *src, size_t n) {
  fixed_from_mask(dst, (const uint8_t *)src, n * 4);
}

static void fixed_from_alpha(uint16_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = (uint16_t)(src[i] >> 24 << 7);
}

static void mask_from_fixed(uint8_t *dst, const uint16_t *src, size_t n, uint16_t rounding) {
  size_t i = 0;
  for (; i + FIXED_LANES <= n; i += FIXED_LANES) {
    LANED(u16v) v = LANED(load_fixed)(src + i) + rounding;
    LANED(component_bytes) result = __builtin_convertvector(v >> 7, LANED(component_bytes));
    __builtin_memcpy(dst + i, &result, sizeof result);
  }
  for (; i < n; i++) dst[i] = (uint8_t)((src[i] + rounding) >> 7);
}

static void pixels_from_fixed(uint32_t *dst, const uint16_t *src, size_t n, const uint16_t *rounding) {
  uint8_t *bytes = (uint8_t *)dst;
  size_t i = 0;
  for (; i + FIXED_LANES <= n * 4; i += FIXED_LANES) {
    LANED(u16v) v = LANED(load_fixed)(src + i) + LANED(load_fixed)(rounding + i % 32);
    LANED(component_bytes) result = __builtin_convertvector(v >> 7, LANED(component_bytes));
    __builtin_memcpy(bytes + i, &result, sizeof result);
  }
  for (; i < n * 4; i++) bytes[i] = (uint8_t)((src[i] + rounding[i % 32]) >> 7);
}

// Products are below 2^32, because alpha is at most 32,640 before it is doubled.
static void pixels_from_fixed_alpha(
    uint32_t *dst, const uint16_t *alpha, size_t n, const uint16_t *color, uint16_t rounding) {
  const uint32_t blue = color[0], green = color[1], red = color[2], opacity = color[3], half = rounding * 2u;
  for (size_t i = 0; i < n; i++) {
    const uint32_t amount = alpha[i] * 2u;
    const uint32_t a = (amount * opacity >> 16) + half, r = (amount * red >> 16) + half;
    const uint32_t g = (amount * green >> 16) + half, b = (amount * blue >> 16) + half;
    dst[i] = (a >> 8) << 24 | (r >> 8) << 16 | (g >> 8) << 8 | b >> 8;
  }
}

// MARK: Convolution

// The number of vectors that are summed at a time. The addresses and the weight of a tap are loaded once for all of
// them.
#define PARTS 4

INLINE void convolve_block(
    uint16_t *dst, const EaselFixedRow *taps, size_t offset, int parts, const uint16_t *weights,
    size_t radius) {
  LANED(u16v) sums[PARTS];
  const uint16_t *center = taps[radius] + offset;
  for (int part = 0; part < parts; part++)
    sums[part] = LANED(weighted)(LANED(load_fixed)(center + part * FIXED_LANES), weights[0]);
  for (size_t i = 1; i <= radius; i++) {
    const uint16_t *before = taps[radius - i] + offset, *after = taps[radius + i] + offset;
    for (int part = 0; part < parts; part++) {
      LANED(u16v) pair =
          LANED(load_fixed)(before + part * FIXED_LANES) + LANED(load_fixed)(after + part * FIXED_LANES);
      sums[part] += LANED(weighted)(pair, weights[i]);
    }
  }
  for (int part = 0; part < parts; part++) LANED(store_fixed)(dst + offset + part * FIXED_LANES, sums[part]);
}

static void convolve_symmetric(
    uint16_t *dst, const EaselFixedRow *taps, size_t n, const uint16_t *weights, size_t radius) {
  size_t i = 0;
  for (; i + FIXED_LANES * PARTS <= n; i += FIXED_LANES * PARTS)
    convolve_block(dst, taps, i, PARTS, weights, radius);
  for (; i < n; i += FIXED_LANES) convolve_block(dst, taps, i, 1, weights, radius);
}

static void convolve(
    uint16_t *dst, const EaselFixedRow *taps, size_t n, const uint16_t *weights, size_t count) {
  for (size_t i = 0; i < n; i += FIXED_LANES) {
    LANED(u16v) sum = 0;
    for (size_t tap = 0; tap < count; tap++)
      sum += LANED(weighted)(LANED(load_fixed)(taps[tap] + i), weights[tap]);
    LANED(store_fixed)(dst + i, sum);
  }
}

// MARK: Masks

// The number of columns of a mask that are blurred at a time, so that their rows stay in the first-level cache.
#define MASK_COLUMNS 128
#define MASK_VECTORS (MASK_COLUMNS / FIXED_LANES)
#define MASK_TAPS (2 * EASEL_MASK_BLUR_RADIUS + 1)

// The memory for the columns that are blurred at a time. The masks of shadows are mostly clear, so sums of clear
// vectors are skipped.
typedef struct {
  LANED(u16v) horizontal[EASEL_MASK_BLUR_RADIUS + 1], vertical[EASEL_MASK_BLUR_RADIUS + 1];
  // One row of the source with a margin on both sides, which is clear outside of the source.
  uint8_t bytes[MASK_COLUMNS + 2 * EASEL_MASK_BLUR_RADIUS + FIXED_LANES];
  uint16_t components[MASK_COLUMNS + 2 * EASEL_MASK_BLUR_RADIUS + FIXED_LANES];
  // A ring of rows that are convolved along themselves. It is stored twice, so that the taps of a column are always
  // consecutive rows. Vectors do not cross cache lines.
  __attribute__((aligned(64))) uint16_t rows[2 * MASK_TAPS][MASK_COLUMNS];
  // The last row of the source in which each vector was not clear.
  int32_t inked[MASK_VECTORS];
} MaskStrip;

// weighted(one + other, weight)
INLINE LANED(u16v) weighted_pair(const uint16_t *one, const uint16_t *other, LANED(u16v) weight) {
  return LANED(weighted)(LANED(load_fixed)(one) + LANED(load_fixed)(other), weight);
}

// The sum over taps that are `pitch` components apart. There is a weight for each distance from the center.
INLINE LANED(u16v) convolved(
    const uint16_t *center, size_t pitch, const LANED(u16v) *weights, size_t radius) {
  LANED(u16v) sum = LANED(weighted)(LANED(load_fixed)(center), weights[0]);
  const uint16_t *before = center, *after = center;
  size_t left = radius;
  // Three distances at a time, because updating the pointers takes longer than the sums.
  for (; left >= 3; left -= 3) {
    sum += weighted_pair(before - pitch, after + pitch, weights[1]);
    sum += weighted_pair(before - 2 * pitch, after + 2 * pitch, weights[2]);
    sum += weighted_pair(before - 3 * pitch, after + 3 * pitch, weights[3]);
    before -= 3 * pitch;
    after += 3 * pitch;
    weights += 3;
  }
  for (; left > 0; left--) {
    before -= pitch;
    after += pitch;
    sum += weighted_pair(before, after, *++weights);
  }
  return sum;
}

// Whether any of the bytes that a vector of the convolved row depends on is not 0: its own and `reach` more.
INLINE int has_ink(const uint8_t *bytes, size_t reach) {
  LANED(component_bytes) all, some;
  __builtin_memcpy(&all, bytes + reach, sizeof all);
  for (size_t i = 0; i < reach; i += FIXED_LANES) {
    __builtin_memcpy(&some, bytes + i, sizeof some);
    all |= some;
  }
  return __builtin_reduce_or(all) != 0;
}

// Convolves row y of the source along itself, into a slot of the ring.
INLINE void convolve_mask_row(MaskStrip *strip, int32_t y, size_t slot, size_t taps, size_t vectors, size_t radius) {
  for (size_t i = 0; i < vectors * FIXED_LANES + 2 * radius; i += FIXED_LANES) {
    LANED(component_bytes) bytes;
    __builtin_memcpy(&bytes, strip->bytes + i, sizeof bytes);
    LANED(store_fixed)(strip->components + i, __builtin_convertvector(bytes, LANED(u16v)) << 7);
  }
  for (size_t v = 0; v < vectors; v++) {
    LANED(u16v) sum = 0;
    if (has_ink(strip->bytes + v * FIXED_LANES, 2 * radius)) {
      sum = convolved(strip->components + v * FIXED_LANES + radius, 1, strip->horizontal, radius);
      strip->inked[v] = y;
    }
    LANED(store_fixed)(strip->rows[slot] + v * FIXED_LANES, sum);
    LANED(store_fixed)(strip->rows[slot + taps] + v * FIXED_LANES, sum);
  }
}

// Computes the last row of the target that row y of the source contributes to.
INLINE void finish_mask_row(
    MaskStrip *strip, uint8_t *target, int32_t n, int32_t y, size_t first, const EaselMaskBlur *blur) {
  const size_t radius = blur->vertical_radius;
  for (int32_t i = 0; i < n; i += FIXED_LANES) {
    LANED(component_bytes) result = 0;
    if (strip->inked[i / FIXED_LANES] >= y - 2 * (int32_t)radius) {
      LANED(u16v) sum = convolved(strip->rows[first + radius] + i, MASK_COLUMNS, strip->vertical, radius);
      result = __builtin_convertvector((sum + blur->rounding) >> 7, LANED(component_bytes));
    }
    if (n - i >= FIXED_LANES) {
      __builtin_memcpy(target + i, &result, sizeof result);
    } else {
      __builtin_memcpy(target + i, &result, (size_t)(n - i));
    }
  }
}

// Blurs the columns column ..< column + n of the target.
static void blur_mask_columns(const EaselMaskBlur *blur, MaskStrip *strip, int32_t column, int32_t n) {
  const int32_t radius = (int32_t)blur->horizontal_radius, reach = (int32_t)blur->vertical_radius;
  const int32_t left = MAX(column - radius, blur->x0), right = MIN(column + n + radius, blur->x1);
  const size_t taps = 2 * (size_t)reach + 1, vectors = (size_t)(n + FIXED_LANES - 1) / FIXED_LANES;
  __builtin_memset(strip->bytes, 0, sizeof strip->bytes);
  for (size_t v = 0; v < vectors; v++) strip->inked[v] = INT32_MIN / 2;
  size_t slot = 0;
  for (int32_t y = -reach; y < blur->rows + reach; y++) {
    if (y >= blur->y0 && y < blur->y1 && left < right) {
      const uint8_t *source = blur->source + (y - blur->y0) * (ptrdiff_t)blur->source_stride;
      __builtin_memcpy(strip->bytes + (left - column + radius), source + (left - blur->x0), (size_t)(right - left));
      convolve_mask_row(strip, y, slot, taps, vectors, (size_t)radius);
    } else {
      __builtin_memset(strip->rows[slot], 0, vectors * FIXED_LANES * 2);
      __builtin_memset(strip->rows[slot + taps], 0, vectors * FIXED_LANES * 2);
    }
    slot = slot + 1 == taps ? 0 : slot + 1;
    if (y < reach) continue;
    uint8_t *target = blur->target + (y - reach) * (ptrdiff_t)blur->target_stride + column;
    finish_mask_row(strip, target, n, y, slot, blur);
  }
}

static void blur_mask(const EaselMaskBlur *blur) {
  MaskStrip strip;
  for (size_t k = 0; k <= blur->horizontal_radius; k++) strip.horizontal[k] = (LANED(u16v)){0} + blur->horizontal[k];
  for (size_t k = 0; k <= blur->vertical_radius; k++) strip.vertical[k] = (LANED(u16v)){0} + blur->vertical[k];
  for (int32_t column = 0; column < blur->columns; column += MASK_COLUMNS)
    blur_mask_columns(blur, &strip, column, MIN(MASK_COLUMNS, blur->columns - column));
}

// MARK: Resampling

static void downsample(
    uint16_t *dst, const uint16_t *inner0, const uint16_t *inner1, const uint16_t *outer0,
    const uint16_t *outer1, size_t n) {
  for (size_t i = 0; i < n; i += FIXED_LANES) {
    LANED(u16v) inner = LANED(load_fixed)(inner0 + i) + LANED(load_fixed)(inner1 + i);
    LANED(u16v) outer = LANED(load_fixed)(outer0 + i) + LANED(load_fixed)(outer1 + i);
    LANED(store_fixed)(dst + i, LANED(weighted)(inner, 24576) + LANED(weighted)(outer, 8192));
  }
}

static void upsample(uint16_t *dst, const uint16_t *near, const uint16_t *far, size_t n) {
  for (size_t i = 0; i < n; i += FIXED_LANES) {
    LANED(u16v) low = LANED(weighted)(LANED(load_fixed)(far + i), 16384);
    LANED(store_fixed)(dst + i, LANED(weighted)(LANED(load_fixed)(near + i), 49152) + low);
  }
}

static void deinterleave(uint16_t *even, uint16_t *odd, const uint16_t *src, size_t n, size_t components) {
  if (components == 4) {
    for (size_t i = 0; i < n; i += 4) {
      __builtin_memcpy(even + i, src + i * 2, 8);
      __builtin_memcpy(odd + i, src + i * 2 + 4, 8);
    }
  } else {
    for (size_t i = 0; i < n; i++) {
      even[i] = src[i * 2];
      odd[i] = src[i * 2 + 1];
    }
  }
}

static void interleave(uint16_t *dst, const uint16_t *even, const uint16_t *odd, size_t n, size_t components) {
  if (components == 4) {
    for (size_t i = 0; i < n; i += 4) {
      __builtin_memcpy(dst + i * 2, even + i, 8);
      __builtin_memcpy(dst + i * 2 + 4, odd + i, 8);
    }
  } else {
    for (size_t i = 0; i < n; i++) {
      dst[i * 2] = even[i];
      dst[i * 2 + 1] = odd[i];
    }
  }
}
