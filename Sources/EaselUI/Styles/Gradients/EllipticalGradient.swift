import EaselDrawing

/// Colours from one circle of the unit square to another, stretched with the square to the box that is painted. A radius
/// of 0.5 around the centre touches the edges.
public struct EllipticalGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  init(
    _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let center = CGPoint(x: self.center.x, y: self.center.y)
    let bounds = shape.bounds
    shape.paint.paint = gradient.paint(
      .radial(
        startCenter: center, startRadius: startRadiusFraction, endCenter: center,
        endRadius: endRadiusFraction),
      transform: CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        .scaledBy(x: bounds.width, y: bounds.height),
      in: shape.environment)
  }
}
