// The blend functions and the composite modes in float, LANES pixels at a time. In plain C, they are `PixelBlend` of
// EaselRaster: the same steps in the same order, so the results are equal bit by bit.
//
// Colors are in 0...1. The formulas are those of https://www.w3.org/TR/compositing-1/ and ISO 32000-1, 11.3.5.

// Red, green, blue and alpha.
typedef struct {
  LANED(f32v) c[4];
} LANED(Color);

INLINE LANED(f32v) LANED(lower)(LANED(f32v) a, LANED(f32v) b) { return LANED(select)(b < a, b, a); }

INLINE LANED(f32v) LANED(higher)(LANED(f32v) a, LANED(f32v) b) { return LANED(select)(b >= a, b, a); }

INLINE LANED(f32v) LANED(hard_light)(LANED(f32v) s, LANED(f32v) d) {
  const LANED(f32v) half = 0.5f;
  LANED(f32v) doubled = s * 2 - 1;
  return LANED(select)(s > half, doubled + d - doubled * d, s * d * 2);
}

INLINE LANED(f32v) LANED(color_dodge)(LANED(f32v) s, LANED(f32v) d) {
  const LANED(f32v) zero = 0, one = 1;
  LANED(f32v) light = LANED(select)(s >= one, one, LANED(lower)(one, d / (1 - s)));
  return LANED(select)(d == zero, zero, light);
}

INLINE LANED(f32v) LANED(color_burn)(LANED(f32v) s, LANED(f32v) d) {
  const LANED(f32v) zero = 0, one = 1;
  LANED(f32v) light = LANED(select)(s <= zero, zero, 1 - LANED(lower)(one, (1 - d) / s));
  return LANED(select)(d >= one, one, light);
}

INLINE LANED(f32v) LANED(soft_light)(LANED(f32v) s, LANED(f32v) d) {
  const LANED(f32v) half = 0.5f, quarter = 0.25f;
  LANED(f32v) root =
      LANED(select)(d <= quarter, ((16 * d - 12) * d + 4) * d, __builtin_elementwise_sqrt(d));
  return LANED(select)(s <= half, d - (1 - 2 * s) * d * (1 - d), d + (2 * s - 1) * (root - d));
}

// A blend function of single components, for an opaque source and an opaque backdrop.
INLINE LANED(f32v) LANED(separable)(EaselBlendMode mode, LANED(f32v) s, LANED(f32v) d) {
  switch (mode) {
    case EaselBlendModeMultiply: return s * d;
    case EaselBlendModeScreen: return s + d - s * d;
    case EaselBlendModeOverlay: return LANED(hard_light)(d, s);
    case EaselBlendModeDarken: return LANED(select)(d < s, d, s);
    case EaselBlendModeLighten: return LANED(select)(d > s, d, s);
    case EaselBlendModeColorDodge: return LANED(color_dodge)(s, d);
    case EaselBlendModeColorBurn: return LANED(color_burn)(s, d);
    case EaselBlendModeSoftLight: return LANED(soft_light)(s, d);
    case EaselBlendModeHardLight: return LANED(hard_light)(s, d);
    case EaselBlendModeDifference: return LANED(select)(d > s, d - s, s - d);
    case EaselBlendModeExclusion: return s + d - s * d * 2;
    default: return s;
  }
}

INLINE LANED(f32v) LANED(luminosity)(LANED(Color) a) {
  return 0.3f * a.c[0] + 0.59f * a.c[1] + 0.11f * a.c[2];
}

INLINE LANED(f32v) LANED(lowest)(LANED(Color) a) { return LANED(lower)(LANED(lower)(a.c[0], a.c[1]), a.c[2]); }

INLINE LANED(f32v) LANED(highest)(LANED(Color) a) {
  return LANED(higher)(LANED(higher)(a.c[0], a.c[1]), a.c[2]);
}

INLINE LANED(f32v) LANED(saturation)(LANED(Color) a) { return LANED(highest)(a) - LANED(lowest)(a); }

// A color shifted to a luminosity, then moved towards gray until all components are within 0...1.
INLINE LANED(Color) LANED(with_luminosity)(LANED(Color) a, LANED(f32v) target) {
  const LANED(f32v) zero = 0, one = 1;
  LANED(f32v) shift = target - LANED(luminosity)(a);
  for (int j = 0; j < 3; j++) a.c[j] = a.c[j] + shift;
  LANED(f32v) light = LANED(luminosity)(a), low = LANED(lowest)(a), high = LANED(highest)(a);
  LANED(f32v) up = light / (light - low), down = (1 - light) / (high - light);
  for (int j = 0; j < 3; j++) {
    a.c[j] = LANED(select)(low < zero, light + (a.c[j] - light) * up, a.c[j]);
    a.c[j] = LANED(select)(high > one, light + (a.c[j] - light) * down, a.c[j]);
  }
  return a;
}

