// A gradient in one row. In column X, its coordinates are (u + X du, v + X dv).
typedef struct {
  EaselGradientKind kind;
  EaselSpread spread;
  EaselColorRamp ramp;
  float u, v, du, dv;
  float scale, bias;
  EaselTwoCircles circles;
  int has_gaps;  // whether some pixels may have no t
} GradientRow;

// Whether some pixels may have no t. Pixels outside of the cone of two circles have none. If a circle contains the
// other and the radius grows, the circles cover the plane. The rasterizer has the same rule in
// `EaselGradient.hasCone` of `PaintCaches.swift`.
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

// The largest parameter of a repeated gradient. Floats have hardly any fraction beyond it.
#define FARTHEST_REPETITION 4194304.0f
