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

/// A style whose unit points refer to a fixed rectangle instead of the bounding box of the draw.
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

/// A style with a blend mode.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    shape.paint.mode = mode.compositeMode
  }
}

/// A style with a shadow.
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
  /// Returns the style with its opacity multiplied.
  ///
  /// For a color or gradient, which is also a view, the view modifier takes precedence if the
  /// context does not decide.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// Returns the style with its unit points fixed to `rect`, in the user space of the draw.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, bounds: rect) }

  /// Returns the style composited with the given blend mode.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style composited with the given blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A shadow of a style: a drop shadow or an inner shadow.
///
/// ```swift
/// Circle()
///   .fill(.blue.shadow(.drop(radius: 4, y: 2)))
///   .frame(width: 60, height: 60)
/// ```
public struct ShadowStyle: Equatable, Sendable {
  private var color: Color
  private var radius: CGFloat
  private var offset: CGSize
  private var isInner: Bool

  /// A shadow below the content.
  ///
  /// - Parameter color: The color of the shadow.
  /// - Parameter radius: The standard deviation of the blur in points; negative values count as zero.
  /// - Parameter x: The horizontal offset in points.
  /// - Parameter y: The vertical offset in points, downwards.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow inside the content, cast by its edges as if it were a hole.
  ///
  /// - Parameter color: The color of the shadow.
  /// - Parameter radius: The standard deviation of the blur in points; negative values count as zero.
  /// - Parameter x: The horizontal offset in points.
  /// - Parameter y: The vertical offset in points, downwards.
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
