import EaselDrawing

/// A colour, possibly one that depends on the environment: `Color.red` is a little brighter in the dark scheme.
///
/// A small value without memory of its own, unless it was made of other colours.
public struct Color: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// sRGB-encoded, alpha included; components outside 0...1 are kept.
    case constant(PaintColor)
    case system(SystemColor, opacity: Float)
    case mixture(ColorMixture, opacity: Float)
    /// A colour of the application's resources.
    case named(NamedColor, opacity: Float)
  }

  let base: Base

  init(base: Base) { self.base = base }

  init(_ color: SystemColor) { base = .system(color, opacity: 1) }

  /// The same colour with its opacity multiplied.
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
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of a standard colour, `#RRGGBBAA` of a constant one.
  public var description: String {
    switch base {
    case .constant(let color): color.hexadecimal
    case .system(let color, 1): color.rawValue
    case .system(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color.rawValue)"
    case .mixture(let mixture, _): "mix(\(mixture.first), \(mixture.second), \(mixture.fraction))"
    case .named(let color, _): "NamedColor(name: \"\(color.name.name)\")"
    }
  }
}

extension PaintColor {
  /// `#RRGGBBAA`, components clamped to 0...1.
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
  /// The space that the components of a colour are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB primaries, proportional to light.
    case sRGBLinear
    /// The wider primaries of DCI-P3 with white D65 and the encoding of sRGB.
    case displayP3
  }

  /// A colour of red, green and blue, each nominally 0...1; values outside reach beyond the sRGB gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let components = SIMD4(Float(red), Float(green), Float(blue), Float(opacity))
    base = .constant(PaintColor(components: colorSpace.encodedSRGB(components)))
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue (0...1 once around the wheel from red over green and blue), saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue : 0
    /// A component rises, stays, falls and rests over the six sextants of the wheel, shifted for each component.
    func component(_ shift: Double) -> Double {
      let position = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      let sextant = position < 0 ? position + 6 : position
      return brightness * (1 - saturation * max(0, min(sextant, 4 - sextant, 1)))
    }
    self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of the application's resources: a colour set of an asset catalog, looked for in the bundle (the main one
  /// unless one is given), in bundles beside the executable and in the working directory. A set may have a colour for
  /// the dark scheme. A name that is not found is clear, and gives a line on standard error.
  public init(_ name: String, bundle: Bundle? = nil) {
    base = .named(NamedColor(ResourceName(name, bundle)), opacity: 1)
  }
}

extension Color.RGBColorSpace {
  /// Straight components of this space as sRGB-encoded ones; alpha unchanged.
  func encodedSRGB(_ components: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .sRGB: components
    case .sRGBLinear: TransferFunction.encode(components)
    case .displayP3: TransferFunction.encode(linearSRGB(components))
    }
  }

  /// Straight components of this space as linear-light sRGB; alpha unchanged.
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
  /// Fills its box.
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
