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

/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let box: Box

  /// By reference: what has a value of unknown type in it is copied piece by piece, through calls.
  private final class Box: Sendable {
    let base: any ShapeStyle

    init(_ base: any ShapeStyle) { self.base = base }
  }

  public init<S: ShapeStyle>(_ style: S) { box = (style as? AnyShapeStyle)?.box ?? Box(style) }

  var base: any ShapeStyle { box.base }

  public func _apply(to shape: inout _ShapeStyle_Shape) { base._apply(to: &shape) }
}

extension AnyShapeStyle: Equatable {
  /// True when both are of one type that can be compared, and equal.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    func isEqual<Style: Equatable>(_ style: Style) -> Bool { style == rhs.base as? Style }
    guard let style = lhs.base as? any Equatable else { return false }
    return isEqual(style)
  }
}

/// A style that was set within others of its kind, as a tint within a tint: what it takes from them are the outer ones, or
/// it would be made out of itself.
struct NestedStyle<Outer: Equatable & Sendable>: ShapeStyle {
  let style: AnyShapeStyle
  /// Where the environment has styles of this kind.
  let place: WritableKeyPath<EnvironmentValues, Outer> & Sendable
  /// What was there where this one was set.
  let outer: Outer

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let inner = shape.environment[keyPath: place]
    shape.environment[keyPath: place] = outer
    shape.applyResolved(style)
    shape.environment[keyPath: place] = inner
  }
}

extension NestedStyle: Equatable {
  static func == (lhs: NestedStyle, rhs: NestedStyle) -> Bool {
    lhs.style == rhs.style && lhs.place == rhs.place && lhs.outer == rhs.outer
  }
}

extension AnyShapeStyle {
  /// The style for being set at a place of an environment. A colour stays what it is: it takes nothing from others, and
  /// is looked for where only colours will do.
  func nested<Outer: Equatable & Sendable>(
    at place: WritableKeyPath<EnvironmentValues, Outer> & Sendable, in environment: EnvironmentValues
  ) -> AnyShapeStyle {
    guard color == nil else { return self }
    return AnyShapeStyle(NestedStyle(style: self, place: place, outer: environment[keyPath: place]))
  }
}
