import EaselDrawing

/// Colours around a place of the box, from one angle to another. Zero points right; growing angles turn clockwise on
/// screen.
///
/// A sweep of less than a turn is followed by its last colour up to the middle of the gap, and by its first from there.
/// Of a sweep of more than a turn the last turn shows.
public struct AngularGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Once around from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Once around from `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Once around from `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let sweep = AngularSweep(
      stops: gradient.gradient.paintStops(in: shape.environment), start: startAngle.radians,
      end: endAngle.radians)
    shape.paint.paint = .gradient(
      GradientPaint(
        stops: sweep.stops,
        geometry: .conic(center: center.point(in: shape.bounds), angle: CGFloat(sweep.angle)),
        interpolation: gradient.space.interpolation))
  }
}
