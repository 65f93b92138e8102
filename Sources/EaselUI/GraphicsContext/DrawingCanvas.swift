import EaselDrawing

/// What all contexts of one drawing share: where it takes place and what names mean there.
final class DrawingCanvas {
  let environment: EnvironmentValues
  /// Points.
  let size: CGSize
  /// What colours of the environment are, looked up once they are asked for.
  private(set) lazy var theme = ColorTheme(environment)
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
