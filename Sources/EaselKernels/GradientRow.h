// A gradient in one row: (u, v) for column X is (u + X du, v + X dv).
typedef struct {
  EaselGradientKind kind;
  EaselSpread spread;
  EaselColorRamp ramp;
  float u, v, du, dv;
  float scale, bias;
  EaselTwoCircles circles;
} GradientRow;

INLINE GradientRow gradient_row(const EaselGradient *gradient, EaselGradientKind kind, EaselSpread spread) {
  return (GradientRow){
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
