/// How a source is put over what is there; the numbers are those of `GraphicsContext.BlendMode` and `CGBlendMode`.
///
/// S and D are premultiplied source and destination, Sa and Da their alphas.
public enum CompositeMode: UInt8, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop
  case xor, plusDarker, plusLighter

  /// True when a layer in this mode changes pixels where it has no content: it acts on its whole clip.
  public var affectsUncoveredPixels: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
