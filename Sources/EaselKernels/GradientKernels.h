// Gradients: a parameter t for each pixel, brought into 0...1, looked up in a table of colours.
//
// Plainly, for each pixel i, with X = (float)(x + i):
//   t      = a function of X alone, so that any split of a row gives the same bytes
//   index  = (int)(spread(t) * (size - 1) + 0.5)
//   dst[i] = colors[index], or 0 where there is no t
//
// The kind of gradient and the spread are constants at each call, so that each pair gets a function of its own, which
// makes the pixels of a row; kernels put them in place row by row.

typedef float LANED(f32v) __attribute__((ext_vector_type(LANES)));
typedef int32_t LANED(i32v) __attribute__((ext_vector_type(LANES)));

// A gradient in one row: (u, v) for column X is (u + X du, v + X dv).
typedef struct {
  EaselGradientKind kind;
  EaselSpread spread;
  EaselColorRamp ramp;
  float u, v, du, dv;
  float scale, bias;
  EaselTwoCircles circles;
} GradientRow;

// A parameter and, all ones or all zeros, whether there is one.
typedef struct {
  LANED(f32v) t;
  LANED(i32v) exists;
} LANED(Parameter);

INLINE LANED(f32v) LANED(select)(LANED(i32v) condition, LANED(f32v) a, LANED(f32v) b) {
  return (LANED(f32v))((condition & (LANED(i32v))a) | (~condition & (LANED(i32v))b));
}

INLINE LANED(f32v) LANED(floor)(LANED(f32v) v) {
  LANED(f32v) truncated = __builtin_convertvector(__builtin_convertvector(v, LANED(i32v)), LANED(f32v));
  return truncated + __builtin_convertvector(truncated > v, LANED(f32v));
}

// Repetitions beyond this many are not told apart: floats have no fractions there.
#define FARTHEST_REPETITION 4194304.0f

INLINE LANED(f32v) LANED(spread)(LANED(f32v) t, EaselSpread spread) {
  const LANED(f32v) zero = 0, one = 1, farthest = FARTHEST_REPETITION;
  if (spread == EaselSpreadPad) return __builtin_elementwise_min(__builtin_elementwise_max(t, zero), one);
  t = __builtin_elementwise_min(__builtin_elementwise_max(t, -farthest), farthest);
  if (spread == EaselSpreadRepeat) return t - LANED(floor)(t);
  LANED(f32v) half = t * 0.5f;
  LANED(f32v) there_and_back = 2 * (half - LANED(floor)(half));
  return LANED(select)(there_and_back < one, there_and_back, 2 - there_and_back);
}

// t on the line between two circles: the larger root of |p - t c| = r + t dr with r + t dr >= 0.
INLINE LANED(Parameter) LANED(two_circles)(LANED(f32v) u, LANED(f32v) v, EaselTwoCircles circles) {
  const LANED(f32v) zero = 0;
  LANED(f32v) half_b = u * circles.center_u + v * circles.center_v + circles.radius * circles.radius_delta;
  LANED(f32v) c = u * u + v * v - circles.radius * circles.radius;
  if (circles.a == 0) {
    LANED(f32v) t = c / (2 * half_b);
    return (LANED(Parameter)){t, (half_b != 0) & (circles.radius + t * circles.radius_delta >= zero)};
  }
  LANED(f32v) discriminant = half_b * half_b - circles.a * c;
  LANED(f32v) root = __builtin_elementwise_sqrt(__builtin_elementwise_max(discriminant, zero));
  if (circles.inverse_a < 0) root = -root;
  LANED(f32v) larger = (half_b + root) * circles.inverse_a;
  LANED(f32v) smaller = (half_b - root) * circles.inverse_a;
  LANED(i32v) larger_fits = circles.radius + larger * circles.radius_delta >= zero;
  LANED(i32v) smaller_fits = circles.radius + smaller * circles.radius_delta >= zero;
  return (LANED(Parameter)){
      LANED(select)(larger_fits, larger, smaller), (discriminant >= zero) & (larger_fits | smaller_fits)};
}

