import EaselDrawing
import EaselPixels

extension DisplayList.ColorMode {
  /// The components of a color in this mode, not premultiplied. Only the extended mode keeps components outside of
  /// 0...1, up to `PixelBlend.largestComponent`. NaN becomes 0.
  func straightComponents(of color: PaintColor) -> SIMD4<Float> {
    switch self {
    case .nonLinear: PixelBlend.limited(color.components)
    case .linear: ColorConversion.linear(PixelBlend.limited(color.components))
    case .extendedLinear: limited(ColorConversion.linear(PixelBlend.finite(color.components)))
    }
  }

  /// The premultiplied components of a color in this mode.
  func components(of color: PaintColor) -> SIMD4<Float> {
    let straight = straightComponents(of: color)
    return SIMD4(straight.x * straight.w, straight.y * straight.w, straight.z * straight.w, straight.w)
  }

  /// Converts premultiplied sRGB-encoded components to this mode.
  func fromEncoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .nonLinear ? color : PixelBlend.linear(color)
  }

  /// Converts premultiplied components of this mode to sRGB-encoded ones.
  func toEncoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .nonLinear ? color : PixelBlend.encoded(color)
  }

  /// Limits components that are not premultiplied to the range of the mode. NaN becomes 0.
  func limited(_ straight: SIMD4<Float>) -> SIMD4<Float> {
    guard self == .extendedLinear else { return PixelBlend.limited(straight) }
    var color = PixelBlend.finite(straight)
    color.w = max(0, min(1, color.w))
    return color
  }
}

extension PixelBlend {
  /// The largest magnitude of a component in the extended color mode: that of a number in half precision. Where another
  /// color covers it, it is multiplied by 0 and subtracted, which would give NaN for infinity and would leave nothing of the
  /// other color for numbers above 2^24.
  static let largestComponent: Float = 65_504

  /// The components limited to `-largestComponent...largestComponent`; NaN becomes 0.
  static func finite(_ components: SIMD4<Float>) -> SIMD4<Float> {
    let known = components.replacing(with: 0, where: components .!= components)
    let raised = known.replacing(with: -largestComponent, where: known .< -largestComponent)
    return raised.replacing(with: largestComponent, where: raised .> largestComponent)
  }

  /// The components limited to 0...1; NaN becomes 0.
  static func limited(_ components: SIMD4<Float>) -> SIMD4<Float> {
    components.replacing(with: 0, where: components .!= components).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }

  /// Converts a premultiplied sRGB-encoded color to linear light.
  static func linear(_ color: SIMD4<Float>) -> SIMD4<Float> {
    withStraight(color) { ColorConversion.linear($0) }
  }

  /// Converts a premultiplied color in linear light to sRGB-encoded components.
  static func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    withStraight(color) { ColorConversion.encoded($0) }
  }

  /// Converts a premultiplied color by a function of its components before multiplication with alpha.
  static func withStraight(_ color: SIMD4<Float>, _ convert: (SIMD4<Float>) -> SIMD4<Float>) -> SIMD4<Float> {
    let alpha = color.w
    guard alpha > 0 else { return color }
    var result = convert(color / alpha) * alpha
    result.w = alpha
    return result
  }
}
