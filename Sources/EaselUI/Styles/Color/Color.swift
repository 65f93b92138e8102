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