// The angle of (u, v) from the u axis towards the v axis in turns, 0...1; 0 at the origin.
// atan(q) / 2 pi on 0...1 is an odd polynomial, minimax, off by less than 2e-6 turns.
INLINE LANED(f32v) LANED(turns)(LANED(f32v) u, LANED(f32v) v) {
  const LANED(f32v) zero = 0;
  LANED(f32v) width = __builtin_elementwise_abs(u), height = __builtin_elementwise_abs(v);
  LANED(i32v) is_steep = height > width;
  LANED(f32v) longer = LANED(select)(is_steep, height, width);
  LANED(f32v) q = LANED(select)(is_steep, width, height) / longer;
  q = LANED(select)(longer > zero, q, zero);
  LANED(f32v) s = q * q;
  LANED(f32v) low = 0.1591336727142334f - 0.052569638937711716f * s;
  LANED(f32v) high = 0.028673240914940834f - 0.01355305127799511f * s;
  LANED(f32v) s2 = s * s;
  LANED(f32v) p = low + s2 * (high + s2 * 0.003317601513117552f);
  LANED(f32v) turn = p * q;
  turn = LANED(select)(is_steep, 0.25f - turn, turn);
  turn = LANED(select)(u < zero, 0.5f - turn, turn);
  return LANED(select)(v < zero, 1 - turn, turn);
}

INLINE LANED(Parameter) LANED(parameter)(const GradientRow *gradient, LANED(f32v) x) {
  LANED(f32v) u = gradient->u + x * gradient->du;
  if (gradient->kind == EaselGradientKindLinear) return (LANED(Parameter)){u, -1};
  LANED(f32v) v = gradient->v + x * gradient->dv;
  if (gradient->kind == EaselGradientKindConic) return (LANED(Parameter)){LANED(turns)(u, v), -1};
  if (gradient->kind == EaselGradientKindTwoCircles) return LANED(two_circles)(u, v, gradient->circles);
  LANED(f32v) distance = __builtin_elementwise_sqrt(u * u + v * v);
  return (LANED(Parameter)){distance * gradient->scale + gradient->bias, -1};
}

// The places in the table of LANES pixels from column x on; -1 where there is no t.
INLINE LANED(u32v) LANED(places_at)(const GradientRow *gradient, int32_t x) {
  LANED(i32v) lane;
  for (int i = 0; i < LANES; i++) lane[i] = i;
  LANED(Parameter) p = LANED(parameter)(gradient, __builtin_convertvector(x + lane, LANED(f32v)));
  LANED(f32v) place = LANED(spread)(p.t, gradient->spread) * (float)(gradient->ramp.size - 1) + 0.5f;
  return (LANED(u32v))(__builtin_convertvector(place, LANED(i32v)) | ~p.exists);
}

INLINE void look_up(uint32_t *dst, const uint32_t *places, size_t n, const GradientRow *gradient) {
  const uint32_t *colors = gradient->ramp.colors;
  for (size_t i = 0; i < n; i++) {
    uint32_t place = places[i];
    dst[i] = gradient->kind == EaselGradientKindTwoCircles && place == UINT32_MAX ? 0 : colors[place];
  }
}

// The places of a long row go into dst first and are then replaced by their colours: plain loads are quicker than
// gathering them in vectors, by instruction or by hand.
INLINE void varied_row(uint32_t *dst, int32_t x, size_t n, const GradientRow *gradient) {
  if (n < LANES) {
    uint32_t places[LANES];
    LANED(store)(places, LANED(places_at)(gradient, x));
    return look_up(dst, places, n, gradient);
  }
  const size_t end = n - LANES;
  for (size_t i = 0; i < end; i += LANES)
    LANED(store)(dst + i, LANED(places_at)(gradient, x + (int32_t)i));
  LANED(store)(dst + end, LANED(places_at)(gradient, x + (int32_t)end));
  look_up(dst, dst, n, gradient);
}

// True when all pixels of a row have one colour, which dst[0] gets. Along a padded row the places of a linear gradient
// only rise or only fall, and those of circles around a centre are nowhere higher than at both ends; roundings are far
// below the one place to spare.
INLINE int is_even_row(uint32_t *dst, int32_t x, size_t n, const GradientRow *gradient) {
  const int is_linear = gradient->kind == EaselGradientKindLinear;
  if (is_linear && gradient->du == 0) {
    varied_row(dst, x, 1, gradient);
    return 1;
  }
  const EaselColorRamp ramp = gradient->ramp;
  if (n < 2 * LANES || gradient->spread != EaselSpreadPad) return 0;
  if (!is_linear && gradient->kind != EaselGradientKindRadial) return 0;
  // Short ends are hardly ever met by a whole row.
  const int32_t worthwhile = ramp.size / 8 + 2;
  if (ramp.leading < worthwhile && ramp.trailing < worthwhile) return 0;
  const int32_t first = (int32_t)LANED(places_at)(gradient, x)[0];
  const int32_t last = (int32_t)LANED(places_at)(gradient, x + (int32_t)n - LANES)[LANES - 1];
  const int32_t lowest = first < last ? first : last, highest = first < last ? last : first;
  dst[0] = ramp.colors[lowest];
  if (highest < ramp.leading - 1) return 1;
  return is_linear && lowest > ramp.size - ramp.trailing;
}

