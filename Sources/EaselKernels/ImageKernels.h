// Rows of an image under an affine map: nearest pixel, or four neighbours mixed.
//
// Plainly, for each pixel i of row Y, with X = x + i:
//   U = u + X u_dx + Y u_dy, V = v + X v_dx + Y v_dy          (integers with 32 fraction bits, so that any split gives the same bytes)
//   nearest:  dst[i] = pixel(U >> 32, V >> 32)
//   bilinear: p = the four pixels from (U >> 32, V >> 32) on, wx and wy = the next 8 bits of U and V
//             each component: (p00 (256 - wx) (256 - wy) + p10 wx (256 - wy)
//                              + p01 (256 - wx) wy + p11 wx wy + 32768) >> 16

typedef struct {
  uint64_t u, v;
} ImagePoint;

// The map along one row.
typedef struct {
  uint64_t u, v, du, dv;
} ImageRow;

INLINE ImageRow image_row(const EaselImageMap *map, int32_t y) {
  const uint64_t rows = (uint64_t)(int64_t)y;
  return (ImageRow){
      (uint64_t)map->u + rows * (uint64_t)map->u_dy, (uint64_t)map->v + rows * (uint64_t)map->v_dy,
      (uint64_t)map->u_dx, (uint64_t)map->v_dx};
}

INLINE ImagePoint point_at(const ImageRow *row, int32_t x) {
  const uint64_t steps = (uint64_t)(int64_t)x;
  return (ImagePoint){row->u + steps * row->du, row->v + steps * row->dv};
}

