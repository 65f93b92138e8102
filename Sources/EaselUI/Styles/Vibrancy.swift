import EaselDrawing

// Vibrancy: on a material, the deeper levels of the default foreground style darken or lighten what is behind them instead
// of covering it with gray, so that its colors stay visible in text and symbols.

extension EnvironmentValues {
  /// The material directly behind the view; nil if there is none.
  ///
  /// The `background` modifiers that take a style set the value for the view in front: to the material if the style is
  /// one, also with an opacity or a shadow, and to nil if it is not. `presentationBackground` and `toolbarBackground` do
  /// the same for sheets and bars.
  ///
  /// Hierarchical styles such as `secondary` are vibrant where the value is not nil. Set it to nil to draw them as on
  /// other backgrounds, or to a material if the view lies on a material that no modifier put there:
  ///
  /// ```swift
  /// ZStack {
  ///   Circle().fill(.thinMaterial)
  ///   Text("Details").foregroundStyle(.secondary).environment(\.backgroundMaterial, .thin)
  /// }
  /// ```
  @Entry public var backgroundMaterial: Material?
}

/// Tells a view which material is behind it, if any.
struct BackgroundMaterialModifier<Style: ShapeStyle> {
  /// The style of the background.
  let style: Style
}

extension BackgroundMaterialModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    let material = style.material(in: environment)
    // Outside of materials, an entry for each background would lengthen every search for another value.
    guard material != nil || environment.backgroundMaterial != nil else { return }
    environment.backgroundMaterial = material
  }
}

/// Tells a view that no material is behind it, if something other than a `background` modifier with a style covers it.
struct MaterialCover {
  let isCovered: Bool
}

extension MaterialCover: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    if isCovered, environment.backgroundMaterial != nil { environment.backgroundMaterial = nil }
  }
}

extension ShapeStyle {
  /// The material that the style paints with, directly or through other styles; nil if it paints with something else.
  fileprivate func material(in environment: EnvironmentValues) -> Material? {
    if self is Color { return nil }
    var shape = _ShapeStyle_Shape(environment: environment, bounds: .zero)
    _apply(to: &shape)
    return shape.material
  }
}

extension _ShapeStyle_Shape {
  /// Paints with a level of the default foreground style, if it is vibrant in the environment.
  ///
  /// - Parameter level: The level, 0...4. The first one is never vibrant.
  /// - Returns: Whether the level is vibrant. If it is not, the paint is unchanged.
  mutating func applyVibrant(level: Int) -> Bool {
    guard level > 0, environment.backgroundMaterial != nil,
      environment.foregroundStyles.isDefault(atLevel: level)
    else { return false }
    if environment.colorScheme == .dark {
      paint.paint = .solid(PaintColor.white.multiplyingAlpha(by: VibrantLevel.dark[level - 1]))
      paint.mode = .plusLighter
    } else {
      paint.paint = .solid(PaintColor.black.multiplyingAlpha(by: VibrantLevel.light[level - 1]))
      paint.mode = .plusDarker
    }
    return true
  }
}

/// How much the levels from the second on change each component of the color behind them.
private enum VibrantLevel {
  // The values are those of the vibrant labels of Apple's design templates for macOS 26, which are opaque grays to be
  // composited in the modes plus darker and plus lighter. Black and white with an alpha give the same colors on opaque
  // pixels. In a layer without pixels behind them, where neither mode has an effect, they stay as legible.

  /// What is subtracted in the light scheme. The grays are nearly white.
  static let light = [0x72, 0xbf, 0xd9, 0xe6].map { 1 - Float($0) / 255 }
  /// What is added in the dark scheme. The grays are nearly black.
  static let dark = [0x8a, 0x40, 0x26, 0x11].map { Float($0) / 255 }
}

extension [AnyShapeStyle] {
  /// Whether a level of these foreground styles derives from the default one, because none was set, or only `primary`.
  fileprivate func isDefault(atLevel level: Int) -> Bool {
    guard let first else { return true }
    guard level >= count, let nested = first.base as? NestedStyle<[AnyShapeStyle]>, nested.style.isPrimary
    else { return false }
    return nested.outer.isDefault(atLevel: nested.outer.count)
  }
}

extension AnyShapeStyle {
  /// Whether this is the first level of the foreground style.
  fileprivate var isPrimary: Bool {
    base is ForegroundStyle || base as? HierarchicalShapeStyle == .primary
  }
}