// Makes n > 0 pixels, or the first one alone when all are like it, which the result says.
typedef int (*RowMaker)(uint32_t *dst, int32_t x, size_t n, const GradientRow *row);

INLINE int make_row(
    uint32_t *dst, int32_t x, size_t n, const GradientRow *row, EaselGradientKind kind, EaselSpread spread) {
  GradientRow constant = *row;
  constant.kind = kind;
  constant.spread = spread;
  if (is_even_row(dst, x, n, &constant)) return 1;
  varied_row(dst, x, n, &constant);
  return 0;
}

#define ROW_MAKER(name, kind, spread)                                                  \
  static int name(uint32_t *dst, int32_t x, size_t n, const GradientRow *row) {        \
    return make_row(dst, x, n, row, EaselGradientKind##kind, EaselSpread##spread);     \
  }

ROW_MAKER(linear_pad, Linear, Pad)
ROW_MAKER(linear_repeat, Linear, Repeat)
ROW_MAKER(linear_mirror, Linear, Mirror)
ROW_MAKER(radial_pad, Radial, Pad)
ROW_MAKER(radial_repeat, Radial, Repeat)
ROW_MAKER(radial_mirror, Radial, Mirror)
ROW_MAKER(two_circles_pad, TwoCircles, Pad)
ROW_MAKER(two_circles_repeat, TwoCircles, Repeat)
ROW_MAKER(two_circles_mirror, TwoCircles, Mirror)
ROW_MAKER(conic, Conic, Pad)

static RowMaker row_maker(const EaselGradient *gradient) {
  static const RowMaker makers[4][3] = {
      {linear_pad, linear_repeat, linear_mirror},
      {radial_pad, radial_repeat, radial_mirror},
      {two_circles_pad, two_circles_repeat, two_circles_mirror},
      {conic, conic, conic},
  };
  return makers[gradient->kind][gradient->ramp.spread];
}

INLINE GradientRow gradient_row(const EaselGradient *gradient) {
  return (GradientRow){
      .ramp = gradient->ramp,
      .du = gradient->u_dx,
      .dv = gradient->v_dx,
      .scale = gradient->scale,
      .bias = gradient->bias,
      .circles = gradient->circles};
}

INLINE void move_to_row(GradientRow *row, const EaselGradient *gradient, int32_t y) {
  row->u = (float)(gradient->u + gradient->u_dy * (double)y);
  row->v = (float)(gradient->v + gradient->v_dy * (double)y);
}

static void gradient(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows,
    const EaselGradient *gradient) {
  if (n == 0) return;
  const RowMaker make = row_maker(gradient);
  GradientRow row = gradient_row(gradient);
  for (size_t i = 0; i < rows; i++, dst += dst_stride) {
    move_to_row(&row, gradient, y + (int32_t)i);
    if (make(dst, x, n, &row)) fill(dst, n, dst[0]);
  }
}

// Source pixels that are made before they are blended: few enough to stay in the nearest cache, and rows of them at a
// time, since pixels that were written one by one can be read as vectors only after a while.
#define PIECE 512

INLINE void over_gradient_piece(
    uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
    Mask mask, size_t mask_stride) {
  uint32_t source[PIECE];
  const RowMaker make = row_maker(gradient);
  GradientRow row = gradient_row(gradient);
  for (size_t i = 0; i < rows; i++) {
    move_to_row(&row, gradient, y + (int32_t)i);
    if (make(source + i * n, x, n, &row)) fill(source + i * n, n, source[i * n]);
  }
  for (size_t i = 0; i < rows; i++) {
    composite(dst + i * dst_stride, n, (Source){.kind = SOURCE_SPAN, .span = source + i * n}, mask);
    if (mask.kind == MASK_SPAN) mask.span += mask_stride;
  }
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
