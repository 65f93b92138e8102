// Rows of an image under an affine map: nearest pixel, or four neighbours mixed.
//
// Plainly, for each pixel i of the row, with X = x + i:
//   U = u + X du, V = v + X dv          (integers with 32 fraction bits, so that any split gives the same bytes)
//   nearest:  dst[i] = pixel(U >> 32, V >> 32)
//   bilinear: p = the four pixels from (U >> 32, V >> 32) on, wx and wy = the next 8 bits of U and V
//             each component: (p00 (256 - wx) (256 - wy) + p10 wx (256 - wy)
//                              + p01 (256 - wx) wy + p11 wx wy + 32768) >> 16

typedef struct {
  uint64_t u, v;
} ImagePoint;

INLINE ImagePoint point_at(EaselImageMap map, int32_t x) {
  const uint64_t steps = (uint64_t)(int64_t)x;
  return (ImagePoint){(uint64_t)map.u + steps * (uint64_t)map.du, (uint64_t)map.v + steps * (uint64_t)map.dv};
}

INLINE ImagePoint next_point(ImagePoint point, EaselImageMap map) {
  return (ImagePoint){point.u + (uint64_t)map.du, point.v + (uint64_t)map.dv};
}

INLINE int64_t column_of(ImagePoint point) { return (int64_t)point.u >> 32; }
INLINE int64_t row_of(ImagePoint point) { return (int64_t)point.v >> 32; }

// For points inside the image.
INLINE const uint32_t *address_of(const EaselImage *image, ImagePoint point) {
  return image->pixels + (int64_t)(point.v >> 32) * image->stride + (int64_t)(point.u >> 32);
}

INLINE int64_t wrapped(int64_t place, int32_t low, int32_t high) {
  int64_t rest = (place - low) % (high - low);
  return low + (rest < 0 ? rest + (high - low) : rest);
}

INLINE int64_t limited(int64_t place, int32_t low, int32_t high) {
  return place < low ? low : place >= high ? high - 1 : place;
}

// The pixel at any place, by the rule of the image's edge.
static uint32_t image_pixel(const EaselImage *image, int64_t column, int64_t row) {
  if (column < image->x0 || column >= image->x1 || row < image->y0 || row >= image->y1) {
    if (image->edge == EaselEdgeTransparent) return 0;
    const int is_tiled = image->edge == EaselEdgeTile;
    column = is_tiled ? wrapped(column, image->x0, image->x1) : limited(column, image->x0, image->x1);
    row = is_tiled ? wrapped(row, image->y0, image->y1) : limited(row, image->y0, image->y1);
  }
  return image->pixels[row * image->stride + column];
}

// True when the point's pixel and its neighbours to the right and below, `reach` of each, lie in the image.
INLINE int is_inside(const EaselImage *image, ImagePoint point, int32_t reach) {
  return column_of(point) >= image->x0 && column_of(point) < image->x1 - reach &&
         row_of(point) >= image->y0 && row_of(point) < image->y1 - reach;
}

// Points on a line: when the first and the last of a run are inside, all are. Steps so large that coordinates might
// wrap within a row do not count as inside.
INLINE int is_run_inside(const EaselImage *image, EaselImageMap map, int32_t x, size_t n, int32_t reach) {
  const int64_t largest_step = (int64_t)1 << 48;
  return map.du < largest_step && map.du > -largest_step && map.dv < largest_step && map.dv > -largest_step &&
         n <= 8192 && is_inside(image, point_at(map, x), reach) &&
         is_inside(image, point_at(map, x + (int32_t)n - 1), reach);
}

// Lane i of a vector in all its lanes.
INLINE u32x4 spread_lane(u32x4 v, int i) {
  switch (i) {
    case 0: return __builtin_shufflevector(v, v, 0, 0, 0, 0);
    case 1: return __builtin_shufflevector(v, v, 1, 1, 1, 1);
    case 2: return __builtin_shufflevector(v, v, 2, 2, 2, 2);
    default: return __builtin_shufflevector(v, v, 3, 3, 3, 3);
  }
}

INLINE u16x8 load_pair(const uint32_t *pixels) {
  typedef uint8_t u8x8 __attribute__((ext_vector_type(8)));
  u8x8 bytes;
  __builtin_memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, u16x8);
}

