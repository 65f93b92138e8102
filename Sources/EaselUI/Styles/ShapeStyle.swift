import EaselDrawing

/// A way of colouring a shape: a colour, a gradient, or what the environment makes of "foreground".
///
/// A style of one's own implements `resolve(in:)`, which gives another style for an environment.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one is where the given environment holds.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Paints a shape. The library's own styles provide it; all others paint with what they resolve to.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

/// A shape that a style is applied to: where it is, and what it is painted with.
public struct _ShapeStyle_Shape {
  var environment: EnvironmentValues
  /// What the unit square of the style stands for, in user space.
  var bounds: CGRect
  var paint = StyledPaint()
  /// How many styles were resolved one out of the other.
  private var depth = 0

  init(environment: EnvironmentValues, bounds: CGRect) {
    self.environment = environment
    self.bounds = bounds
  }

  /// A style may resolve to another so often; one that resolves to itself without end paints nothing.
  private static let greatestDepth = 64

  mutating func applyResolved(_ style: some ShapeStyle) {
    guard depth < _ShapeStyle_Shape.greatestDepth else { return }
    depth += 1
    style._apply(to: &self)
    depth -= 1
  }
}

extension ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard Resolved.self != Never.self else { return }
    shape.applyResolved(resolve(in: shape.environment))
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints by itself and resolves to no other style")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// The style ready for painting something whose box is `rect`, in points, where the given environment holds.
  func resolve(for rect: CGRect, in environment: EnvironmentValues) -> StyledPaint {
    var shape = _ShapeStyle_Shape(environment: environment, bounds: rect)
    _apply(to: &shape)
    return shape.paint
  }

  /// The paint alone, without shadows and blend mode that the style may ask for.
  func resolvePaint(for rect: CGRect, in environment: EnvironmentValues) -> Paint {
    resolve(for: rect, in: environment).paint
  }
}
