import EaselDrawing

/// The space in which a drawing's colours are blended.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
  /// Gamma-encoded sRGB; components outside 0...1 are undefined.
  case nonLinear
  /// Linear sRGB; components outside 0...1 are undefined.
  case linear
  /// Linear sRGB with components outside 0...1 kept.
  case extendedLinear
}

extension ColorRenderingMode {
  /// The mode as the rasterizer knows it.
  package var displayListMode: DisplayList.ColorMode {
    switch self {
    case .nonLinear: .nonLinear
    case .linear: .linear
    case .extendedLinear: .extendedLinear
    }
  }
}
