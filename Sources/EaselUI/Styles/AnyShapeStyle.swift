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
