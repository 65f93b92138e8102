// Rows of an image through an affine transform, with the nearest pixel or bilinear interpolation.
//
// In plain C, for each pixel i of row Y, with X = x + i:
//   U = u + X u_dx + Y u_dy, V = v + X v_dx + Y v_dy, integers with 32 fraction bits
//   nearest:  dst[i] = pixel(U >> 32, V >> 32)
//   bilinear: p = the four pixels from (U >> 32, V >> 32) on, wx and wy = the highest 8 fraction bits of U and V
//             each component: (p00 (256 - wx) (256 - wy) + p10 wx (256 - wy)
//                              + p01 (256 - wx) wy + p11 wx wy + 32768) >> 16

typedef struct {
  uint64_t u, v;
} ImagePoint;

// The transform along one row.
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

// The address of the pixel at a point inside the image.
INLINE const uint32_t *address_of(const EaselImage *image, ImagePoint point) {
  return image->pixels + (int64_t)(point.v >> 32) * image->stride + (int64_t)(point.u >> 32);
}

// A position moved into low ..< high by a multiple of the size.
INLINE int64_t wrapped(int64_t place, int32_t low, int32_t high) {
  int64_t rest = (place - low) % (high - low);
  return low + (rest < 0 ? rest + (high - low) : rest);
}

// The nearest position in low ..< high.
INLINE int64_t clamped(int64_t place, int32_t low, int32_t high) {
  return place < low ? low : place >= high ? high - 1 : place;
}

// A position wrapped within first ..< end. Outside, it is the nearest position beside the tile if there is a margin,
// or else that of the nearest pixel of a repetition.
INLINE int64_t wrapped_within(
    int64_t place, int32_t low, int32_t high, int32_t first, int32_t end, int32_t has_margin) {
  if (has_margin && place < first) return low - 1;
  if (has_margin && place >= end) return high;
  return wrapped(clamped(place, first, end), low, high);
}

// The pixel at any position, according to the edge of the image.
static uint32_t image_pixel(const EaselImage *image, int64_t column, int64_t row) {
  if (column < image->x0 || column >= image->x1 || row < image->y0 || row >= image->y1) {
    if (image->edge == EaselEdgeTransparent) return 0;
    if (image->edge == EaselEdgeClamp) {
      column = clamped(column, image->x0, image->x1);
      row = clamped(row, image->y0, image->y1);
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

// Whether the pixel at a point and `reach` neighbors to the right and below are inside the image.
INLINE int is_inside(const EaselImage *image, ImagePoint point, int32_t reach) {
  return column_of(point) >= image->x0 && column_of(point) < image->x1 - reach &&
         row_of(point) >= image->y0 && row_of(point) < image->y1 - reach;
}

// Whether coordinates cannot overflow within a row.
INLINE int is_free_of_overflow(const ImageRow *row, size_t n) {
  const int64_t largest_step = (int64_t)1 << 48, du = (int64_t)row->du, dv = (int64_t)row->dv;
  return du < largest_step && du > -largest_step && dv < largest_step && dv > -largest_step && n <= 8192;
}

// Whether all points of a run are inside the image. They are on a line, so the first and the last are sufficient.
INLINE int is_run_inside(const EaselImage *image, const ImageRow *row, int32_t x, size_t n, int32_t reach) {
  return is_free_of_overflow(row, n) && is_inside(image, point_at(row, x), reach) &&
         is_inside(image, point_at(row, x + (int32_t)n - 1), reach);
}

// Lane i of a vector, repeated in all lanes.
INLINE u32x4 broadcast_lane(u32x4 v, int i) {
  switch (i) {
    case 0: return __builtin_shufflevector(v, v, 0, 0, 0, 0);
    case 1: return __builtin_shufflevector(v, v, 1, 1, 1, 1);
    case 2: return __builtin_shufflevector(v, v, 2, 2, 2, 2);
    default: return __builtin_shufflevector(v, v, 3, 3, 3, 3);
  }
}

// The components of two pixels.
INLINE u16x8 load_pair(const uint32_t *pixels) {
  typedef uint8_t u8x8 __attribute__((ext_vector_type(8)));
  u8x8 bytes;
  __builtin_memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, u16x8);
}

// (left * (256 - wx) + right * wx + 32768) >> 16 for four components. `columns` are the components of left and right,
// and each lane of `weights` holds 256 - wx in its low half and wx in its high half.
INLINE u32x4 lerp_horizontally(u16x8 columns, u32x4 weights) {
#if defined(__SSE2__)
  // The instruction multiplies signed numbers. Subtracting 32,768 from both columns subtracts 32,768 * 256 from the
  // sum.
  u16x8 pairs = __builtin_shufflevector(columns, columns, 0, 4, 1, 5, 2, 6, 3, 7) ^ 0x8000;
  u32x4 sums = (u32x4)_mm_madd_epi16((__m128i)pairs, (__m128i)weights) + 32768u * 256;
#else
  u32x4 sums = __builtin_convertvector(columns.lo, u32x4) * (weights & 0xffff) +
               __builtin_convertvector(columns.hi, u32x4) * (weights >> 16);
#endif
  return (sums + 32768) >> 16;
}

// Four pixels inside the image. Interpolates vertically, which is exact in 16 bits, then horizontally, with one
// rounding.
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
    u16x8 columns = (upper << 8) + (lower - upper) * (u16x8)broadcast_lane(down, i);
    components[i] = lerp_horizontally(columns, broadcast_lane(across, i));
  }
  u8x16 pixels = pack_alphas(
      pack_areas(components[0], components[1]), pack_areas(components[2], components[3]));
  __builtin_memcpy(dst, &pixels, 16);
}

