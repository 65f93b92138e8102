// Gradients: computes a parameter t for each pixel, maps it to 0...1, and looks up a table of colors, LANES pixels at
// a time. The file is included once for each width, after PixelVector.h.
//
// In plain C, for each pixel i, with X = (float)(x + i):
//   t      = a function of X alone, so that the bytes do not depend on where a row is split
//   index  = (int)(spread(t) * (size - 1) + 0.5)
//   dst[i] = colors[index], or 0 if there is no t

typedef float LANED(f32v) __attribute__((ext_vector_type(LANES)));
typedef int32_t LANED(i32v) __attribute__((ext_vector_type(LANES)));

// Parameters. `exists` is all ones for pixels that have one, or else 0.
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

INLINE LANED(f32v) LANED(spread)(LANED(f32v) t, EaselSpread spread) {
  const LANED(f32v) zero = 0, one = 1, farthest = FARTHEST_REPETITION;
  if (spread == EaselSpreadPad) return __builtin_elementwise_min(__builtin_elementwise_max(t, zero), one);
  t = __builtin_elementwise_min(__builtin_elementwise_max(t, -farthest), farthest);
  if (spread == EaselSpreadRepeat) return t - LANED(floor)(t);
  LANED(f32v) half = t * 0.5f;
  LANED(f32v) phase = 2 * (half - LANED(floor)(half));
  return LANED(select)(phase < one, phase, 2 - phase);
}

// t for two circles: the larger root of |p - t c| = r + t dr for which r + t dr >= 0.
//
// The two are (half_b + root) / a and (half_b - root) / a. If a is small, half_b and root are nearly equal, and one of
// the two is imprecise. Their product is c / a, so that this one is also c divided by the numerator of the other.
INLINE LANED(Parameter) LANED(two_circles)(
    LANED(f32v) u, LANED(f32v) v, EaselTwoCircles circles, int has_gaps) {
  const LANED(f32v) zero = 0;
  LANED(f32v) half_b = u * circles.center_u + v * circles.center_v + circles.radius * circles.radius_delta;
  LANED(f32v) c = u * u + v * v - circles.radius * circles.radius;
  if (has_gaps && circles.a == 0) {
    LANED(f32v) t = c / (2 * half_b);
    return (LANED(Parameter)){t, (half_b != 0) & (circles.radius + t * circles.radius_delta >= zero)};
  }
  LANED(f32v) discriminant = half_b * half_b - circles.a * c;
  LANED(f32v) root = __builtin_elementwise_sqrt(__builtin_elementwise_max(discriminant, zero));
  // If the circles cover the plane, the radius for the larger root is never negative.
  if (!has_gaps) {
    LANED(f32v) t = (half_b - root) * circles.inverse_a;
    if (circles.is_flat) t = LANED(select)(half_b > zero, c / (half_b + root), t);
    return (LANED(Parameter)){t, -1};
  }
  if (circles.inverse_a < 0) root = -root;
  LANED(f32v) larger = (half_b + root) * circles.inverse_a;
  LANED(f32v) smaller = (half_b - root) * circles.inverse_a;
  if (circles.is_flat) {
    LANED(i32v) is_opposed = half_b * root < zero;
    LANED(f32v) stable = c / (half_b + LANED(select)(is_opposed, -root, root));
    larger = LANED(select)(is_opposed, stable, larger);
    smaller = LANED(select)(is_opposed, smaller, stable);
  }
  LANED(i32v) larger_exists = circles.radius + larger * circles.radius_delta >= zero;
  LANED(i32v) smaller_exists = circles.radius + smaller * circles.radius_delta >= zero;
  return (LANED(Parameter)){
      LANED(select)(larger_exists, larger, smaller), (discriminant >= zero) & (larger_exists | smaller_exists)};
}

// The angle of (u, v) from the u axis towards the v axis in turns, in 0...1, and 0 at the origin.
// atan(q) / 2 pi for q in 0...1 is approximated by an odd minimax polynomial with an error below 2e-6 turns.
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
  if (gradient->kind == EaselGradientKindTwoCircles)
    return LANED(two_circles)(u, v, gradient->circles, gradient->has_gaps);
  LANED(f32v) distance = __builtin_elementwise_sqrt(u * u + v * v);
  return (LANED(Parameter)){distance * gradient->scale + gradient->bias, -1};
}

// The table indices of LANES pixels from column x on; -1 if there is no t.
INLINE LANED(u32v) LANED(indices_at)(const GradientRow *gradient, int32_t x) {
  LANED(i32v) lane;
  for (int i = 0; i < LANES; i++) lane[i] = i;
  LANED(Parameter) p = LANED(parameter)(gradient, __builtin_convertvector(x + lane, LANED(f32v)));
  LANED(f32v) position = LANED(spread)(p.t, gradient->spread) * (float)(gradient->ramp.size - 1) + 0.5f;
  return (LANED(u32v))(__builtin_convertvector(position, LANED(i32v)) | ~p.exists);
}

// The colors of LANES pixels from column x on. Indices are extracted from their vector in pairs, and colors inserted
// one by one, which is faster than gather instructions.
INLINE LANED(u32v) LANED(colors_at)(const GradientRow *gradient, int32_t x) {
  typedef uint64_t pairs __attribute__((ext_vector_type(LANES / 2)));
  const uint32_t *ramp = gradient->ramp.colors;
  LANED(u32v) indices = LANED(indices_at)(gradient, x);
  LANED(u32v) exists = (LANED(u32v))(indices != UINT32_MAX);
  if (gradient->has_gaps) indices &= exists;
  pairs pair = (pairs)indices;
  LANED(u32v) colors;
  for (int i = 0; i < LANES / 2; i++) {
    colors[2 * i] = ramp[(uint32_t)pair[i]];
    colors[2 * i + 1] = ramp[pair[i] >> 32];
  }
  return gradient->has_gaps ? colors & exists : colors;
}
