// Images composited over a destination, a block of rows at a time.
//
// In plain C, with the `source` of image_bilinear: dst = over(scaled(scaled(source, alpha), mask), dst).
//
// If the image is not rotated or skewed, each row of the destination has one y in the image. So two rows of the image
// are interpolated vertically first, into a row that is clear outside of the image. Then each pixel is interpolated
// between two neighbors in that row, without tests for the edges of the image.

// The number of columns of the destination that are processed at a time, and of image columns that they can depend
// on.
enum { OVER_COLUMNS = 64, REACHED_COLUMNS = 160 };

typedef struct {
  // The index of the left neighbor of each column in the interpolated row, padded to a multiple of 8.
  uint16_t offset[OVER_COLUMNS];
  // 256 - wx in the low half of each lane, and wx in the high half.
  u32x4 weights[OVER_COLUMNS];
  // The image columns of the interpolated row: low ..< high. Those in begin ..< end are inside the image.
  int32_t low, high, begin, end;
  // Whether column i is interpolated between the columns low + i and low + i + 1, with the same weights for all i.
  int are_in_order;
} UprightColumns;

// The column of the left neighbor of a point. Far outside of the image, it is a column that is clear, as is the next
// one.
INLINE int32_t nearby_column(const EaselImage *image, uint64_t u) {
  const int32_t column = (int32_t)(u >> 32);
  return column < image->x0 - 2 ? image->x0 - 2 : column > image->x1 ? image->x1 : column;
}

// Returns false if the image columns do not fit in the interpolated row.
INLINE int find_columns(
    UprightColumns *columns, int32_t x, size_t n, const EaselImage *image, const EaselImageMap *map) {
  int32_t reached[OVER_COLUMNS], low = INT32_MAX, high = INT32_MIN;
  uint64_t u = (uint64_t)map->u + (uint64_t)(int64_t)x * (uint64_t)map->u_dx;
  for (size_t i = 0; i < n; i++, u += (uint64_t)map->u_dx) {
    const int32_t column = nearby_column(image, u);
    const uint32_t wx = (uint32_t)(u >> 24) & 255;
    columns->weights[i] = (u32x4)((256 - wx) | wx << 16);
    reached[i] = column;
    low = column < low ? column : low;
    high = column > high ? column : high;
  }
  if (high - low + 2 > REACHED_COLUMNS) return 0;
  for (size_t i = 0; i < n; i++) columns->offset[i] = (uint16_t)((reached[i] - low) * 4);
  for (size_t i = n; i % 8 != 0; i++) {
    columns->offset[i] = 0;
    columns->weights[i] = 0;
  }
  columns->are_in_order = map->u_dx == (int64_t)1 << 32 && (size_t)(high - low) + 1 == n;
  columns->low = low;
  columns->high = high + 2;
  columns->begin = low > image->x0 ? low : image->x0;
  columns->end = columns->high < image->x1 ? columns->high : image->x1;
  if (columns->end < columns->begin) columns->end = columns->begin;
  return 1;
}

typedef uint8_t u8x4 __attribute__((ext_vector_type(4)));
typedef uint16_t u16x4 __attribute__((ext_vector_type(4)));

INLINE void lerp_vertically_one(uint16_t *interpolated, const uint32_t *upper, const uint32_t *lower, uint16_t wy) {
  u8x4 above, below;
  __builtin_memcpy(&above, upper, 4);
  __builtin_memcpy(&below, lower, 4);
  const u16x4 top = __builtin_convertvector(above, u16x4), bottom = __builtin_convertvector(below, u16x4);
  const u16x4 sums = ((top << 8) + (bottom - top) * wy) ^ (uint16_t)CLEAR_COMPONENT;
  __builtin_memcpy(interpolated, &sums, 8);
}

