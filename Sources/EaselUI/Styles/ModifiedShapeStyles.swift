import EaselDrawing

/// A style with its opacity multiplied.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    shape.paint.multiplyAlpha(by: Float(opacity).clampedToUnit)
  }
}

/// A style whose unit square is a given rectangle instead of the box of what is drawn.
struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let bounds: CGRect

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let outer = shape.bounds
    shape.bounds = bounds
    base._apply(to: &shape)
    shape.bounds = outer
  }
}

/// A style that is put on what lies below in a way of its own.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    shape.paint.mode = mode.compositeMode
  }
}

/// A style that casts a shadow.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    shape.paint.shadows.append(shadow.operation(in: shape.environment))
  }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
extension AnchoredShapeStyle: Equatable where Base: Equatable {}
extension BlendModeShapeStyle: Equatable where Base: Equatable {}
extension ShadowShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The same style with its opacity multiplied. Of a gradient or colour where nothing tells, the view's is meant.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// The same style with its unit square fixed to `rect`, in the user space of what is drawn.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, bounds: rect) }

  /// The same style, put on what lies below in the given way.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }

  /// The same style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style, put on what lies below in the given way.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

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
