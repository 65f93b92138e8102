import EaselDrawing

/// The colour of things that can be acted on: the environment's tint, blue unless set.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let tint = shape.environment.tintStyle else { return Color.accentColor._apply(to: &shape) }
    shape.applyResolved(tint)
  }
}

/// What lies behind the content of a window: white in the light scheme, nearly black in the dark one.
public struct BackgroundStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let isDark = shape.environment.colorScheme == .dark
    Color(white: isDark ? 0.12 : 1)._apply(to: &shape)
  }
}

private enum TintStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The tint; nil where none was set.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}
