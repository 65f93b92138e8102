import EaselGeometry

/// The whole content of a window or picture, ready for the rasterizer.
public struct DisplayList: Sendable {
  /// The space in which colours are blended.
  public enum ColorMode: UInt8, Sendable {
    case nonLinear, linear, extendedLinear
  }

  public var root: Fragment
  /// Points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What lies under everything; clear for a transparent picture.
  public var background: PaintColor
  public var colorMode: ColorMode

  public init(
    root: Fragment, size: CGSize, scale: CGFloat = 1, background: PaintColor = .clear,
    colorMode: ColorMode = .nonLinear
  ) {
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
    self.colorMode = colorMode
  }
}
