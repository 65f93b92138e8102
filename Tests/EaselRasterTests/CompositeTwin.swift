import EaselDrawing
import Foundation

/// The composite modes in double precision, implemented independently from the specifications.
///
/// W3C Compositing and Blending Level 1 (https://www.w3.org/TR/compositing-1/), and ISO 32000-1, 11.3.5 for blend
/// modes. Colors are premultiplied red, green, blue and alpha in 0...1.
enum CompositeTwin {
  typealias Color = SIMD4<Double>

  /// The result of compositing `source` and `backdrop` with a coverage.
  static func color(_ mode: CompositeMode, _ source: Color, _ backdrop: Color, coverage: Double = 1) -> Color
  {
    backdrop + (color(mode, source, backdrop) - backdrop) * coverage
  }

  /// The red, green, blue and alpha of a pixel.
  static func components(_ pixel: UInt32) -> Color {
    Color(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24)) / 255
  }

  /// The largest difference of a component, in units of 1/255.
  static func distance(_ pixel: UInt32, _ color: Color) -> Double {
    let difference = components(pixel) - color
    return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w)) * 255
  }

  /// The factors Fa and Fb of Porter and Duff; nil for blend modes.
  private static func factors(_ mode: CompositeMode, _ sa: Double, _ da: Double) -> (s: Double, d: Double)? {
    switch mode {
    case .normal: (1, 1 - sa)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (da, 0)
    case .sourceOut: (1 - da, 0)
    case .sourceAtop: (da, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - da, sa)
    case .xor: (1 - da, 1 - sa)
    default: nil
    }
  }

  private static func color(_ mode: CompositeMode, _ s: Color, _ d: Color) -> Color {
    if let factors = factors(mode, s.w, d.w) { return s * factors.s + d * factors.d }
    if mode == .plusLighter { return (s + d).clamped(lowerBound: Color(), upperBound: Color(repeating: 1)) }
    if mode == .plusDarker {
      let alpha = min(1, s.w + d.w)
      // The distances from white are added.
      let light = alpha - ((s.w - s) + (d.w - d))
      return Color(max(0, light.x), max(0, light.y), max(0, light.z), alpha)
    }
    var result = s * (1 - d.w) + d * (1 - s.w)
    let mixed = blended(mode, s.w > 0 ? s / s.w : Color(), d.w > 0 ? d / d.w : Color())
    result += mixed * (s.w * d.w)
    result.w = s.w + d.w - s.w * d.w
    return result
  }

  private static func blended(_ mode: CompositeMode, _ s: Color, _ d: Color) -> Color {
    switch mode {
    case .hue: return withLuminosity(d, of: withSaturation(d, of: s))
    case .saturation: return withLuminosity(d, of: withSaturation(s, of: d))
    case .color: return withLuminosity(d, of: s)
    case .luminosity: return withLuminosity(s, of: d)
    default:
      return Color(component(mode, s.x, d.x), component(mode, s.y, d.y), component(mode, s.z, d.z), 1)
    }
  }

  private static func component(_ mode: CompositeMode, _ s: Double, _ d: Double) -> Double {
    switch mode {
    case .multiply: return s * d
    case .screen: return 1 - (1 - s) * (1 - d)
    case .overlay: return component(.hardLight, d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d <= 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : sqrt(d)
      return d + (2 * s - 1) * (curve - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: preconditionFailure("no mode of single components")
    }
  }

  private static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  /// `color` with the luminosity of `other`, clipped towards gray.
  private static func withLuminosity(_ other: Color, of color: Color) -> Color {
    var c = color + (luminosity(other) - luminosity(color))
    let light = luminosity(c)
    let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    if low < 0 { c = light + (c - light) * light / (light - low) }
    if high > 1 { c = light + (c - light) * (1 - light) / (high - light) }
    return c
  }

  /// `color` with the saturation of `other`: the smallest component is 0, and the largest is the saturation.
  private static func withSaturation(_ other: Color, of color: Color) -> Color {
    func range(_ c: Color) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }
    guard range(color) > 0 else { return Color() }
    return (color - min(color.x, color.y, color.z)) * (range(other) / range(color))
  }
}
