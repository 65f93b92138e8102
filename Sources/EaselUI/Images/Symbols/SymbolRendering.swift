import EaselDrawing

/// The way in which the layers of a symbol are colored.
///
/// Symbols whose names compose them have two layers: in `star.circle.fill` the star is the first and the circle the
/// second, in `folder.badge.gearshape` the badge is the first. Symbols with a drawing of their own have one layer.
///
/// ```swift
/// Image(systemName: "star.circle.fill")
///   .symbolRenderingMode(.palette)
///   .foregroundStyle(.white, .blue)
/// ```
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String

  /// One style for all layers.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colors. Symbols have none here, so this is the same as `monochrome`.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The foreground style, more transparent in the second layer.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A level of the foreground style for each layer. This is the default with more than one foreground style.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// The way in which a color fills a symbol.
///
/// ```swift
/// Image(systemName: "heart.fill").symbolColorRenderingMode(.gradient).foregroundStyle(.pink)
/// ```
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let isGradient: Bool

  /// The color itself.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// A gradient from a lighter color at the top to the color at the bottom.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// The way in which the variable value of a symbol is shown. Symbols have no variable layers here.
///
/// ```swift
/// Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw)
/// ```
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// Layers above the value are faint.
  public static let color = SymbolVariableValueMode(name: "color")
  /// Layers are drawn up to the value.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension EnvironmentValues {
  /// The way in which layers of symbols are colored; nil for the default, which depends on the foreground styles.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  /// The way in which colors fill symbols; nil for the default, the color itself.
  @Entry public var symbolColorRenderingMode: SymbolColorRenderingMode?
  /// The way in which variable values of symbols are shown. It has no effect: symbols have no variable layers here.
  @Entry public var symbolVariableValueMode: SymbolVariableValueMode?
}

nonisolated extension View {
  /// Sets the way in which layers of symbols in the view are colored; nil for the default.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the way in which colors fill symbols in the view; nil for the default.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets the way in which variable values of symbols are shown. Symbols have no variable layers here, so it changes
  /// only the environment value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// Sets the way in which the layers of the symbol are colored; nil for that of the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolRenderingMode = mode }
  }

  /// Sets the way in which colors fill the symbol; nil for that of the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    changing { $0.symbolColorRenderingMode = mode }
  }

  /// Has no effect: symbols have no variable layers.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// Creates an image of a symbol with a value. The value has no effect: symbols have no variable layers here.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image from a resource. The value has no effect: symbols have no variable layers here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from a resource. The value has no effect: symbols have no variable layers here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from a resource. The value has no effect: symbols have no variable layers here.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}

/// The paints of a symbol in the modes of an environment.
struct SymbolPainting {
  /// Whether layers are painted separately.
  let isLayered: Bool
  /// The environment for the levels of the foreground style; nil if deeper layers are only more transparent.
  private let palette: EnvironmentValues?
  private let isGradient: Bool

  init(_ options: Image.Options, in environment: EnvironmentValues) {
    let mode =
      options.symbolRenderingMode ?? environment.symbolRenderingMode
      ?? (environment.foregroundStyles.count > 1 ? .palette : .monochrome)
    isLayered = mode == .hierarchical || mode == .palette
    palette = mode == .palette ? environment : nil
    isGradient = (options.symbolColorRenderingMode ?? environment.symbolColorRenderingMode) == .gradient
  }

  /// The paint of a layer, given that of the first.
  func paint(ofLayer layer: Int, first: StyledPaint, over rect: CGRect) -> StyledPaint {
    var paint = first
    if layer > 0 {
      let style = layer == 1 ? HierarchicalShapeStyle.secondary : .tertiary
      if let palette {
        paint = style.resolve(for: rect, in: palette)
      } else {
        paint.multiplyAlpha(by: layer == 1 ? 0.5 : 0.25)
      }
    }
    if isGradient { paint.paint = paint.paint.shaded(over: rect) }
    return paint
  }
}

extension Paint {
  /// A gradient from a lighter variant at the top to the color, if the paint is a color.
  fileprivate func shaded(over rect: CGRect) -> Paint {
    guard case .solid(let color) = self else { return self }
    let c = color.components
    let lighter = PaintColor(
      components: SIMD4(c.x + (1 - c.x) * 0.3, c.y + (1 - c.y) * 0.3, c.z + (1 - c.z) * 0.3, c.w))
    let (top, bottom) = (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    return .gradient(
      GradientPaint(
        stops: [.init(location: 0, color: lighter), .init(location: 1, color: color)],
        geometry: .linear(start: top, end: bottom)))
  }
}
