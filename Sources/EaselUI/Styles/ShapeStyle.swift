import EaselDrawing

/// A color, gradient or other pattern that paints a shape.
///
/// A custom style implements `resolve(in:)` to select another style for an environment.
///
/// ```swift
/// struct WarningStyle: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for styles that paint themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to paint with in the given environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Paints a shape. Easel's own styles implement it; all others use the default, which paints
  /// with the resolved style.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

/// The shape that a style is applied to: its environment, its bounds and its paint.
public struct _ShapeStyle_Shape {
  var environment: EnvironmentValues
  /// The rectangle, in user space, that unit points of the style refer to.
  var bounds: CGRect
  var paint = StyledPaint()
  /// The material that the style paints with; nil if it paints with something else.
  var material: Material?
  /// The nesting depth of resolved styles.
  private var depth = 0

  init(environment: EnvironmentValues, bounds: CGRect) {
    self.environment = environment
    self.bounds = bounds
  }

  /// The limit of nested resolution. A style that keeps resolving to itself paints nothing.
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
  /// Never returns: a style whose resolved type is `Never` paints itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints by itself and resolves to no other style")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// The paint of the style for a bounding box `rect`, in points, in the given environment.
  func resolve(for rect: CGRect, in environment: EnvironmentValues) -> StyledPaint {
    var shape = _ShapeStyle_Shape(environment: environment, bounds: rect)
    _apply(to: &shape)
    return shape.paint
  }

  /// The paint of the style without its shadows and blend mode.
  func resolvePaint(for rect: CGRect, in environment: EnvironmentValues) -> Paint {
    resolve(for: rect, in: environment).paint
  }
}

/// A type-erased style.
///
/// ```swift
/// let isSelected = true
/// let style = isSelected ? AnyShapeStyle(.blue) : AnyShapeStyle(.secondary)
/// ```
public struct AnyShapeStyle: ShapeStyle {
  private let box: Box

  /// A reference, because copying an existential value calls into its value witnesses.
  private final class Box: Sendable {
    let base: any ShapeStyle

    init(_ base: any ShapeStyle) { self.base = base }
  }

  /// Creates a style that wraps `style`.
  public init<S: ShapeStyle>(_ style: S) { box = (style as? AnyShapeStyle)?.box ?? Box(style) }

  var base: any ShapeStyle { box.base }

  public func _apply(to shape: inout _ShapeStyle_Shape) { base._apply(to: &shape) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both styles have the same equatable type and are equal.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    func isEqual<Style: Equatable>(_ style: Style) -> Bool { style == rhs.base as? Style }
    guard let style = lhs.base as? any Equatable else { return false }
    return isEqual(style)
  }
}

/// A style set inside another of the same kind, such as a tint inside a tint. When it refers to its own kind,
/// it gets the outer style; otherwise it would refer to itself.
struct NestedStyle<Outer: Equatable & Sendable>: ShapeStyle {
  let style: AnyShapeStyle
  /// The environment value that holds styles of this kind.
  let place: WritableKeyPath<EnvironmentValues, Outer> & Sendable
  /// The environment value outside the scope of this style.
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
  /// The style to store in an environment value. Colors are stored unchanged: they do not refer to other
  /// styles, and some code uses only styles that are plain colors.
  func nested<Outer: Equatable & Sendable>(
    at place: WritableKeyPath<EnvironmentValues, Outer> & Sendable, in environment: EnvironmentValues
  ) -> AnyShapeStyle {
    guard color == nil else { return self }
    return AnyShapeStyle(NestedStyle(style: self, place: place, outer: environment[keyPath: place]))
  }
}
