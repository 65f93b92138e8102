// The kernels of gradients. The kind, the spread and has_gaps are constants in each function made by ROW_MAKER, so
// the compiler creates a specialized loop for each combination.

// A long row, n >= LANES. Table indices are written to dst first, and then replaced by their colors. This is fastest
// for long rows, because the first loop uses all vector registers for the parameters.
INLINE void shade_long_row(uint32_t *dst, int32_t x, size_t n, const GradientRow *row) {
  const size_t end = n - LANES;
  for (size_t i = 0; i < end; i += LANES) LANED(store)(dst + i, LANED(indices_at)(row, x + (int32_t)i));
  LANED(store)(dst + end, LANED(indices_at)(row, x + (int32_t)end));
  const uint32_t *ramp = row->ramp.colors;
  for (size_t i = 0; i < n; i++) {
    const uint32_t index = dst[i];
    dst[i] = row->has_gaps && index == UINT32_MAX ? 0 : ramp[index];
  }
}

// A short row. It ends with narrower vectors, so that no color is looked up unnecessarily.
INLINE void shade_short_row(uint32_t *dst, int32_t x, size_t n, const GradientRow *row) {
  size_t i = 0;
  for (; i + LANES <= n; i += LANES) LANED(store)(dst + i, LANED(colors_at)(row, x + (int32_t)i));
#if LANES > 8
  if (i + 8 <= n) {
    store8(dst + i, colors_at8(row, x + (int32_t)i));
    i += 8;
  }
#endif
#if LANES > 4
  if (i + 4 <= n) {
    store4(dst + i, colors_at4(row, x + (int32_t)i));
    i += 4;
  }
#endif
  if (i < n) store_few(dst + i, n - i, colors_at4(row, x + (int32_t)i));
}

// The lowest and the highest table index at the four corners of a block of rows.
typedef struct {
  int32_t lowest, highest;
} Corners;

INLINE Corners corners(int32_t x, size_t n, const GradientRow *first, const GradientRow *last) {
  const int32_t end = x + (int32_t)n - 1;
  const int32_t a = (int32_t)indices_at4(first, x)[0], b = (int32_t)indices_at4(first, end)[0];
  if (first == last) return (Corners){MIN(a, b), MAX(a, b)};
  const int32_t c = (int32_t)indices_at4(last, x)[0], d = (int32_t)indices_at4(last, end)[0];
  return (Corners){MIN(MIN(a, b), MIN(c, d)), MAX(MAX(a, b), MAX(c, d))};
}

// With a larger bias, t is too imprecise to compare corners.
#define LARGEST_BIAS 1000.0f

// Whether all pixels of a block of rows have one color, which is stored in *color.
//
// In a rectangle, the indices of a padded linear gradient have their minimum and maximum at the corners. Those of
// circles with one center have their maximum at a corner, or their minimum if t decreases with the distance. A margin
// of one index covers rounding.
INLINE int are_uniform_rows(
    uint32_t *color, int32_t x, size_t n, const GradientRow *first, const GradientRow *last) {
  const EaselColorRamp ramp = first->ramp;
  const int is_linear = first->kind == EaselGradientKindLinear;
  if (first->spread != EaselSpreadPad || (!is_linear && first->kind != EaselGradientKindRadial)) return 0;
  if (!is_linear && !(first->bias > -LARGEST_BIAS && first->bias < LARGEST_BIAS)) return 0;
  // Rows hardly ever lie within short ends of equal colors.
  const int32_t worthwhile = ramp.size / 8 + 2;
  const int can_lead = ramp.leading >= worthwhile && (is_linear || first->scale >= 0);
  const int can_trail = ramp.trailing >= worthwhile && (is_linear || first->scale < 0);
  if (!can_lead && !can_trail) return 0;
  const Corners indices = corners(x, n, first, last);
  *color = ramp.colors[indices.lowest];
  return (can_lead && indices.highest < ramp.leading - 1) ||
         (can_trail && indices.lowest > ramp.size - ramp.trailing);
}

// Whether all pixels of a row have one color, which is stored in *color.
INLINE int is_uniform_row(uint32_t *color, int32_t x, size_t n, const GradientRow *row) {
  if (row->kind == EaselGradientKindLinear && row->du == 0) {
    *color = colors_at4(row, x)[0];
    return 1;
  }
  return n >= 2 * LANES && are_uniform_rows(color, x, n, row, row);
}

// Writes rows of n > 0 pixels.
typedef void (*RowMaker)(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient);

