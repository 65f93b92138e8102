import EaselDrawing

/// A gradient along a line between two points of the bounding box.
///
/// ```swift
/// Rectangle()
///   .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
///   .frame(width: 100, height: 60)
/// ```
public struct LinearGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient between two unit points of the bounding box.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of evenly spaced colors between two unit points of the bounding box.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of color stops between two unit points of the bounding box.
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
  /// Paints the gradient from the top to the bottom of the bounding box.
  public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }
}

extension AnyGradient: ShapeStyle {
  /// Paints the gradient from the top to the bottom of the bounding box.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)._apply(to: &shape)
  }
}

/// A gradient between two circles around a point of the bounding box.
///
/// ```swift
/// Circle()
///   .fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 40))
///   .frame(width: 80, height: 80)
/// ```
public struct RadialGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient between two radii, in points, around a unit point of the bounding box.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of evenly spaced colors between two radii, in points, around a unit
  /// point of the bounding box.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of color stops between two radii, in points, around a unit
  /// point of the bounding box.
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

/// A gradient between two circles of the unit square, stretched with the square to the bounding box. A radius
/// of 0.5 around the center touches the edges.
///
/// ```swift
/// Ellipse()
///   .fill(EllipticalGradient(colors: [.yellow, .red]))
///   .frame(width: 120, height: 60)
/// ```
public struct EllipticalGradient: ShapeStyle, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Creates a gradient between two radii around a center, all in the unit square.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of evenly spaced colors between two radii around a center, all in the unit square.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of color stops between two radii around a center, all in the unit square.
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
