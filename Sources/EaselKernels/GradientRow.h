// A gradient in one row: (u, v) for column X is (u + X du, v + X dv).
typedef struct {
  EaselGradientKind kind;
  EaselSpread spread;
  EaselColorRamp ramp;
  float u, v, du, dv;
  float scale, bias;
  EaselTwoCircles circles;
  int has_gaps;  // true when some pixels have no t
} GradientRow;

// True when some pixels may have no t: outside of the cone of two circles, unless one lies in the other and grows, so
// that together they cover the plane.
INLINE int has_gaps(const EaselGradient *gradient) {
  const EaselTwoCircles *circles = &gradient->circles;
  return gradient->kind == EaselGradientKindTwoCircles && !(circles->a < 0 && circles->radius_delta > 0);
}

INLINE GradientRow gradient_row(
    const EaselGradient *gradient, EaselGradientKind kind, EaselSpread spread, int has_gaps) {
  return (GradientRow){
      .has_gaps = has_gaps,
      .kind = kind,
      .spread = spread,
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

// Repetitions beyond this many are not told apart: floats have no fractions there.
#define FARTHEST_REPETITION 4194304.0f
