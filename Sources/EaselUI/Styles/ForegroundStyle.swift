import EaselDrawing

/// The style that things are drawn with where none is given: black on light and white on dark surroundings, unless the
/// environment has another.
public struct ForegroundStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    HierarchicalShapeStyle.primary._apply(to: &shape)
  }
}

/// The foreground style in a level of importance: the second and later ones are fainter unless they are given.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The share of the foreground style's opacity for each level.
  fileprivate static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.12]

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let styles = shape.environment.foregroundStyles
    guard let primary = styles.first else {
      return HierarchicalShapeStyle.defaultColors[level]._apply(to: &shape)
    }
    if level < styles.count { return shape.applyResolved(styles[level]) }
    shape.applyResolved(primary)
    shape.paint.multiplyAlpha(by: HierarchicalShapeStyle.opacities[level])
  }

  private static let defaultColors: [Color] = [
    .primary, .secondary, .secondary.opacity(0.5), .secondary.opacity(0.3), .secondary.opacity(0.2),
  ]
}

extension ShapeStyle {
  /// The same style in the second level of importance: half as opaque.
  public var secondary: some ShapeStyle { inLevel(of: .secondary) }
  /// The same style in the third level of importance: a quarter as opaque.
  public var tertiary: some ShapeStyle { inLevel(of: .tertiary) }
  /// The same style in the fourth level of importance.
  public var quaternary: some ShapeStyle { inLevel(of: .quaternary) }
  /// The same style in the fifth level of importance, the faintest.
  public var quinary: some ShapeStyle { inLevel(of: .quinary) }

  private func inLevel(of style: HierarchicalShapeStyle) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: Double(HierarchicalShapeStyle.opacities[style.level]))
  }
}

private enum ForegroundStylesKey: EnvironmentKey {
  static let defaultValue: [AnyShapeStyle] = []
}

extension EnvironmentValues {
  /// The foreground style and those of lesser levels that were given with it; empty where nothing was set.
  var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }
}

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

/// Sets the tint of a view.
struct TintModifier {
  let style: AnyShapeStyle
}

extension TintModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.tintStyle = style.nested(at: \.tintStyle, in: environment)
  }
}

nonisolated extension View {
  /// The colour of things in the view that can be acted on; nil for the usual.
  public func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map { AnyShapeStyle($0) }) }

  /// The style of things in the view that can be acted on. `TintShapeStyle` in it is the tint around the view.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(TintModifier(style: AnyShapeStyle(tint)))
  }

  /// The colour of things in the view that can be acted on; nil for the usual. The older form of `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
