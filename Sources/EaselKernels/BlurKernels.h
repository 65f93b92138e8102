// Rows of a blur: 15-bit components, steps between grids of which one is twice as fine, convolutions.
//
// A *wide* component is a byte << 7, 0...32,640: a sum of two fits 16 bits, so that one multiplication serves both sides
// of a symmetric kernel. LANES pixels of bytes have LANES * 4 components; a vector holds WIDE_LANES wide ones.
#define WIDE_LANES (LANES * 2)

typedef uint8_t LANED(component_bytes) __attribute__((ext_vector_type(WIDE_LANES)));

INLINE LANED(u16v) LANED(load_wide)(const uint16_t *wide) {
  LANED(u16v) v;
  __builtin_memcpy(&v, wide, sizeof v);
  return v;
}

INLINE void LANED(store_wide)(uint16_t *wide, LANED(u16v) v) { __builtin_memcpy(wide, &v, sizeof v); }

// MARK: Bytes to wide components and back

static void wide_from_mask(uint16_t *dst, const uint8_t *src, size_t n) {
  size_t i = 0;
  for (; i + WIDE_LANES <= n; i += WIDE_LANES) {
    LANED(component_bytes) v;
    __builtin_memcpy(&v, src + i, sizeof v);
    LANED(store_wide)(dst + i, __builtin_convertvector(v, LANED(u16v)) << 7);
  }
  for (; i < n; i++) dst[i] = (uint16_t)(src[i] << 7);
}

static void wide_from_pixels(uint16_t *dst, const uint32_t *src, size_t n) {
  wide_from_mask(dst, (const uint8_t *)src, n * 4);
}

static void wide_from_alpha(uint16_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = (uint16_t)(src[i] >> 24 << 7);
}

static void mask_from_wide(uint8_t *dst, const uint16_t *src, size_t n, uint16_t rounding) {
  size_t i = 0;
  for (; i + WIDE_LANES <= n; i += WIDE_LANES) {
    LANED(u16v) v = LANED(load_wide)(src + i) + rounding;
    LANED(component_bytes) result = __builtin_convertvector(v >> 7, LANED(component_bytes));
    __builtin_memcpy(dst + i, &result, sizeof result);
  }
  for (; i < n; i++) dst[i] = (uint8_t)((src[i] + rounding) >> 7);
}

static void pixels_from_wide(uint32_t *dst, const uint16_t *src, size_t n, const uint16_t *rounding) {
  uint8_t *bytes = (uint8_t *)dst;
  size_t i = 0;
  for (; i + WIDE_LANES <= n * 4; i += WIDE_LANES) {
    LANED(u16v) v = LANED(load_wide)(src + i) + LANED(load_wide)(rounding + i % 32);
    LANED(component_bytes) result = __builtin_convertvector(v >> 7, LANED(component_bytes));
    __builtin_memcpy(bytes + i, &result, sizeof result);
  }
  for (; i < n * 4; i++) bytes[i] = (uint8_t)((src[i] + rounding[i % 32]) >> 7);
}

