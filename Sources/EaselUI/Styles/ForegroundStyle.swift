import EaselDrawing

/// The default style of shapes and text: the environment's foreground style, or else black in the light and
/// white in the dark color scheme.
///
/// ```swift
/// Circle().fill(ForegroundStyle()).foregroundStyle(.orange)
/// ```
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// Creates the foreground style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    HierarchicalShapeStyle.primary._apply(to: &shape)
  }
}

/// A level of the foreground style. Levels after the first are more transparent, unless
/// `foregroundStyle` sets them.
///
/// Without a foreground style in the environment, the first two levels are `Color.primary` and
/// `Color.secondary`, and the others are more transparent variants of the second. On a `Material` the levels after the
/// first are vibrant then.
///
/// ```swift
/// Text("Details").foregroundStyle(HierarchicalShapeStyle.secondary)
/// ```
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  /// The first level: the foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level, half as opaque.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level, a quarter as opaque.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level, 18 % as opaque.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level, 12 % as opaque.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The factor that multiplies the foreground style's opacity in each level.
  fileprivate static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.12]

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if shape.applyVibrant(level: level) { return }
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
  /// The second level of this style, half as opaque.
  public var secondary: some ShapeStyle { inLevel(of: .secondary) }
  /// The third level of this style, a quarter as opaque.
  public var tertiary: some ShapeStyle { inLevel(of: .tertiary) }
  /// The fourth level of this style, 18 % as opaque.
  public var quaternary: some ShapeStyle { inLevel(of: .quaternary) }
  /// The fifth level of this style, 12 % as opaque.
  public var quinary: some ShapeStyle { inLevel(of: .quinary) }

  private func inLevel(of style: HierarchicalShapeStyle) -> HierarchicalShapeStyleModifier<Self> {
    HierarchicalShapeStyleModifier(base: self, level: style.level)
  }
}

/// A level of a style. Levels after the first are more transparent; those of the background and of fills have colors of
/// their own.
///
/// ```swift
/// let style: HierarchicalShapeStyleModifier<BackgroundStyle>? = nil
/// Rectangle().fill(.background.secondary)
/// ```
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if let leveled = base as? any LeveledStyle { return leveled.color(atLevel: level)._apply(to: &shape) }
    base._apply(to: &shape)
    shape.paint.multiplyAlpha(by: HierarchicalShapeStyle.opacities[level])
  }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

/// A style whose levels have colors of their own.
protocol LeveledStyle: ShapeStyle {
  /// The color of a level after the first, 1...4.
  func color(atLevel level: Int) -> SchemeColor
}

/// A color for either color scheme.
struct SchemeColor {
  let light: PaintColor
  let dark: PaintColor
  /// The dark variant on a sheet; nil for the same one.
  var elevated: PaintColor?

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let environment = shape.environment
    let dark = elevated.flatMap { environment.isElevated ? $0 : nil } ?? dark
    shape.paint.paint = .solid(environment.colorScheme == .dark ? dark : light)
  }
}

extension EnvironmentValues {
  /// The foreground styles by level, as far as they were set; empty if none was set.
  @Entry var foregroundStyles: [AnyShapeStyle] = []
}

/// The color of interactive elements: the environment's tint, or blue if none is set.
///
/// ```swift
/// Text("More").foregroundStyle(TintShapeStyle()).tint(.green)
/// ```
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// Creates the tint style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let tint = shape.environment.tintStyle else { return Color.accentColor._apply(to: &shape) }
    shape.applyResolved(tint)
  }
}

/// The background of a window: white in the light color scheme, and in the dark one black, or nearly black if
/// `EnvironmentValues.interfaceIdiom` is `desktop`.
///
/// ```swift
/// Text("Note").background(BackgroundStyle())
/// ```
///
/// `backgroundStyle(_:)` replaces it for a view. Its levels are grays: the second one is that behind grouped content.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// Creates the background style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if let style = shape.environment.backgroundStyle { return shape.applyResolved(style) }
    let environment = shape.environment
    guard environment.interfaceIdiom == .desktop else {
      return Color(.background)._apply(to: &shape)
    }
    Color(white: environment.colorScheme == .dark ? 0.12 : 1)._apply(to: &shape)
  }
}

extension BackgroundStyle: LeveledStyle {
  func color(atLevel level: Int) -> SchemeColor {
    let light: [Float] = [242, 255, 229, 209]
    let dark: [Float] = [28, 44, 58, 72, 84]
    let index = min(max(level, 1), 4) - 1
    // The grays are slightly blue.
    return SchemeColor(
      light: .bytes(light[index], light[index], min(light[index] + 5, 255)),
      dark: .bytes(dark[index], dark[index], dark[index] + 2),
      elevated: .bytes(dark[index + 1], dark[index + 1], dark[index + 1] + 2))
  }
}

extension EnvironmentValues {
  /// The style that replaces the background of a window; nil for none.
  @Entry public var backgroundStyle: AnyShapeStyle?
}

nonisolated extension View {
  /// Sets the style that `BackgroundStyle` stands for in the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
  }
}

/// Sets the background style of a view.
struct BackgroundStyleModifier {
  let style: AnyShapeStyle
}

extension BackgroundStyleModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.backgroundStyle = style.nested(at: \.backgroundStyle, in: environment)
  }
}

extension EnvironmentValues {
  /// The tint; nil if none was set.
  @Entry var tintStyle: AnyShapeStyle?
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
  /// Sets the color of interactive elements in the view; nil for the default.
  public func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map { AnyShapeStyle($0) }) }

  /// Sets the style of interactive elements in the view. A `TintShapeStyle` inside `tint` refers to the tint
  /// of the surrounding view.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(TintModifier(style: AnyShapeStyle(tint)))
  }

  /// Sets the color of interactive elements in the view; nil for the default. The older form of `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
