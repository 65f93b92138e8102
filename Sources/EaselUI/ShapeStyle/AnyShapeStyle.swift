/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

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