// Each product is below 2^32: alpha is at most 32,640 and doubled.
static void pixels_from_wide_alpha(
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

// Vectors that are summed at the same time: the addresses and the weight of a tap serve all.
#define PARTS 4

INLINE void convolve_block(
    uint16_t *dst, const EaselWideRow *taps, size_t offset, int parts, const uint16_t *weights,
    size_t radius) {
  LANED(u16v) sums[PARTS];
  const uint16_t *center = taps[radius] + offset;
  for (int part = 0; part < parts; part++)
    sums[part] = LANED(weighted)(LANED(load_wide)(center + part * WIDE_LANES), weights[0]);
  for (size_t i = 1; i <= radius; i++) {
    const uint16_t *before = taps[radius - i] + offset, *after = taps[radius + i] + offset;
    for (int part = 0; part < parts; part++) {
      LANED(u16v) pair =
          LANED(load_wide)(before + part * WIDE_LANES) + LANED(load_wide)(after + part * WIDE_LANES);
      sums[part] += LANED(weighted)(pair, weights[i]);
    }
  }
  for (int part = 0; part < parts; part++) LANED(store_wide)(dst + offset + part * WIDE_LANES, sums[part]);
}

static void convolve_symmetric(
    uint16_t *dst, const EaselWideRow *taps, size_t n, const uint16_t *weights, size_t radius) {
  size_t i = 0;
  for (; i + WIDE_LANES * PARTS <= n; i += WIDE_LANES * PARTS)
    convolve_block(dst, taps, i, PARTS, weights, radius);
  for (; i < n; i += WIDE_LANES) convolve_block(dst, taps, i, 1, weights, radius);
}

static void convolve(
    uint16_t *dst, const EaselWideRow *taps, size_t n, const uint16_t *weights, size_t count) {
  for (size_t i = 0; i < n; i += WIDE_LANES) {
    LANED(u16v) sum = 0;
    for (size_t tap = 0; tap < count; tap++)
      sum += LANED(weighted)(LANED(load_wide)(taps[tap] + i), weights[tap]);
    LANED(store_wide)(dst + i, sum);
  }
}

// MARK: Masks

// Columns of a mask that are blurred at a time: their rows stay in the first-level cache.
#define MASK_COLUMNS 128
#define MASK_VECTORS (MASK_COLUMNS / WIDE_LANES)
#define MASK_TAPS (2 * EASEL_MASK_BLUR_RADIUS + 1)

// What the columns of one step are blurred with. Most of what shadows are made of is clear, so vectors that no ink
// reaches are not summed.
typedef struct {
  LANED(u16v) horizontal[EASEL_MASK_BLUR_RADIUS + 1], vertical[EASEL_MASK_BLUR_RADIUS + 1];
  // One row of the source, with a margin on both sides that is clear where the source ends.
  uint8_t bytes[MASK_COLUMNS + 2 * EASEL_MASK_BLUR_RADIUS + WIDE_LANES];
  uint16_t wide[MASK_COLUMNS + 2 * EASEL_MASK_BLUR_RADIUS + WIDE_LANES];
  // Rows convolved along themselves, in a ring that lies here twice over: those of all taps follow one another. None of
  // their vectors lies on two cache lines.
  __attribute__((aligned(64))) uint16_t rows[2 * MASK_TAPS][MASK_COLUMNS];
  // The last row in which each vector was not clear.
  int32_t inked[MASK_VECTORS];
} MaskStrip;

INLINE LANED(u16v) weighted_pair(const uint16_t *one, const uint16_t *other, LANED(u16v) weight) {
  return LANED(weighted)(LANED(load_wide)(one) + LANED(load_wide)(other), weight);
}

// The sum over taps `pitch` components apart; a weight for each distance.
INLINE LANED(u16v) convolved(
    const uint16_t *center, size_t pitch, const LANED(u16v) *weights, size_t radius) {
  LANED(u16v) sum = LANED(weighted)(LANED(load_wide)(center), weights[0]);
  const uint16_t *before = center, *after = center;
  size_t left = radius;
  // Three at a time, as what steps on costs more than what is summed.
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

// Whether not all is clear that a vector of the convolved row is summed from: its bytes and `reach` more.
INLINE int has_ink(const uint8_t *bytes, size_t reach) {
  LANED(component_bytes) all, some;
  __builtin_memcpy(&all, bytes + reach, sizeof all);
  for (size_t i = 0; i < reach; i += WIDE_LANES) {
    __builtin_memcpy(&some, bytes + i, sizeof some);
    all |= some;
  }
  return __builtin_reduce_or(all) != 0;
}

// Row y of the source in slot `slot` of the ring.
INLINE void convolve_mask_row(MaskStrip *strip, int32_t y, size_t slot, size_t taps, size_t vectors, size_t radius) {
  for (size_t i = 0; i < vectors * WIDE_LANES + 2 * radius; i += WIDE_LANES) {
    LANED(component_bytes) bytes;
    __builtin_memcpy(&bytes, strip->bytes + i, sizeof bytes);
    LANED(store_wide)(strip->wide + i, __builtin_convertvector(bytes, LANED(u16v)) << 7);
  }
  for (size_t v = 0; v < vectors; v++) {
    LANED(u16v) sum = 0;
    if (has_ink(strip->bytes + v * WIDE_LANES, 2 * radius)) {
      sum = convolved(strip->wide + v * WIDE_LANES + radius, 1, strip->horizontal, radius);
      strip->inked[v] = y;
    }
    LANED(store_wide)(strip->rows[slot] + v * WIDE_LANES, sum);
    LANED(store_wide)(strip->rows[slot + taps] + v * WIDE_LANES, sum);
  }
}

// The row of the target that row y of the source completes.
INLINE void finish_mask_row(
    MaskStrip *strip, uint8_t *target, int32_t n, int32_t y, size_t first, const EaselMaskBlur *blur) {
  const size_t radius = blur->vertical_radius;
  for (int32_t i = 0; i < n; i += WIDE_LANES) {
    LANED(component_bytes) result = 0;
    if (strip->inked[i / WIDE_LANES] >= y - 2 * (int32_t)radius) {
      LANED(u16v) sum = convolved(strip->rows[first + radius] + i, MASK_COLUMNS, strip->vertical, radius);
      result = __builtin_convertvector((sum + blur->rounding) >> 7, LANED(component_bytes));
    }
    if (n - i >= WIDE_LANES) {
      __builtin_memcpy(target + i, &result, sizeof result);
    } else {
      __builtin_memcpy(target + i, &result, (size_t)(n - i));
    }
  }
}

// The columns column ..< column + n of the target.
static void blur_mask_columns(const EaselMaskBlur *blur, MaskStrip *strip, int32_t column, int32_t n) {
  const int32_t radius = (int32_t)blur->horizontal_radius, reach = (int32_t)blur->vertical_radius;
  const int32_t left = MAX(column - radius, blur->x0), right = MIN(column + n + radius, blur->x1);
  const size_t taps = 2 * (size_t)reach + 1, vectors = (size_t)(n + WIDE_LANES - 1) / WIDE_LANES;
  __builtin_memset(strip->bytes, 0, sizeof strip->bytes);
  for (size_t v = 0; v < vectors; v++) strip->inked[v] = INT32_MIN / 2;
  size_t slot = 0;
  for (int32_t y = -reach; y < blur->rows + reach; y++) {
    if (y >= blur->y0 && y < blur->y1 && left < right) {
      const uint8_t *source = blur->source + (y - blur->y0) * (ptrdiff_t)blur->source_stride;
      __builtin_memcpy(strip->bytes + (left - column + radius), source + (left - blur->x0), (size_t)(right - left));
      convolve_mask_row(strip, y, slot, taps, vectors, (size_t)radius);
    } else {
      __builtin_memset(strip->rows[slot], 0, vectors * WIDE_LANES * 2);
      __builtin_memset(strip->rows[slot + taps], 0, vectors * WIDE_LANES * 2);
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

// MARK: Grids

static void mix_four(
    uint16_t *dst, const uint16_t *inner0, const uint16_t *inner1, const uint16_t *outer0,
    const uint16_t *outer1, size_t n) {
  for (size_t i = 0; i < n; i += WIDE_LANES) {
    LANED(u16v) inner = LANED(load_wide)(inner0 + i) + LANED(load_wide)(inner1 + i);
    LANED(u16v) outer = LANED(load_wide)(outer0 + i) + LANED(load_wide)(outer1 + i);
    LANED(store_wide)(dst + i, LANED(weighted)(inner, 24576) + LANED(weighted)(outer, 8192));
  }
}

static void mix_two(uint16_t *dst, const uint16_t *near, const uint16_t *far, size_t n) {
  for (size_t i = 0; i < n; i += WIDE_LANES) {
    LANED(u16v) low = LANED(weighted)(LANED(load_wide)(far + i), 16384);
    LANED(store_wide)(dst + i, LANED(weighted)(LANED(load_wide)(near + i), 49152) + low);
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

static void join_pairs(uint16_t *dst, const uint16_t *even, const uint16_t *odd, size_t n, size_t components) {
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
