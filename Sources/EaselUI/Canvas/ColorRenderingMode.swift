/// The space in which a drawing's colours are blended.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
  /// Gamma-encoded sRGB; components outside 0...1 are undefined.
  case nonLinear
  /// Linear sRGB; components outside 0...1 are undefined.
  case linear
  /// Linear sRGB with components outside 0...1 kept.
  case extendedLinear
}
