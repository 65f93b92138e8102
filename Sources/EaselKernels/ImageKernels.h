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

// Whether neighbors in the row are neighbors in a row of the image.
INLINE int is_translation(const ImageRow *row) { return row->du == (uint64_t)1 << 32 && row->dv == 0; }

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
    if (image->edge == EaselEdgeTile) {
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

// Four pixels inside the image. If the row is upright, all four have the same y in the image.
INLINE void bilinear_four(
    uint32_t *dst, const EaselImage *image, const ImageRow *row, ImagePoint point, int is_upright) {
  const u32x4 lanes = {0, 1, 2, 3};
  const u32x4 u = (uint32_t)point.u + lanes * (uint32_t)row->du, v = (uint32_t)point.v + lanes * (uint32_t)row->dv;
  const uint32_t *const first_row = image->pixels + row_of(point) * image->stride;
  const uint32_t *top[4];
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; i++, point = next_point(point, row))
    top[i] = is_upright ? first_row + column_of(point) : address_of(image, point);
  const u8x16 pixels = bilinear_four_at(top, image->stride, u >> 24, v >> 24);
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
  if (!is_translation(row) || !is_run_inside(image, row, x, n, 0)) return 0;
  __builtin_memmove(dst, address_of(image, point_at(row, x)), n * 4);
  return 1;
}

#if LANES >= 8

// As bilinear_inside, for at least four pixels of a translated image.
INLINE void bilinear_in_order(
    uint32_t *dst, int32_t x, size_t begin, size_t end, const EaselImage *image, const ImageRow *row) {
  const uint32_t wx = (uint32_t)(row->u >> 24) & 255;
  const uint16_t wy = (uint16_t)(row->v >> 24 & 255);
  const __m256i across = _mm256_set1_epi32((int32_t)((256 - wx) | wx << 16));
  const uint32_t *top = address_of(image, point_at(row, x + (int32_t)begin)), *const last = top + (end - begin) - 4;
  for (; top < last; top += 4, begin += 4) bilinear_four_in_order(dst + begin, top, image->stride, wy, across);
  bilinear_four_in_order(dst + end - 4, last, image->stride, wy, across);
}

#endif

// Pixels begin ..< end, at least four and all inside the image. The last four may overlap the previous ones.
INLINE void bilinear_fours(
    uint32_t *dst, int32_t x, size_t begin, size_t end, const EaselImage *image, const ImageRow *row,
    int is_upright) {
  for (; begin + 4 < end; begin += 4)
    bilinear_four(dst + begin, image, row, point_at(row, x + (int32_t)begin), is_upright);
  bilinear_four(dst + end - 4, image, row, point_at(row, x + (int32_t)end - 4), is_upright);
}

// Pixels begin ..< end, all inside the image.
INLINE void bilinear_inside(
    uint32_t *dst, int32_t x, size_t begin, size_t end, const EaselImage *image, const ImageRow *row) {
  if (end - begin < 4) {
    for (; begin < end; begin++) dst[begin] = bilinear_pixel(image, point_at(row, x + (int32_t)begin));
    return;
  }
#if LANES >= 8
  if (is_translation(row)) return bilinear_in_order(dst, x, begin, end, image, row);
#endif
  if (row->dv == 0)
    bilinear_fours(dst, x, begin, end, image, row, 1);
  else
    bilinear_fours(dst, x, begin, end, image, row, 0);
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
      bilinear_four(dst + i, image, &row, point_at(&row, x + (int32_t)i), 0);
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
