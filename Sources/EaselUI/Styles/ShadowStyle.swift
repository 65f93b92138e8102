import EaselDrawing

/// A shadow that a style casts.
public struct ShadowStyle: Equatable, Sendable {
  private var color: Color
  private var radius: CGFloat
  private var offset: CGSize
  private var isInner: Bool

  /// A shadow behind what is drawn; `radius` is its standard deviation in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the edge of what is drawn casts on it, as if it were a hole.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func operation(in environment: EnvironmentValues) -> FilterOperation.Shadow {
    FilterOperation.Shadow(
      color: color.resolvePaint(in: environment), radius: radius > 0 ? radius : 0, offset: offset,
      mode: isInner ? .sourceAtop : .normal, isAbove: isInner, invertsAlpha: isInner)
  }
}
