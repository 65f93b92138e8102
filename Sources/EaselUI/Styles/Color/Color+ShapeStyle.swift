import EaselDrawing

extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint.paint = .solid(resolvePaint(in: shape.environment))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint.paint = .solid(paintColor) }
}
