import EaselDrawing

/// Colours along a line between two places of the box that is painted.
public struct LinearGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let (start, end) = (startPoint.point(in: shape.bounds), endPoint.point(in: shape.bounds))
    shape.paint.paint = gradient.paint(.linear(start: start, end: end), in: shape.environment)
  }
}

extension AnyGradient {
  /// The paint of this gradient in a geometry.
  func paint(
    _ geometry: GradientPaint.Geometry, transform: CGAffineTransform = .identity,
    in environment: EnvironmentValues
  ) -> Paint {
    .gradient(
      GradientPaint(
        stops: gradient.paintStops(in: environment), geometry: geometry,
        interpolation: space.interpolation, transform: transform))
  }
}

extension Gradient: ShapeStyle {
  /// From the top to the bottom of the box.
  public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }
}

extension AnyGradient: ShapeStyle {
  /// From the top to the bottom of the box.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)._apply(to: &shape)
  }
}
