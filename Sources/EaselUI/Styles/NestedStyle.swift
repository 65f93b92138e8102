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