// A color scaled so that its smallest component is 0 and its largest is `target`.
INLINE LANED(Color) LANED(with_saturation)(LANED(Color) a, LANED(f32v) target) {
  const LANED(f32v) zero = 0;
  LANED(f32v) low = LANED(lowest)(a), range = LANED(saturation)(a), scale = target / range;
  for (int j = 0; j < 3; j++) a.c[j] = LANED(select)(range > zero, (a.c[j] - low) * scale, zero);
  return a;
}

// The blend function of a mode, for an opaque source and an opaque backdrop. Alpha is undefined.
INLINE LANED(Color) LANED(blend_function)(EaselBlendMode mode, LANED(Color) s, LANED(Color) d) {
  switch (mode) {
    case EaselBlendModeHue:
      return LANED(with_luminosity)(LANED(with_saturation)(s, LANED(saturation)(d)), LANED(luminosity)(d));
    case EaselBlendModeSaturation:
      return LANED(with_luminosity)(LANED(with_saturation)(d, LANED(saturation)(s)), LANED(luminosity)(d));
    case EaselBlendModeColor: return LANED(with_luminosity)(s, LANED(luminosity)(d));
    case EaselBlendModeLuminosity: return LANED(with_luminosity)(d, LANED(luminosity)(s));
    default:
      for (int j = 0; j < 3; j++) s.c[j] = LANED(separable)(mode, s.c[j], d.c[j]);
      return s;
  }
}

// (1 - Sa) D + (1 - Da) S + Sa Da B(S/Sa, D/Da), for premultiplied colors.
INLINE LANED(Color) LANED(blend_premultiplied)(EaselBlendMode mode, LANED(Color) s, LANED(Color) d) {
  const LANED(f32v) zero = 0;
  LANED(f32v) sa = s.c[3], da = d.c[3];
  LANED(Color) source, backdrop, result;
  for (int j = 0; j < 3; j++) source.c[j] = s.c[j] / sa, backdrop.c[j] = d.c[j] / da;
  LANED(Color) both = LANED(blend_function)(mode, source, backdrop);
  LANED(i32v) overlap = (sa > zero) & (da > zero);
  for (int j = 0; j < 3; j++) {
    LANED(f32v) blended = s.c[j] * (1 - da) + d.c[j] * (1 - sa) + both.c[j] * (sa * da);
    result.c[j] = LANED(select)(overlap, blended, s.c[j] + d.c[j] * (1 - sa));
  }
  result.c[3] = sa + da - sa * da;
  return result;
}

// A composite mode of single premultiplied components: the operators of Porter and Duff, and sums. The alpha of a
// pixel is composited like its other components, with s = sa and d = da.
INLINE LANED(f32v) LANED(operator)(
    EaselBlendMode mode, LANED(f32v) s, LANED(f32v) d, LANED(f32v) sa, LANED(f32v) da) {
  const LANED(f32v) zero = 0, one = 1;
  switch (mode) {
    case EaselBlendModeClear: return zero;
    case EaselBlendModeCopy: return s;
    case EaselBlendModeSourceIn: return s * da;
    case EaselBlendModeSourceOut: return s * (1 - da);
    case EaselBlendModeSourceAtop: return s * da + d * (1 - sa);
    case EaselBlendModeDestinationOver: return s * (1 - da) + d;
    case EaselBlendModeDestinationIn: return d * sa;
    case EaselBlendModeDestinationOut: return d * (1 - sa);
    case EaselBlendModeDestinationAtop: return s * (1 - da) + d * sa;
    case EaselBlendModeXor: return s * (1 - da) + d * (1 - sa);
    case EaselBlendModePlusLighter: return LANED(limited)(s + d, one);
    default: return s + d * (1 - sa);
  }
}

// max(0, 1 - ((1 - D) + (1 - S))) for opaque colors: the distances from white are added. Alpha is the sum, at most 1.
INLINE LANED(Color) LANED(plus_darker)(LANED(Color) s, LANED(Color) d) {
  const LANED(f32v) one = 1;
  LANED(f32v) sa = s.c[3], da = d.c[3], alpha = LANED(lower)(one, sa + da);
  LANED(Color) result;
  for (int j = 0; j < 3; j++)
    result.c[j] = LANED(limited)(alpha - ((sa - s.c[j]) + (da - d.c[j])), one);
  result.c[3] = alpha;
  return result;
}

// The result of compositing premultiplied colors in a mode.
INLINE LANED(Color) LANED(composited)(EaselBlendMode mode, LANED(Color) s, LANED(Color) d) {
  if (mode <= EaselBlendModeLuminosity) return LANED(blend_premultiplied)(mode, s, d);
  if (mode == EaselBlendModePlusDarker) return LANED(plus_darker)(s, d);
  LANED(Color) result;
  for (int j = 0; j < 4; j++) result.c[j] = LANED(operator)(mode, s.c[j], d.c[j], s.c[3], d.c[3]);
  return result;
}
