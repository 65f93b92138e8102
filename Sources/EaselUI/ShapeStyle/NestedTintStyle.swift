/// A tint that was set within another: the tint that it is made of is the outer one, or it would be made out of itself.
struct NestedTintStyle: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  /// The tint where this one was set; nil for the usual.
  let outer: AnyShapeStyle?

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let inner = shape.environment.tintStyle
    shape.environment.tintStyle = outer
    shape.applyResolved(style)
    shape.environment.tintStyle = inner
  }
}