INLINE void lerp_vertically(
    uint16_t *interpolated, const uint32_t *upper, const uint32_t *lower, size_t n, uint16_t wy) {
  if (n < 4) {
    for (size_t i = 0; i < n; i++) lerp_vertically_one(interpolated + i * 4, upper + i, lower + i, wy);
    return;
  }
  for (size_t i = 0; i + 4 < n; i += 4) lerp_vertically_four(interpolated + i * 4, upper + i, lower + i, wy);
  lerp_vertically_four(interpolated + (n - 4) * 4, upper + n - 4, lower + n - 4, wy);
}

#if LANES >= 8

// Two pixels, one in each half of the vector.
INLINE __m256i lerp_two(const UprightColumns *columns, const uint16_t *interpolated, size_t i) {
  const __m128i *left = (const __m128i *)(interpolated + columns->offset[i]);
  const __m128i *right = (const __m128i *)(interpolated + columns->offset[i + 1]);
  __m256i pairs = _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(left)), _mm_loadu_si128(right), 1);
  return lerp_two_pairs(pairs, _mm256_loadu_si256((const __m256i *)(columns->weights + i)));
}

// Eight pixels that are interpolated between neighbors in order, all with the same weights.
INLINE u32v8 lerp_eight_in_order(const uint16_t *interpolated, __m256i weights) {
  __m256i packed[2];
  for (size_t i = 0; i < 2; i++) {
    const __m256i left = _mm256_loadu_si256((const __m256i *)(interpolated + i * 16));
    const __m256i right = _mm256_loadu_si256((const __m256i *)(interpolated + i * 16 + 4));
    packed[i] = lerp_four_in_order(left, right, weights);
  }
  u32v8 pixels = (u32v8)_mm256_packus_epi16(packed[0], packed[1]);
  return __builtin_shufflevector(pixels, pixels, 0, 1, 4, 5, 2, 3, 6, 7);
}

INLINE u32v8 lerp_eight(const UprightColumns *columns, const uint16_t *interpolated, size_t i) {
  __m256i low = _mm256_packus_epi32(lerp_two(columns, interpolated, i), lerp_two(columns, interpolated, i + 2));
  __m256i high = _mm256_packus_epi32(lerp_two(columns, interpolated, i + 4), lerp_two(columns, interpolated, i + 6));
  u32v8 pixels = (u32v8)_mm256_packus_epi16(low, high);
  return __builtin_shufflevector(pixels, pixels, 0, 4, 1, 5, 2, 6, 3, 7);
}

// Interpolates n pixels, and up to 7 more, times alpha.
INLINE void lerp_row(
    uint32_t *dst, const UprightColumns *columns, const uint16_t *interpolated, size_t n, uint8_t alpha) {
  const __m256i weights = _mm256_set1_epi32((int32_t)columns->weights[0][0]);
  for (size_t i = 0; i < n; i += 8) {
    u32v8 pixels = columns->are_in_order ? lerp_eight_in_order(interpolated + i * 4, weights)
                                         : lerp_eight(columns, interpolated, i);
    store8(dst + i, alpha == 255 ? pixels : scale8(pixels, (u16v8)alpha));
  }
}

#else

INLINE u32x4 lerp_one(const UprightColumns *columns, const uint16_t *interpolated, size_t i) {
  u16x8 pair;
  __builtin_memcpy(&pair, interpolated + columns->offset[i], 16);
  return lerp_horizontally(pair ^ (uint16_t)CLEAR_COMPONENT, columns->weights[i]);
}

INLINE u32v4 lerp_four(const UprightColumns *columns, const uint16_t *interpolated, size_t i) {
  return (u32v4)pack_alphas(
      pack_areas(lerp_one(columns, interpolated, i), lerp_one(columns, interpolated, i + 1)),
      pack_areas(lerp_one(columns, interpolated, i + 2), lerp_one(columns, interpolated, i + 3)));
}

// Interpolates n pixels, and up to 3 more, times alpha.
INLINE void lerp_row(
    uint32_t *dst, const UprightColumns *columns, const uint16_t *interpolated, size_t n, uint8_t alpha) {
  for (size_t i = 0; i < n; i += 4) {
    u32v4 pixels = lerp_four(columns, interpolated, i);
    store4(dst + i, alpha == 255 ? pixels : scale4(pixels, (u16v4)alpha));
  }
}