// Whether the pixel at a point and its neighbors to the right and below are all outside the image.
INLINE int is_far_outside(const EaselImage *image, ImagePoint point) {
  return column_of(point) < image->x0 - 1 || column_of(point) >= image->x1 || row_of(point) < image->y0 - 1 ||
         row_of(point) >= image->y1;
}

// Two neighbors in one word, in the order of memory. Pixels outside of an image with a transparent edge are clear.
INLINE uint64_t pair_at(const EaselImage *image, int64_t column, int64_t row) {
  if (image->edge != EaselEdgeTransparent)
    return image_pixel(image, column, row) | (uint64_t)image_pixel(image, column + 1, row) << 32;
  if (row < image->y0 || row >= image->y1) return 0;
  // An index and not a pointer, which must not point before the first pixel.
  const int64_t index = row * image->stride + column;
  const uint64_t left = column >= image->x0 && column < image->x1 ? image->pixels[index] : 0;
  const uint64_t right = column + 1 >= image->x0 && column + 1 < image->x1 ? image->pixels[index + 1] : 0;
  return left | right << 32;
}

static uint32_t bilinear_pixel(const EaselImage *image, ImagePoint point) {
  if (image->edge == EaselEdgeTransparent && is_far_outside(image, point)) return 0;
  const uint32_t wx = (uint32_t)(point.u >> 24) & 255, wy = (uint32_t)(point.v >> 24) & 255;
  const uint64_t top = pair_at(image, column_of(point), row_of(point));
  const uint64_t bottom = pair_at(image, column_of(point), row_of(point) + 1);
  u16x8 upper = load_pair((const uint32_t *)&top), lower = load_pair((const uint32_t *)&bottom);
  u16x8 columns = (upper << 8) + (lower - upper) * (uint16_t)wy;
  u32x4 components = lerp_horizontally(columns, (u32x4)((256 - wx) | wx << 16));
  return components[0] | components[1] << 8 | components[2] << 16 | components[3] << 24;
}

// Copies pixels if the transform is a translation and all points are inside the image. Returns whether it did.
static int copy_translated(uint32_t *dst, int32_t x, size_t n, const EaselImage *image, const ImageRow *row) {
  if (row->du != (uint64_t)1 << 32 || row->dv != 0 || !is_run_inside(image, row, x, n, 0)) return 0;
  copy(dst, address_of(image, point_at(row, x)), n);
  return 1;
}

// Pixels begin ..< end, all inside the image. The last four may overlap the previous ones.
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

// A row that enters and leaves the image at most once. The pixels outside and at the edges are computed one by one.
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
  if (!has_weights && copy_translated(dst, x, n, image, &row)) return;
  if (image->edge == EaselEdgeTransparent && is_free_of_overflow(&row, n))
    return bilinear_through(dst, x, n, image, &row);
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
  if (copy_translated(dst, x, n, image, &row)) return;
  ImagePoint point = point_at(&row, x);
  if (is_run_inside(image, &row, x, n, 0)) {
    for (size_t i = 0; i < n; i++, point = next_point(point, &row)) dst[i] = *address_of(image, point);
  } else {
    for (size_t i = 0; i < n; i++, point = next_point(point, &row))
      dst[i] = image_pixel(image, column_of(point), row_of(point));
  }
}
