import EaselDrawing

/// B(S, D): the colour of source over backdrop where both are opaque; straight components in 0...1.
///
/// Formulas: ISO 32000-1 (PDF) 11.3.5, https://www.w3.org/TR/compositing-1/#blending.
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

  /// The colour moved to a luminosity, then drawn towards grey until it fits 0...1.
  private static func withLuminosity(_ c: SIMD4<Float>, _ target: Float) -> SIMD4<Float> {
    var moved = c + (target - luminosity(c))
    let light = luminosity(moved)
    let low = min(moved.x, moved.y, moved.z)
    let high = max(moved.x, moved.y, moved.z)
    if low < 0 { moved = light + (moved - light) * (light / (light - low)) }
    if high > 1 { moved = light + (moved - light) * ((1 - light) / (high - light)) }
    return moved
  }

  /// The colour stretched so that its largest and smallest components differ by `target`, the smallest being 0.
  private static func withSaturation(_ c: SIMD4<Float>, _ target: Float) -> SIMD4<Float> {
    let low = min(c.x, c.y, c.z)
    let range = saturation(c)
    return range > 0 ? (c - low) * (target / range) : SIMD4(repeating: 0)
  }
}