#endif

// The number of the mask of a row: the first, the middle or the last of three.
INLINE size_t mask_number(size_t row, size_t rows) { return row == 0 ? 0 : row + 1 < rows ? 1 : 2; }

INLINE const uint8_t *block_mask(const uint8_t *mask, size_t mask_stride, size_t row, size_t rows) {
  return mask + mask_number(row, rows) * mask_stride;
}

INLINE void over_masked(uint32_t *dst, const uint32_t *source, const uint8_t *mask, size_t n) {
  composite(dst, n, (Source){.kind = SOURCE_SPAN, .span = source}, (Mask){.kind = MASK_SPAN, .span = mask});
}

// The columns begin ..< end of a row of the image; clear pixels above and below the image.
INLINE const uint32_t *upright_row(const EaselImage *image, const UprightColumns *columns, int64_t row) {
  static const uint32_t clear[REACHED_COLUMNS];
  if (row < image->y0 || row >= image->y1) return clear;
  return image->pixels + row * image->stride + columns->begin;
}

// The two rows of the image for a row of the destination, interpolated vertically.
INLINE void interpolate_rows(
    uint16_t *interpolated, int32_t y, const EaselImage *image, const EaselImageMap *map,
    const UprightColumns *columns) {
  const uint64_t v = (uint64_t)map->v + (uint64_t)(int64_t)y * (uint64_t)map->v_dy;
  const int64_t top = (int32_t)(v >> 32);
  lerp_vertically(
      interpolated + (columns->begin - columns->low) * 4, upright_row(image, columns, top),
      upright_row(image, columns, top + 1), (size_t)(columns->end - columns->begin), (uint16_t)(v >> 24 & 255));
}

INLINE void clear_outside(uint16_t *interpolated, const UprightColumns *columns) {
  for (int32_t i = 0; i < (columns->begin - columns->low) * 4; i++) interpolated[i] = CLEAR_COMPONENT;
  for (int32_t i = (columns->end - columns->low) * 4; i < (columns->high - columns->low) * 4; i++)
    interpolated[i] = CLEAR_COMPONENT;
}

// Each row takes three steps, one in each turn of the loop. Reading memory just after it was written with other
// vector bounds would stall the CPU, so each turn works on three different rows.
static void over_upright(
    uint32_t *dst, size_t dst_stride, int32_t y, size_t n, size_t rows, const EaselImage *image,
    const EaselImageMap *map, const UprightColumns *columns, uint8_t alpha, const uint8_t *mask,
    size_t mask_stride) {
  uint16_t interpolated[2][REACHED_COLUMNS * 4];
  uint32_t source[2][OVER_COLUMNS];
  for (int i = 0; i < 2; i++) clear_outside(interpolated[i], columns);
  for (size_t turn = 0; turn < rows + 2; turn++) {
    if (turn < rows) interpolate_rows(interpolated[turn & 1], y + (int32_t)turn, image, map, columns);
    if (turn >= 2)
      over_masked(
          dst + (turn - 2) * dst_stride, source[turn & 1], block_mask(mask, mask_stride, turn - 2, rows), n);
    if (turn >= 1 && turn <= rows) lerp_row(source[(turn - 1) & 1], columns, interpolated[(turn - 1) & 1], n, alpha);
  }
}

// For any transform and any edge of the image.
static void over_sampled(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselImage *image,
    const EaselImageMap *map, uint8_t alpha, const uint8_t *mask, size_t mask_stride) {
  uint32_t source[OVER_COLUMNS];
  for (size_t row = 0; row < rows; row++) {
    image_bilinear(source, x, y + (int32_t)row, n, image, map);
    if (alpha != 255) mask_scale((uint8_t *)source, n * 4, alpha);
    over_masked(dst + row * dst_stride, source, block_mask(mask, mask_stride, row, rows), n);
  }
}

