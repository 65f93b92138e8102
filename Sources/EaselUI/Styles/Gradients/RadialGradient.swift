import EaselDrawing

/// Colours from one circle around a place of the box to another; radii are points.
public struct RadialGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let center = center.point(in: shape.bounds)
    shape.paint.paint = gradient.paint(
      .radial(startCenter: center, startRadius: startRadius, endCenter: center, endRadius: endRadius),
      in: shape.environment)
  }
}
