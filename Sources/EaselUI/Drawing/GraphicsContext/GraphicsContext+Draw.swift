import EaselDrawing

extension GraphicsContext {
  /// Colours the inside of `path`; open subpaths are taken as closed.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if let color = shading.color(in: canvas) {
      return recorder.fill(path, style: style, paint: .solid(color), state: state)
    }
    guard let paint = shading.paint(in: canvas, bounds: path.boundingRect) else { return }
    recorder.fill(path, style: style, paint: paint, state: state)
  }

  /// Colours a line along `path`. Its width is in user space: transforms stretch it, also unevenly.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let paint = shading.paint(in: canvas, bounds: path.boundingRect) else { return }
    recorder.stroke(path, style: style, paint: paint, state: state)
  }

  /// Colours a line of the given width along `path`, with plain ends and mitred corners.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what `content` draws as one picture: this context's opacity, blend mode, filters and clips apply to it as a
  /// whole, and do not apply inside, where only the transform is inherited.
  ///
  /// When `content` throws, the layer shows what was drawn until then.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = FragmentRecorder()
    var inner = GraphicsContext(layerOf: self, recorder: layer)
    defer { appendLayer(layer.finish()) }
    try content(&inner)
  }

  /// Adds a finished layer, whose commands are in canvas space already.
  private func appendLayer(_ fragment: Fragment) {
    var state = state
    state.transform = .identity
    recorder.append(group: fragment, state: state)
  }

  /// Draws a symbol at its own size, with the anchor point of its box at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
    draw(symbol, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// Draws a symbol stretched to fill `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !rect.isNull else { return }
    draw(
      symbol,
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height))
  }

  private func draw(_ symbol: ResolvedSymbol, transform: CGAffineTransform) {
    var state = state
    state.transform = transform.concatenating(state.transform)
    recorder.append(symbol: symbol.fragment, state: state)
  }

  /// The child of the canvas's `symbols` that has the given tag, or nil. A tag counts by its type and value.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { canvas.symbols(AnyHashable(id)) }
}

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
