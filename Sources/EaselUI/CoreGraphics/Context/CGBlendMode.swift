import EaselDrawing

/// How a draw is put over what is there; the formulas are those of `GraphicsContext.BlendMode`.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  /// The mode as it is recorded.
  var compositeMode: CompositeMode { CompositeMode(rawValue: UInt8(rawValue)) ?? .normal }
}
