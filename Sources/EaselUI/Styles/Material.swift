import EaselDrawing

/// A translucent background that shows the drawing behind it blurred, more vivid, and with a tint of the color scheme.
///
/// A material is a style. It paints what is below the shape in the same window or image, up to the nearest enclosing
/// mask, blend mode, 3D rotation or symbol of a canvas; only the drawing inside of those is blurred.
///
/// Text, symbols and shapes in a deeper level of the default foreground style, such as `secondary`, are vibrant on a
/// material: they darken the drawing behind them in the light color scheme and lighten it in the dark one, so that its
/// colors show through. The first level, levels of colors that `foregroundStyle` sets, and `Color.secondary` are drawn as
/// on other backgrounds. A background in another style ends vibrancy for the view in front of it;
/// `EnvironmentValues.backgroundMaterial` says where it applies.
///
/// Unlike in SwiftUI, vibrant levels are the same on materials of every thickness, and glass makes nothing vibrant.
///
/// ```swift
/// struct Card: View {
///   var body: some View {
///     VStack(alignment: .leading) {
///       Text("Harbour")
///       Text("Sunrise at six").foregroundStyle(.secondary)
///     }
///     .padding()
///     .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
///   }
/// }
/// ```
public struct Material: Sendable {
  enum Thickness: Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  let thickness: Thickness

  /// A mostly translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A material that is more translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// A material that is somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// A material that is more opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// A mostly opaque material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of toolbars.
  public static let bar = Material(thickness: .bar)

  /// Has no effect: materials do not depend on whether their window is active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension Material: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.material = self
    let isDark = shape.environment.colorScheme == .dark
    shape.paint.paint = .material(MaterialPaint(isDark ? thickness.darkEffect : thickness.lightEffect))
  }
}

extension Material.Thickness {
  // The effects are those of the materials of Apple's design templates for iOS 17: a background blur of 50, which is a
  // standard deviation of 25 points, under two layers of gray. These make colors more vivid; the templates do not
  // change the saturation otherwise.

  /// In the light scheme, the templates cover the blur with gray and then dodge it with another gray, which divides by the
  /// complement of that one.
  var lightEffect: FilterOperation.Material {
    switch self {
    case .ultraThin: .light(0xbf, 0.44, dodge: 0x30)
    case .thin: .light(0xa6, 0.7, dodge: 0x3d)
    case .regular: .light(0xb3, 0.82, dodge: 0x43)
    case .thick: .light(0x99, 0.97, dodge: 0x5f)
    case .ultraThick: .light(0x99, 0.985, dodge: 0x62)
    case .bar: .light(0xc4, 0.88, dodge: 0x35)
    }
  }

  /// In the dark scheme, they cover the blur with nearly black and then overlay a gray, which multiplies dark colors by
  /// twice that gray.
  var darkEffect: FilterOperation.Material {
    switch self {
    case .ultraThin: .dark(0x25, 0.55, overlay: 0x9c)
    case .thin: .dark(0x25, 0.7, overlay: 0x9c)
    case .regular: .dark(0x25, 0.82, overlay: 0x8c)
    case .thick: .dark(0x25, 0.9, overlay: 0x7c)
    case .ultraThick: .dark(0x25, 0.95, overlay: 0x7c)
    case .bar: .dark(0x1d, 0.88, overlay: 0x8c)
    }
  }
}

extension FilterOperation.Material {
  fileprivate static func light(_ gray: Int, _ alpha: Float, dodge: Int) -> FilterOperation.Material {
    .standard(gray, alpha, gain: 1 / (1 - Float(dodge) / 255))
  }

  fileprivate static func dark(_ gray: Int, _ alpha: Float, overlay: Int) -> FilterOperation.Material {
    .standard(gray, alpha, gain: 2 * Float(overlay) / 255)
  }

  private static func standard(_ gray: Int, _ alpha: Float, gain: Float) -> FilterOperation.Material {
    let level = Float(gray) / 255
    let tint = PaintColor(red: level, green: level, blue: level, alpha: alpha)
    return FilterOperation.Material(radius: 25, saturation: 1, tint: tint, gain: gain)
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}

/// When a material has its active appearance.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String

  /// The appearance that suits the context.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always the active appearance.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Always the inactive appearance.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// The active appearance while the window is active.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle {
  /// Has no effect: materials do not depend on whether their window is active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

nonisolated extension View {
  /// Has no effect: materials do not depend on whether their window is active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