// Whether each pixel of the destination is one pixel of the image: the weights of all other neighbors are 0.
INLINE int is_on_whole_pixels(const EaselImageMap *map) {
  const int64_t one = (int64_t)1 << 32;
  return map->u_dx == one && map->v_dy == one && map->v_dx == 0 && map->u_dy == 0 && (map->u >> 24 & 255) == 0
      && (map->v >> 24 & 255) == 0;
}

INLINE int is_full_mask(const uint8_t *mask, size_t n) {
  uint8_t all = 255;
  for (size_t i = 0; i < n; i++) all &= mask[i];
  return all == 255;
}

// Composites n pixels through a mask, times alpha.
INLINE void over_scaled(uint32_t *dst, const uint32_t *source, size_t n, uint8_t alpha, const uint8_t *mask) {
  uint32_t scaled[OVER_COLUMNS];
  for (size_t i = 0; i < n; i += OVER_COLUMNS) {
    const size_t count = n - i < OVER_COLUMNS ? n - i : OVER_COLUMNS;
    __builtin_memcpy(scaled, source + i, count * sizeof *scaled);
    mask_scale((uint8_t *)scaled, count * 4, alpha);
    over_masked(dst + i, scaled, mask + i, count);
  }
}

// For an image on whole pixels that is transparent outside, without interpolation.
static void over_whole_pixels(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselImage *image,
    const EaselImageMap *map, uint8_t alpha, const uint8_t *mask, size_t mask_stride) {
  const int64_t left = (int64_t)((uint64_t)map->u + ((uint64_t)(int64_t)x << 32)) >> 32;
  const int64_t top = (int64_t)((uint64_t)map->v + ((uint64_t)(int64_t)y << 32)) >> 32;
  const int64_t begin = left < image->x0 ? image->x0 - left : 0;
  const int64_t end = left + (int64_t)n > image->x1 ? image->x1 - left : (int64_t)n;
  if (begin >= end) return;
  const size_t count = (size_t)(end - begin);
  int is_full[3];
  for (size_t i = 0; i < 3; i++) is_full[i] = is_full_mask(mask + i * mask_stride + begin, count);
  for (size_t row = 0; row < rows; row++) {
    if (top + (int64_t)row < image->y0 || top + (int64_t)row >= image->y1) continue;
    const uint32_t *source = image->pixels + (top + (int64_t)row) * image->stride + left + begin;
    const uint8_t *row_mask = block_mask(mask, mask_stride, row, rows) + begin;
    uint32_t *target = dst + row * dst_stride + begin;
    if (alpha != 255)
      over_scaled(target, source, count, alpha, row_mask);
    else if (is_full[mask_number(row, rows)])
      over_span(target, source, count);
    else
      over_masked(target, source, row_mask, count);
  }
}

static void over_bilinear(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselImage *image,
    const EaselImageMap *map, uint8_t alpha, const uint8_t *mask, size_t mask_stride) {
  if (image->edge == EaselEdgeTransparent && is_on_whole_pixels(map))
    return over_whole_pixels(dst, dst_stride, x, y, n, rows, image, map, alpha, mask, mask_stride);
  const int is_upright = map->v_dx == 0 && map->u_dy == 0 && image->edge == EaselEdgeTransparent;
  for (size_t i = 0; i < n; i += OVER_COLUMNS) {
    const size_t count = n - i < OVER_COLUMNS ? n - i : OVER_COLUMNS;
    const int32_t column = x + (int32_t)i;
    UprightColumns columns;
    if (is_upright && find_columns(&columns, column, count, image, map)) {
      over_upright(dst + i, dst_stride, y, count, rows, image, map, &columns, alpha, mask + i, mask_stride);
    } else {
      over_sampled(
          dst + i, dst_stride, column, y, count, rows, image, map, alpha, mask + i, mask_stride);
    }
  }
}
