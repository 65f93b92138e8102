/// A foreground style that was set within another: its levels of the foreground are those of the outer one, or it would be
/// made out of itself.
struct NestedForegroundStyle: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  /// The foreground style where this one was set, and those of lesser levels that were given with it.
  let outer: [AnyShapeStyle]

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let inner = shape.environment.foregroundStyles
    shape.environment.foregroundStyles = outer
    shape.applyResolved(style)
    shape.environment.foregroundStyles = inner
  }
}