INLINE void make_rows(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
    EaselGradientKind kind, EaselSpread spread, int has_gaps) {
  GradientRow row = gradient_row(gradient, kind, spread, has_gaps), last = row;
  uint32_t color;
  if (rows > 1) {
    move_to_row(&row, gradient, y);
    move_to_row(&last, gradient, y + (int32_t)rows - 1);
    if (are_uniform_rows(&color, x, n, &row, &last)) return fill_rows(dst, dst_stride, n, rows, color);
  }
  for (size_t i = 0; i < rows; i++, dst += dst_stride) {
    move_to_row(&row, gradient, y + (int32_t)i);
    if (is_uniform_row(&color, x, n, &row))
      fill(dst, n, color);
    else if (n < LANES * 8)
      shade_short_row(dst, x, n, &row);
    else
      shade_long_row(dst, x, n, &row);
  }
}

#define ROW_MAKER(name, kind, spread, has_gaps)                                                           \
  static void name(                                                                                       \
      uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows,                      \
      const EaselGradient *gradient) {                                                                    \
    make_rows(                                                                                            \
        dst, dst_stride, x, y, n, rows, gradient, EaselGradientKind##kind, EaselSpread##spread, has_gaps); \
  }

ROW_MAKER(linear_pad, Linear, Pad, 0)
ROW_MAKER(linear_repeat, Linear, Repeat, 0)
ROW_MAKER(linear_mirror, Linear, Mirror, 0)
ROW_MAKER(radial_pad, Radial, Pad, 0)
ROW_MAKER(radial_repeat, Radial, Repeat, 0)
ROW_MAKER(radial_mirror, Radial, Mirror, 0)
ROW_MAKER(two_circles_pad, TwoCircles, Pad, 1)
ROW_MAKER(two_circles_repeat, TwoCircles, Repeat, 1)
ROW_MAKER(two_circles_mirror, TwoCircles, Mirror, 1)
ROW_MAKER(nested_circles_pad, TwoCircles, Pad, 0)
ROW_MAKER(nested_circles_repeat, TwoCircles, Repeat, 0)
ROW_MAKER(nested_circles_mirror, TwoCircles, Mirror, 0)
ROW_MAKER(conic, Conic, Pad, 0)

static RowMaker row_maker(const EaselGradient *gradient) {
  static const RowMaker makers[4][3] = {
      {linear_pad, linear_repeat, linear_mirror},
      {radial_pad, radial_repeat, radial_mirror},
      {nested_circles_pad, nested_circles_repeat, nested_circles_mirror},
      {conic, conic, conic},
  };
  static const RowMaker makers_with_gaps[3] = {two_circles_pad, two_circles_repeat, two_circles_mirror};
  const EaselSpread spread = gradient->ramp.spread;
  return has_gaps(gradient) ? makers_with_gaps[spread] : makers[gradient->kind][spread];
}

static void gradient(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows,
    const EaselGradient *gradient) {
  if (n > 0) row_maker(gradient)(dst, dst_stride, x, y, n, rows, gradient);
}

// The number of source pixels that are computed before they are composited. They stay in the first-level cache.
#define PIECE 512

INLINE void over_gradient_piece(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
    Mask mask, size_t mask_stride) {
  uint32_t source[PIECE];
  row_maker(gradient)(source, n, x, y, n, rows, gradient);
  composite_rows(
      dst, dst_stride, n, rows, (Source){.kind = SOURCE_SPAN, .span = source}, n, mask, mask_stride);
}

INLINE void over_gradient_rows(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
    Mask mask, size_t mask_stride) {
  const size_t width = n < PIECE ? n : PIECE, height = width > 0 ? PIECE / width : 0;
  for (size_t start = 0; start < n; start += width) {
    const size_t columns = n - start < width ? n - start : width;
    for (size_t top = 0; top < rows; top += height) {
      Mask part = mask;
      if (mask.kind == MASK_SPAN) part.span += top * mask_stride + start;
      over_gradient_piece(
          dst + top * dst_stride + start, dst_stride, x + (int32_t)start, y + (int32_t)top, columns,
          rows - top < height ? rows - top : height, gradient, part, mask_stride);
    }
  }
}

static void over_gradient(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
    uint8_t alpha) {
  if (alpha == 255) return over_gradient_rows(dst, dst_stride, x, y, n, rows, gradient, no_mask, 0);
  over_gradient_rows(
      dst, dst_stride, x, y, n, rows, gradient, (Mask){.kind = MASK_FACTOR, .factor = alpha}, 0);
}

static void over_gradient_mask(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
    const uint8_t *mask, size_t mask_stride) {
  over_gradient_rows(
      dst, dst_stride, x, y, n, rows, gradient, (Mask){.kind = MASK_SPAN, .span = mask}, mask_stride);
}
