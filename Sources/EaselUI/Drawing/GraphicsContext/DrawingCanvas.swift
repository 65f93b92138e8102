import EaselDrawing

/// What all contexts of one drawing share: where it takes place and what names mean there.
///
/// It serves the next drawing of the same canvas too, as long as that takes place in the same surroundings.
final class DrawingCanvas {
  let environment: EnvironmentValues
  /// Points.
  let size: CGSize
  /// What colours of the environment are, looked up once they are asked for.
  private(set) lazy var theme = ColorTheme(environment)
  /// What texts take of the environment.
  private(set) lazy var textSettings = TextSettings(environment)
  private let texts = DrawnTexts()
  /// Cuts the drawing to its size.
  private(set) lazy var clip = ClipNode(
    parent: nil, shape: .path(Path(CGRect(origin: .zero, size: size)), FillStyle()), transform: .identity)
  private var knownForeground: GraphicsContext.Shading?
  let symbols: (AnyHashable) -> GraphicsContext.ResolvedSymbol?

  init(
    environment: EnvironmentValues, size: CGSize,
    symbols: @escaping (AnyHashable) -> GraphicsContext.ResolvedSymbol?
  ) {
    self.environment = environment
    self.size = size
    self.symbols = symbols
  }

  /// What the environment draws with where nothing else is said, resolved as far as it is the same for all that is drawn.
  var foreground: GraphicsContext.Shading {
    if let knownForeground { return knownForeground }
    let foreground = GraphicsContext.Shading.foreground.resolved(in: self)
    knownForeground = foreground
    return foreground
  }

  /// A text as the environment of the canvas has it.
  func content(of text: Text) -> TextContent { texts.next(text, in: textSettings) }

  /// Prepares for another drawing; false where that takes place elsewhere and needs a canvas of its own.
  func begin(in newEnvironment: EnvironmentValues, size newSize: CGSize) -> Bool {
    guard newSize == size, newEnvironment.isSame(as: environment) else { return false }
    texts.rewind()
    // A style that was set may be the user's own, and read anything.
    if knownForeground != nil, !environment.foregroundStyles.isEmpty { knownForeground = nil }
    return true
  }
}
