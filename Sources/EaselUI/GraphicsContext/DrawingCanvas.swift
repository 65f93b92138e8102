import EaselDrawing

/// What all contexts of one drawing share: where it takes place and what names mean there.
final class DrawingCanvas {
  let environment: EnvironmentValues
  /// Points.
  let size: CGSize
  /// What colours of the environment are, looked up once they are asked for.
  private(set) lazy var theme = ColorTheme(environment)
  /// What texts take of the environment.
  private(set) lazy var textSettings = TextSettings(environment)
  /// What the environment draws with where nothing else is said, resolved as far as it is the same for all that is drawn.
  private(set) lazy var foreground = GraphicsContext.Shading.foreground.resolved(in: self)
  let symbols: (AnyHashable) -> GraphicsContext.ResolvedSymbol?

  init(
    environment: EnvironmentValues, size: CGSize,
    symbols: @escaping (AnyHashable) -> GraphicsContext.ResolvedSymbol?
  ) {
    self.environment = environment
    self.size = size
    self.symbols = symbols
  }
}
