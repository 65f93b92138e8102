import EaselDrawing

/// All composite modes in floating point, one color at a time.
///
/// The formulas are those of Compositing and Blending Level 1 (https://www.w3.org/TR/compositing-1/), on
/// premultiplied components in 0...1. Rows of pixels are composited by the kernel `blend`, in the same steps.
enum PixelBlend {
  /// The red, green, blue and alpha of a pixel in 0...1.
  @inline(__always)
  static func unpack(_ pixel: UInt32) -> SIMD4<Float> {
    let shifted = SIMD4<Int32>(repeating: Int32(bitPattern: pixel)) &>> SIMD4(16, 8, 0, 24)
    return SIMD4<Float>(shifted & 255) * (1 / 255)
  }

  /// The nearest pixel. Alpha is limited to 0...1, the other components to 0...alpha; NaN counts as 0.
  @inline(__always)
  static func pack(_ components: SIMD4<Float>) -> UInt32 {
    let alpha = components.w > 0 ? min(1, components.w) : 0
    let limited = components.limited(to: alpha)
    // Adding 2^23 leaves the value, rounded with ties to even, in the low bits.
    let scaled = limited * 255 + 8_388_608
    return (scaled.w.bitPattern & 255) << 24 | (scaled.x.bitPattern & 255) << 16
      | (scaled.y.bitPattern & 255) << 8 | (scaled.z.bitPattern & 255)
  }

  /// The result of compositing a source and a destination, all premultiplied.
  static func blend(_ mode: CompositeMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let (sa, da) = (s.w, d.w)
    switch mode {
    case .normal: return s + d * (1 - sa)
    case .clear: return SIMD4(repeating: 0)
    case .copy: return s
    case .sourceIn: return s * da
    case .sourceOut: return s * (1 - da)
    case .sourceAtop: return s * da + d * (1 - sa)
    case .destinationOver: return s * (1 - da) + d
    case .destinationIn: return d * sa
    case .destinationOut: return d * (1 - sa)
    case .destinationAtop: return s * (1 - da) + d * sa
    case .xor: return s * (1 - da) + d * (1 - sa)
    case .plusLighter:
      return (s + d).limited(to: 1)
    case .plusDarker: return plusDarker(s, d)
    default: return mixed(mode, s, d)
    }
  }

  /// max(0, 1 - ((1 - D) + (1 - S))) for opaque colors: the distances from white are added. Alpha is the sum, at most
  /// 1.
  private static func plusDarker(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(1, s.w + d.w)
    let darkness = (SIMD4(repeating: s.w) - s) + (SIMD4(repeating: d.w) - d)
    var result = (SIMD4(repeating: alpha) - darkness).limited(to: 1)
    result.w = alpha
    return result
  }

  /// The blend modes: (1 - Sa) D + (1 - Da) S + Sa Da B(S/Sa, D/Da).
  private static func mixed(_ mode: CompositeMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let (sa, da) = (s.w, d.w)
    guard sa > 0, da > 0 else { return s + d * (1 - sa) }
    var result = s * (1 - da) + d * (1 - sa) + BlendFunction.blend(mode, s / sa, d / da) * (sa * da)
    result.w = sa + da - sa * da
    return result
  }
}

extension SIMD4<Float> {
  /// The components limited to 0...highest; NaN becomes 0. The standard library's `clamped` is not vectorized.
  @inline(__always)
  func limited(to highest: Float) -> SIMD4<Float> {
    let positive = replacing(with: 0, where: .!(self .> 0))
    return positive.replacing(with: highest, where: positive .> highest)
  }
}

/// The blend functions B(S, D): the result for an opaque source and an opaque backdrop. Components are not
/// premultiplied and in 0...1.
///
/// The formulas are those of ISO 32000-1 (PDF) 11.3.5 and https://www.w3.org/TR/compositing-1/#blending.
enum BlendFunction {
  static func blend(_ mode: CompositeMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    switch mode {
    case .multiply: s * d
    case .screen: s + d - s * d
    case .darken: s.replacing(with: d, where: d .< s)
    case .lighten: s.replacing(with: d, where: d .> s)
    case .exclusion: s + d - s * d * 2
    case .difference: (s - d).replacing(with: d - s, where: d .> s)
    case .hardLight: hardLight(s, d)
    case .overlay: hardLight(d, s)
    case .colorDodge: perComponent(s, d, colorDodge)
    case .colorBurn: perComponent(s, d, colorBurn)
    case .softLight: perComponent(s, d, softLight)
    case .hue: withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
    case .saturation: withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
    case .color: withLuminosity(s, luminosity(d))
    case .luminosity: withLuminosity(d, luminosity(s))
    default: s
    }
  }

  private static func hardLight(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let doubled = s * 2 - 1
    return (s * d * 2).replacing(with: doubled + d - doubled * d, where: s .> 0.5)
  }

  private static func perComponent(
    _ s: SIMD4<Float>, _ d: SIMD4<Float>, _ function: (Float, Float) -> Float
  ) -> SIMD4<Float> {
    SIMD4(function(s.x, d.x), function(s.y, d.y), function(s.z, d.z), 1)
  }

  private static func colorDodge(_ s: Float, _ d: Float) -> Float {
    d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
  }

  private static func colorBurn(_ s: Float, _ d: Float) -> Float {
    d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
  }

  private static func softLight(_ s: Float, _ d: Float) -> Float {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (root - d)
  }

  private static func luminosity(_ c: SIMD4<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: SIMD4<Float>) -> Float { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

  /// A color shifted to a luminosity, then moved towards gray until all components are within 0...1.
  private static func withLuminosity(_ c: SIMD4<Float>, _ target: Float) -> SIMD4<Float> {
    var moved = c + (target - luminosity(c))
    let light = luminosity(moved)
    let low = min(moved.x, moved.y, moved.z)
    let high = max(moved.x, moved.y, moved.z)
    if low < 0 { moved = light + (moved - light) * (light / (light - low)) }
    if high > 1 { moved = light + (moved - light) * ((1 - light) / (high - light)) }
    return moved
  }

  /// A color scaled so that its smallest component is 0 and its largest is `target`.
  private static func withSaturation(_ c: SIMD4<Float>, _ target: Float) -> SIMD4<Float> {
    let low = min(c.x, c.y, c.z)
    let range = saturation(c)
    return range > 0 ? (c - low) * (target / range) : SIMD4(repeating: 0)
  }
}
