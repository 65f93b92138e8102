import EaselDrawing

/// A color, which may depend on the environment: `Color.red` is slightly brighter in the dark color scheme.
///
/// A color is also a style, and a view that fills its bounds.
///
/// ```swift
/// VStack {
///   Color.red
///   Color(red: 0.2, green: 0.6, blue: 0.4)
///   Color.blue.opacity(0.3)
/// }
/// ```
public struct Color: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// Gamma-encoded sRGB with alpha. Components outside 0...1 are kept.
    case constant(PaintColor)
    case system(SystemColor, opacity: Float)
    case mixture(ColorMixture, opacity: Float)
    /// A color of an asset catalog.
    case named(NamedColor, opacity: Float)
    case exposed(ColorExposure, opacity: Float)
    /// A color of UIKit that depends on traits.
    case dynamic(DynamicColor, opacity: Float)
  }

  let base: Base

  init(base: Base) { self.base = base }

  init(_ color: SystemColor) { base = .system(color, opacity: 1) }

  /// Returns the color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    let factor = Float(opacity)
    switch base {
    case .constant(let color): return Color(base: .constant(color.multiplyingAlpha(by: factor)))
    case .system(let color, let current):
      return Color(base: .system(color, opacity: current * factor))
    case .mixture(let mixture, let current):
      return Color(base: .mixture(mixture, opacity: current * factor))
    case .named(let color, let current):
      return Color(base: .named(color, opacity: current * factor))
    case .exposed(let exposure, let current):
      return Color(base: .exposed(exposure, opacity: current * factor))
    case .dynamic(let color, let current):
      return Color(base: .dynamic(color, opacity: current * factor))
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of a standard color, or `#RRGGBBAA` for a constant color.
  public var description: String {
    switch base {
    case .constant(let color): color.hexadecimal
    case .system(let color, 1): color.rawValue
    case .system(let color, let opacity):
      "\(Int((opacity.clampedToUnit * 100).rounded()))% \(color.rawValue)"
    case .mixture(let mixture, _): "mix(\(mixture.first), \(mixture.second), \(mixture.fraction))"
    case .exposed(let exposure, _): exposure.description
    case .named(let color, _): "NamedColor(name: \"\(color.name.name)\")"
    case .dynamic: "UIColor(dynamicProvider:)"
    }
  }
}

extension PaintColor {
  /// The color as `#RRGGBBAA`, components clamped to 0...1.
  var hexadecimal: String {
    let digits = (0..<4).map { index -> String in
      let component = components[index]
      let byte = UInt8((max(0, min(1, component.isNaN ? 0 : component)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color {
  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear light with the primaries of sRGB.
    case sRGBLinear
    /// Display P3: the wider primaries of DCI-P3, white D65 and the transfer function of sRGB.
    case displayP3
  }

  /// Creates a color from red, green and blue, each nominally 0...1. Values outside this range give
  /// colors outside the sRGB gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let components = SIMD4(Float(red), Float(green), Float(blue), Float(opacity))
    base = .constant(PaintColor(components: colorSpace.encodedSRGB(components)))
  }

  /// Creates a gray between 0 (black) and 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness.
  ///
  /// - Parameter hue: The position on the color wheel: 0 is red, 1/3 green, 2/3 blue, and 1 red again.
  /// - Parameter saturation: 0 for grays, 1 for pure colors.
  /// - Parameter brightness: 0 for black, 1 for the brightest color.
  /// - Parameter opacity: The opacity, 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue : 0
    /// A component rises, stays high, falls and stays low over the six sextants of the wheel. `shift` moves
    /// the curve for each component.
    func component(_ shift: Double) -> Double {
      let position = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      let sextant = position < 0 ? position + 6 : position
      return brightness * (1 - saturation * max(0, min(sextant, 4 - sextant, 1)))
    }
    self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a color from a color set of an asset catalog.
  ///
  /// The color set may have a variant for the dark color scheme. If the name is not found, the color is
  /// clear and a message is written to standard error.
  ///
  /// - Parameter name: The name of the color set.
  /// - Parameter bundle: The bundle to search first; nil for the main bundle. Bundles next to the executable
  ///   and the working directory are searched too.
  public init(_ name: String, bundle: Bundle? = nil) {
    base = .named(NamedColor(ResourceName(name, bundle)), opacity: 1)
  }
}

extension Color.RGBColorSpace {
  /// Converts straight components of this space to gamma-encoded sRGB. Alpha is unchanged.
  func encodedSRGB(_ components: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .sRGB: components
    case .sRGBLinear: TransferFunction.encode(components)
    case .displayP3: TransferFunction.encode(linearSRGB(components))
    }
  }

  /// Converts straight components of this space to linear sRGB. Alpha is unchanged.
  func linearSRGB(_ components: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .sRGB: return TransferFunction.decode(components)
    case .sRGBLinear: return components
    case .displayP3:
      let p3 = TransferFunction.decode(components)
      return SIMD4(
        1.224_940_2 * p3.x - 0.224_940_2 * p3.y,
        -0.042_056_95 * p3.x + 1.042_056_9 * p3.y,
        -0.019_637_55 * p3.x - 0.078_636_05 * p3.y + 1.098_273_6 * p3.z,
        p3.w)
    }
  }
}

extension Color: View {
  public typealias Body = Never
}

extension Color: LeafView {
  /// Points of a color without opacity do not hit it.
  func contains(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    CGRect(origin: .zero, size: size).contains(point) && resolvePaint(in: environment).alpha > 0
  }

  /// Fills the bounds.
  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    recorder.fill(
      Path(CGRect(origin: .zero, size: size)), style: FillStyle(),
      paint: .solid(resolvePaint(in: environment)), state: DrawingState())
  }
}

extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint.paint = .solid(resolvePaint(in: shape.environment))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint.paint = .solid(paintColor) }
}
