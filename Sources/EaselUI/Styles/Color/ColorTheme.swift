import EaselDrawing

/// What of an environment colours depend on, taken out of it once for many of them.
struct ColorTheme: Equatable, Sendable {
  var scheme: ColorScheme
  var accent: PaintColor

  init(_ environment: EnvironmentValues) {
    scheme = environment.colorScheme
    accent = ColorTheme.accent(in: environment, scheme: scheme)
  }

  /// The tint where one is set that is a plain colour, else blue.
  private static func accent(in environment: EnvironmentValues, scheme: ColorScheme) -> PaintColor {
    guard let tint = environment.tintStyle?.base as? Color else {
      return SystemColor.accentColor.paintColor(in: scheme)
    }
    return tint.paintColor(
      in: ColorTheme(scheme: scheme, accent: SystemColor.accentColor.paintColor(in: scheme)))
  }

  private init(scheme: ColorScheme, accent: PaintColor) { (self.scheme, self.accent) = (scheme, accent) }
}

extension Color {
  /// The colour ready for painting where the given environment holds.
  package func resolvePaint(in environment: EnvironmentValues) -> PaintColor {
    if let constantPaint { return constantPaint }
    if case .system(let color, let opacity) = base, color != .accentColor {
      return color.paintColor(in: environment.colorScheme).multiplyingAlpha(by: opacity)
    }
    return paintColor(in: ColorTheme(environment))
  }

  /// The colour ready for painting, when it is the same in every environment.
  var constantPaint: PaintColor? {
    switch base {
    case .constant(let color): color
    case .system(let color, let opacity): color.constant?.multiplyingAlpha(by: opacity)
    default: nil
    }
  }

  func paintColor(in theme: ColorTheme) -> PaintColor {
    switch base {
    case .constant(let color): color
    case .system(.accentColor, let opacity): theme.accent.multiplyingAlpha(by: opacity)
    case .system(let color, let opacity): color.paintColor(in: theme.scheme).multiplyingAlpha(by: opacity)
    case .mixture(let mixture, let opacity): mixture.paintColor(in: theme).multiplyingAlpha(by: opacity)
    case .named(let color, let opacity):
      NamedColors.shared.paintColor(color.name, in: theme.scheme).multiplyingAlpha(by: opacity)
    }
  }
}
