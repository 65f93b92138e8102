// The composite modes whose results are polynomials of premultiplied components, in 16-bit integers, LANES pixels at a
// time. In plain C, with s, d, sa and da in 0...255, s <= sa and d <= da:
//   result = div255(255 times the formula of `BlendFunctions.h`)
// The exact result is a multiple of 1/255, so it is at least 1/510 away from the middle between two bytes, and floats
// are rounded to the same byte.

INLINE int blend_mode_has_integers(EaselBlendMode mode) {
  switch (mode) {
    case EaselBlendModeColorDodge:
    case EaselBlendModeColorBurn:
    case EaselBlendModeSoftLight:
    case EaselBlendModeHue:
    case EaselBlendModeSaturation:
    case EaselBlendModeColor:
    case EaselBlendModeLuminosity: return 0;
    default: return 1;
  }
}

// Whether the source is added to whole bytes, or to nothing, so that a scaled source can be rounded before.
INLINE int blend_mode_adds_source(EaselBlendMode mode) {
  return mode == EaselBlendModeCopy || mode == EaselBlendModePlusLighter;
}

// Whether the results of a mode are sums of whole bytes, so that they can be mixed with the destination in 16 bits.
INLINE int blend_mode_has_bytes(EaselBlendMode mode) {
  return mode == EaselBlendModeClear || mode == EaselBlendModeCopy || mode == EaselBlendModePlusLighter ||
         mode == EaselBlendModePlusDarker;
}

// The alpha of each pixel in both of its 16-bit lanes.
INLINE LANED(u16v) LANED(alpha_lanes)(LANED(u32v) pixels) {
  LANED(u32v) alpha = pixels >> 24;
  return (LANED(u16v))(alpha | alpha << 16);
}

// The blend function of hard light, times 255^2: 2 s d in the dark half, sa da - 2 (sa - s) (da - d) in the light one.
INLINE LANED(u16v) LANED(hard_light_lanes)(
    LANED(u16v) s, LANED(u16v) d, LANED(u16v) sa, LANED(u16v) da, LANED(u16v) is_light) {
  return (is_light & (sa * da - 2 * (sa - s) * (da - d))) | (~is_light & (2 * s * d));
}

// 255 times the results for two components of each pixel. `colors` is all ones in the lanes of colors, and 0 in those of
// alpha. Sums may wrap in between.
INLINE LANED(u16v) LANED(blend_lanes)(
    EaselBlendMode mode, LANED(u16v) s, LANED(u16v) d, LANED(u16v) sa, LANED(u16v) da, LANED(u16v) colors) {
  typedef int16_t i16v __attribute__((ext_vector_type(LANES * 2)));
  LANED(u16v) s_outside = s * (255 - da), d_outside = d * (255 - sa);
  LANED(u16v) least = __builtin_elementwise_min(s * da, d * sa);
  switch (mode) {
    case EaselBlendModeMultiply: return s_outside + d_outside + s * d;
    case EaselBlendModeScreen: return 255 * (s + d) - s * d;
    case EaselBlendModeOverlay:
      return s_outside + d_outside +
             LANED(hard_light_lanes)(s, d, sa, da, (LANED(u16v))((i16v)(2 * d) > (i16v)da));
    case EaselBlendModeHardLight:
      return s_outside + d_outside +
             LANED(hard_light_lanes)(s, d, sa, da, (LANED(u16v))((i16v)(2 * s) > (i16v)sa));
    case EaselBlendModeDarken: return s_outside + d_outside + least;
    case EaselBlendModeLighten: return 255 * (s + d) - least;
    case EaselBlendModeDifference: return 255 * (s + d) - least - (least & colors);
    case EaselBlendModeExclusion: return 255 * (s + d) - s * d - (s * d & colors);
    case EaselBlendModeSourceIn: return s * da;
    case EaselBlendModeSourceOut: return s_outside;
    case EaselBlendModeSourceAtop: return s * da + d_outside;
    case EaselBlendModeDestinationOver: return s_outside + 255 * d;
    case EaselBlendModeDestinationIn: return d * sa;
    case EaselBlendModeDestinationOut: return d_outside;
    case EaselBlendModeDestinationAtop: return s_outside + d * sa;
    default: return s_outside + d_outside;
  }
}

// The results of plus darker for two components of each pixel: max(0, min(sa + da, 255) - (sa - s) - (da - d)).
INLINE LANED(u16v) LANED(plus_darker_lanes)(LANED(u16v) s, LANED(u16v) d, LANED(u16v) sa, LANED(u16v) da) {
  const LANED(u16v) full = 255;
  return __builtin_elementwise_sub_sat(s + d + __builtin_elementwise_min(sa + da, full), sa + da);
}

// The result of compositing pixels in a mode that has integers.
INLINE LANED(u32v) LANED(composited_bytes)(EaselBlendMode mode, LANED(u32v) source, LANED(u32v) destination) {
  if (mode == EaselBlendModeClear) return 0;
  if (mode == EaselBlendModeCopy) return source;
  if (mode == EaselBlendModePlusLighter)
    return (LANED(u32v))__builtin_elementwise_add_sat((LANED(u8v))source, (LANED(u8v))destination);
  const LANED(u32v) colors = 0x0000ffff;
  LANED(u16v) sa = LANED(alpha_lanes)(source), da = LANED(alpha_lanes)(destination);
  LANED(u16v) s = (LANED(u16v))(source & 0x00ff00ff), d = (LANED(u16v))(destination & 0x00ff00ff);
  LANED(u16v) s2 = (LANED(u16v))source >> 8, d2 = (LANED(u16v))destination >> 8;
  LANED(u16v) red_blue, alpha_green;
  if (mode == EaselBlendModePlusDarker) {
    red_blue = LANED(plus_darker_lanes)(s, d, sa, da);
    alpha_green = LANED(plus_darker_lanes)(s2, d2, sa, da);
  } else {
    red_blue = LANED(div255)(LANED(blend_lanes)(mode, s, d, sa, da, ~(LANED(u16v))0));
    alpha_green = LANED(div255)(LANED(blend_lanes)(mode, s2, d2, sa, da, (LANED(u16v))colors));
  }
  return (LANED(u32v))(red_blue | alpha_green << 8);
}

// div255(a * (255 - coverage) + b * coverage) for each component.
INLINE LANED(u32v) LANED(mixed_bytes)(LANED(u32v) a, LANED(u32v) b, LANED(u32v) coverage) {
  LANED(u16v) high = (LANED(u16v))(coverage | coverage << 16), low = 255 - high;
  LANED(u16v) red_blue = LANED(div255)((LANED(u16v))(a & 0x00ff00ff) * low + (LANED(u16v))(b & 0x00ff00ff) * high);
  LANED(u16v) alpha_green = LANED(div255)(((LANED(u16v))a >> 8) * low + ((LANED(u16v))b >> 8) * high);
  return (LANED(u32v))(red_blue | alpha_green << 8);
}