// The four components of (left * (256 - wx) + right * wx + 32768) >> 16, for `columns` of left and right components and
// `weights` of 256 - wx and wx in the halves of each lane.
INLINE u32x4 mixed_across(u16x8 columns, u32x4 weights) {
#if defined(__SSE2__)
  // Products of signed numbers, so 32,768 is taken from both columns, which takes 32,768 * 256 from the sum.
  u16x8 pairs = __builtin_shufflevector(columns, columns, 0, 4, 1, 5, 2, 6, 3, 7) ^ 0x8000;
  u32x4 sums = (u32x4)_mm_madd_epi16((__m128i)pairs, (__m128i)weights) + 32768u * 256;
#else
  u32x4 sums = __builtin_convertvector(columns.lo, u32x4) * (weights & 0xffff) +
               __builtin_convertvector(columns.hi, u32x4) * (weights >> 16);
#endif
  return (sums + 32768) >> 16;
}

// Four pixels, all inside. Rows are mixed first, exactly in 16 bits, then columns, with one rounding.
INLINE void bilinear_four(uint32_t *dst, const EaselImage *image, EaselImageMap map, ImagePoint point) {
  const uint32_t *top[4];
  u32x4 u, v, components[4];
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; i++) {
    top[i] = address_of(image, point);
    u[i] = (uint32_t)point.u;
    v[i] = (uint32_t)point.v;
    point = next_point(point, map);
  }
  u32x4 wx = u >> 24, wy = v >> 24;
  u32x4 across = (256 - wx) | wx << 16, down = wy | wy << 16;
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; i++) {
    u16x8 upper = load_pair(top[i]), lower = load_pair(top[i] + image->stride);
    u16x8 columns = (upper << 8) + (lower - upper) * (u16x8)spread_lane(down, i);
    components[i] = mixed_across(columns, spread_lane(across, i));
  }
  u8x16 pixels = join_alphas(
      join_areas(components[0], components[1]), join_areas(components[2], components[3]));
  __builtin_memcpy(dst, &pixels, 16);
}

static uint32_t bilinear_pixel(const EaselImage *image, ImagePoint point) {
  uint32_t wx = (uint32_t)(point.u >> 24) & 255, wy = (uint32_t)(point.v >> 24) & 255;
  int64_t column = column_of(point), row = row_of(point);
  uint32_t p00 = image_pixel(image, column, row), p10 = image_pixel(image, column + 1, row);
  uint32_t p01 = image_pixel(image, column, row + 1), p11 = image_pixel(image, column + 1, row + 1);
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t top = (p00 >> shift & 255) * (256 - wx) + (p10 >> shift & 255) * wx;
    uint32_t bottom = (p01 >> shift & 255) * (256 - wx) + (p11 >> shift & 255) * wx;
    result |= ((top * (256 - wy) + bottom * wy + 32768) >> 16) << shift;
  }
  return result;
}

// Pixels of the image moved by whole pixels, which needs no arithmetic where they lie inside.
static int copy_moved(uint32_t *dst, int32_t x, size_t n, const EaselImage *image, EaselImageMap map) {
  if (map.du != (int64_t)1 << 32 || map.dv != 0 || !is_run_inside(image, map, x, n, 0)) return 0;
  copy(dst, address_of(image, point_at(map, x)), n);
  return 1;
}

static void image_bilinear(uint32_t *dst, int32_t x, size_t n, EaselImage image, EaselImageMap map) {
  const int has_weights = ((map.u | map.v) >> 24 & 255) != 0;
  if (!has_weights && copy_moved(dst, x, n, &image, map)) return;
  const int all_inside = is_run_inside(&image, map, x, n, 1);
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    ImagePoint point = point_at(map, x + (int32_t)i);
    if (all_inside || is_run_inside(&image, map, x + (int32_t)i, 4, 1)) {
      bilinear_four(dst + i, &image, map, point);
      continue;
    }
    for (size_t j = i; j < i + 4; j++, point = next_point(point, map))
      dst[j] = bilinear_pixel(&image, point);
  }
  for (; i < n; i++) dst[i] = bilinear_pixel(&image, point_at(map, x + (int32_t)i));
}

static void image_nearest(uint32_t *dst, int32_t x, size_t n, EaselImage image, EaselImageMap map) {
  if (copy_moved(dst, x, n, &image, map)) return;
  ImagePoint point = point_at(map, x);
  if (is_run_inside(&image, map, x, n, 0)) {
    for (size_t i = 0; i < n; i++, point = next_point(point, map)) dst[i] = *address_of(&image, point);
  } else {
    for (size_t i = 0; i < n; i++, point = next_point(point, map))
      dst[i] = image_pixel(&image, column_of(point), row_of(point));
  }
}