INLINE ImagePoint next_point(ImagePoint point, const ImageRow *row) {
  return (ImagePoint){point.u + row->du, point.v + row->dv};
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

// Wrapped from first to end, beyond which the pixel beside the tile or the outermost one goes on.
INLINE int64_t wrapped_within(
    int64_t place, int32_t low, int32_t high, int32_t first, int32_t end, int32_t has_margin) {
  if (has_margin && place < first) return low - 1;
  if (has_margin && place >= end) return high;
  return wrapped(limited(place, first, end), low, high);
}

// The pixel at any place, by the rule of the image's edge.
static uint32_t image_pixel(const EaselImage *image, int64_t column, int64_t row) {
  if (column < image->x0 || column >= image->x1 || row < image->y0 || row >= image->y1) {
    if (image->edge == EaselEdgeTransparent) return 0;
    if (image->edge == EaselEdgeClamp) {
      column = limited(column, image->x0, image->x1);
      row = limited(row, image->y0, image->y1);
    } else if (image->edge == EaselEdgeTile) {
      column = wrapped(column, image->x0, image->x1);
      row = wrapped(row, image->y0, image->y1);
    } else {
      const EaselTileBounds *bounds = &image->bounds;
      column = wrapped_within(column, image->x0, image->x1, bounds->x0, bounds->x1, bounds->has_margin);
      row = wrapped_within(row, image->y0, image->y1, bounds->y0, bounds->y1, bounds->has_margin);
    }
  }
  return image->pixels[row * image->stride + column];
}

// True when the point's pixel and its neighbours to the right and below, `reach` of each, lie in the image.
INLINE int is_inside(const EaselImage *image, ImagePoint point, int32_t reach) {
  return column_of(point) >= image->x0 && column_of(point) < image->x1 - reach &&
         row_of(point) >= image->y0 && row_of(point) < image->y1 - reach;
}

// Steps so large that coordinates might wrap within a row do not count as inside.
INLINE int is_gentle(const ImageRow *row, size_t n) {
  const int64_t largest_step = (int64_t)1 << 48, du = (int64_t)row->du, dv = (int64_t)row->dv;
  return du < largest_step && du > -largest_step && dv < largest_step && dv > -largest_step && n <= 8192;
}

// Points on a line: when the first and the last of a run are inside, all are.
INLINE int is_run_inside(const EaselImage *image, const ImageRow *row, int32_t x, size_t n, int32_t reach) {
  return is_gentle(row, n) && is_inside(image, point_at(row, x), reach) &&
         is_inside(image, point_at(row, x + (int32_t)n - 1), reach);
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
INLINE void bilinear_four(uint32_t *dst, const EaselImage *image, const ImageRow *row, ImagePoint point) {
  const uint32_t *top[4];
  u32x4 u, v, components[4];
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; i++) {
    top[i] = address_of(image, point);
    u[i] = (uint32_t)point.u;
    v[i] = (uint32_t)point.v;
    point = next_point(point, row);
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

// True when neither the point's pixel nor a neighbour to the right or below lies in the image.
INLINE int is_far_outside(const EaselImage *image, ImagePoint point) {
  return column_of(point) < image->x0 - 1 || column_of(point) >= image->x1 || row_of(point) < image->y0 - 1 ||
         row_of(point) >= image->y1;
}

// Two neighbours in one word, as they lie in memory; clear where they are outside of an image that ends there.
INLINE uint64_t pair_at(const EaselImage *image, int64_t column, int64_t row) {
  if (image->edge != EaselEdgeTransparent)
    return image_pixel(image, column, row) | (uint64_t)image_pixel(image, column + 1, row) << 32;
  if (row < image->y0 || row >= image->y1) return 0;
  const uint32_t *pixels = image->pixels + row * image->stride + column;
  const uint64_t left = column >= image->x0 && column < image->x1 ? pixels[0] : 0;
  const uint64_t right = column + 1 >= image->x0 && column + 1 < image->x1 ? pixels[1] : 0;
  return left | right << 32;
}

static uint32_t bilinear_pixel(const EaselImage *image, ImagePoint point) {
  if (image->edge == EaselEdgeTransparent && is_far_outside(image, point)) return 0;
  const uint32_t wx = (uint32_t)(point.u >> 24) & 255, wy = (uint32_t)(point.v >> 24) & 255;
  const uint64_t top = pair_at(image, column_of(point), row_of(point));
  const uint64_t bottom = pair_at(image, column_of(point), row_of(point) + 1);
  u16x8 upper = load_pair((const uint32_t *)&top), lower = load_pair((const uint32_t *)&bottom);
  u16x8 columns = (upper << 8) + (lower - upper) * (uint16_t)wy;
  u32x4 components = mixed_across(columns, (u32x4)((256 - wx) | wx << 16));
  return components[0] | components[1] << 8 | components[2] << 16 | components[3] << 24;
}

// Pixels of the image moved by whole pixels, which needs no arithmetic where they lie inside.
static int copy_moved(uint32_t *dst, int32_t x, size_t n, const EaselImage *image, const ImageRow *row) {
  if (row->du != (uint64_t)1 << 32 || row->dv != 0 || !is_run_inside(image, row, x, n, 0)) return 0;
  copy(dst, address_of(image, point_at(row, x)), n);
  return 1;
}

// Pixels begin ..< end, all inside. The last four may overlap those before them.
INLINE void bilinear_inside(
    uint32_t *dst, int32_t x, size_t begin, size_t end, const EaselImage *image, const ImageRow *row) {
  if (end - begin < 4) {
    for (; begin < end; begin++) dst[begin] = bilinear_pixel(image, point_at(row, x + (int32_t)begin));
    return;
  }
  for (; begin + 4 < end; begin += 4)
    bilinear_four(dst + begin, image, row, point_at(row, x + (int32_t)begin));
  bilinear_four(dst + end - 4, image, row, point_at(row, x + (int32_t)end - 4));
}

// Of a row that enters an image once and leaves it once, the pixels outside and at its edges come first.
static void bilinear_through(
    uint32_t *dst, int32_t x, size_t n, const EaselImage *image, const ImageRow *row) {
  size_t begin = 0, end = n;
  for (; begin < end && !is_inside(image, point_at(row, x + (int32_t)begin), 1); begin++)
    dst[begin] = bilinear_pixel(image, point_at(row, x + (int32_t)begin));
  for (; end > begin && !is_inside(image, point_at(row, x + (int32_t)end - 1), 1); end--)
    dst[end - 1] = bilinear_pixel(image, point_at(row, x + (int32_t)end - 1));
  bilinear_inside(dst, x, begin, end, image, row);
}

static void image_bilinear(
    uint32_t *dst, int32_t x, int32_t y, size_t n, const EaselImage *image, const EaselImageMap *map) {
  const ImageRow row = image_row(map, y);
  const int has_weights = ((row.u | row.v) >> 24 & 255) != 0;
  if (!has_weights && copy_moved(dst, x, n, image, &row)) return;
  if (image->edge == EaselEdgeTransparent && is_gentle(&row, n)) return bilinear_through(dst, x, n, image, &row);
  for (size_t i = 0; i < n; i += 4) {
    const size_t end = i + 4 < n ? i + 4 : n;
    if (end - i == 4 && is_run_inside(image, &row, x + (int32_t)i, 4, 1)) {
      bilinear_four(dst + i, image, &row, point_at(&row, x + (int32_t)i));
    } else {
      for (size_t j = i; j < end; j++) dst[j] = bilinear_pixel(image, point_at(&row, x + (int32_t)j));
    }
  }
}

static void image_nearest(
    uint32_t *dst, int32_t x, int32_t y, size_t n, const EaselImage *image, const EaselImageMap *map) {
  const ImageRow row = image_row(map, y);
  if (copy_moved(dst, x, n, image, &row)) return;
  ImagePoint point = point_at(&row, x);
  if (is_run_inside(image, &row, x, n, 0)) {
    for (size_t i = 0; i < n; i++, point = next_point(point, &row)) dst[i] = *address_of(image, point);
  } else {
    for (size_t i = 0; i < n; i++, point = next_point(point, &row))
      dst[i] = image_pixel(image, column_of(point), row_of(point));
  }
}
