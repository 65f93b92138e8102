// Gradients: a parameter t for each pixel, brought into 0...1, looked up in a table of colours.
//
// Plainly, for each pixel i, with X = (float)(x + i):
//   t      = a function of X alone, so that any split of a row gives the same bytes
//   index  = (int)(spread(t) * (size - 1) + 0.5)
//   dst[i] = colors[index], or 0 where there is no t
//
// The kind of gradient and the spread are constants at each call, so that each pair gets a loop of its own.

typedef float LANED(f32v) __attribute__((ext_vector_type(LANES)));
typedef int32_t LANED(i32v) __attribute__((ext_vector_type(LANES)));

typedef enum { LINEAR, RADIAL, TWO_CIRCLES, CONIC } GradientKind;

typedef struct {
  GradientKind kind;
  EaselSpread spread;
  EaselColorRamp ramp;
  EaselPlane plane;
  EaselTwoCircles circles;
} Gradient;

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

INLINE LANED(Parameter) LANED(parameter)(const Gradient *gradient, LANED(f32v) x) {
  const EaselPlane plane = gradient->plane;
  LANED(f32v) u = plane.u + x * plane.du;
  if (gradient->kind == LINEAR) return (LANED(Parameter)){u, -1};
  LANED(f32v) v = plane.v + x * plane.dv;
  if (gradient->kind == CONIC) return (LANED(Parameter)){LANED(turns)(u, v), -1};
  if (gradient->kind == TWO_CIRCLES) return LANED(two_circles)(u, v, gradient->circles);
  LANED(f32v) distance = __builtin_elementwise_sqrt(u * u + v * v);
  return (LANED(Parameter)){distance * gradient->circles.inverse_a + gradient->circles.radius, -1};
}

// The places in the table of LANES pixels from column x on; -1 where there is no t.
INLINE LANED(u32v) LANED(places_at)(const Gradient *gradient, int32_t x) {
  LANED(i32v) lane;
  for (int i = 0; i < LANES; i++) lane[i] = i;
  LANED(Parameter) p = LANED(parameter)(gradient, __builtin_convertvector(x + lane, LANED(f32v)));
  LANED(f32v) place = LANED(spread)(p.t, gradient->spread) * (float)(gradient->ramp.size - 1) + 0.5f;
  return (LANED(u32v))(__builtin_convertvector(place, LANED(i32v)) | ~p.exists);
}

INLINE void look_up(uint32_t *dst, const uint32_t *places, size_t n, const Gradient *gradient) {
  const uint32_t *colors = gradient->ramp.colors;
  for (size_t i = 0; i < n; i++) {
    uint32_t place = places[i];
    dst[i] = gradient->kind == TWO_CIRCLES && place == UINT32_MAX ? 0 : colors[place];
  }
}

// The places of a long row go into dst first and are then replaced by their colours: plain loads are quicker than
// gathering them in vectors, by instruction or by hand.
INLINE void gradient_row(uint32_t *dst, int32_t x, size_t n, Gradient gradient) {
  if (n < LANES) {
    uint32_t places[LANES];
    LANED(store)(places, LANED(places_at)(&gradient, x));
    return look_up(dst, places, n, &gradient);
  }
  const size_t end = n - LANES;
  for (size_t i = 0; i < end; i += LANES)
    LANED(store)(dst + i, LANED(places_at)(&gradient, x + (int32_t)i));
  LANED(store)(dst + end, LANED(places_at)(&gradient, x + (int32_t)end));
  look_up(dst, dst, n, &gradient);
}

// True when all pixels of a padded row have one colour, which dst[0] gets. Along a row the places of a linear gradient
// only rise or only fall, and those of circles around a centre are nowhere higher than at both ends; roundings are far
// below the one place to spare.
INLINE int is_even_row(uint32_t *dst, int32_t x, size_t n, const Gradient *gradient) {
  const EaselColorRamp ramp = gradient->ramp;
  if (n < 2 * LANES || (gradient->kind != LINEAR && gradient->kind != RADIAL)) return 0;
  // Short ends are hardly ever met by a whole row.
  const int32_t worthwhile = ramp.size / 8 + 2;
  if (ramp.leading < worthwhile && ramp.trailing < worthwhile) return 0;
  const int32_t first = (int32_t)LANED(places_at)(gradient, x)[0];
  const int32_t last = (int32_t)LANED(places_at)(gradient, x + (int32_t)n - LANES)[LANES - 1];
  const int32_t lowest = first < last ? first : last, highest = first < last ? last : first;
  dst[0] = ramp.colors[lowest];
  if (highest < ramp.leading - 1) return 1;
  return gradient->kind == LINEAR && lowest > ramp.size - ramp.trailing;
}

INLINE void gradient_padded_row(uint32_t *dst, int32_t x, size_t n, Gradient gradient) {
  gradient.spread = EaselSpreadPad;
  if (is_even_row(dst, x, n, &gradient)) return fill(dst, n, dst[0]);
  gradient_row(dst, x, n, gradient);
}

INLINE void gradient_spread_row(uint32_t *dst, int32_t x, size_t n, Gradient gradient) {
  switch (gradient.ramp.spread) {
    case EaselSpreadPad: return gradient_padded_row(dst, x, n, gradient);
    case EaselSpreadRepeat: gradient.spread = EaselSpreadRepeat; return gradient_row(dst, x, n, gradient);
    case EaselSpreadMirror: gradient.spread = EaselSpreadMirror; return gradient_row(dst, x, n, gradient);
  }
}

static void gradient_linear(
    uint32_t *dst, int32_t x, size_t n, EaselColorRamp ramp, float t, float dt) {
  if (n == 0) return;
  Gradient gradient = {.kind = LINEAR, .ramp = ramp, .plane = {.u = t, .du = dt}};
  if (dt != 0) return gradient_spread_row(dst, x, n, gradient);
  gradient_spread_row(dst, x, 1, gradient);
  fill(dst, n, dst[0]);
}

static void gradient_radial(
    uint32_t *dst, int32_t x, size_t n, EaselColorRamp ramp, EaselPlane plane, float scale, float bias) {
  if (n == 0) return;
  gradient_spread_row(
      dst, x, n,
      (Gradient){
          .kind = RADIAL, .ramp = ramp, .plane = plane, .circles = {.inverse_a = scale, .radius = bias}});
}

static void gradient_two_circles(
    uint32_t *dst, int32_t x, size_t n, EaselColorRamp ramp, EaselPlane plane, EaselTwoCircles circles) {
  if (n == 0) return;
  gradient_spread_row(
      dst, x, n, (Gradient){.kind = TWO_CIRCLES, .ramp = ramp, .plane = plane, .circles = circles});
}

static void gradient_conic(uint32_t *dst, int32_t x, size_t n, EaselColorRamp ramp, EaselPlane plane) {
  if (n == 0) return;
  gradient_row(dst, x, n, (Gradient){.kind = CONIC, .spread = EaselSpreadPad, .ramp = ramp, .plane = plane});
}
