import EaselDrawing

extension GraphicsContext {
  /// Fills `path` with a shading; open subpaths are closed implicitly.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if let color = shading.color(in: canvas) {
      return recorder.fill(path, style: style, paint: .solid(color), state: state)
    }
    guard let paint = shading.paint(in: canvas, bounds: path.boundingRect) else { return }
    recorder.fill(path, style: style, paint: paint, state: state)
  }

  /// Strokes `path` with a shading. The line width is in user space, so a transform
  /// scales it, also non-uniformly.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let paint = shading.paint(in: canvas, bounds: path.boundingRect) else { return }
    recorder.stroke(path, style: style, paint: paint, state: state)
  }

  /// Strokes `path` with a shading, with butt caps and miter joins.
  ///
  /// - Parameter lineWidth: The width of the line in user space.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws `content` into a transparency layer. This context's opacity, blend mode, filters and clips apply
  /// once to the whole layer; the layer's context inherits only the transform.
  ///
  /// If `content` throws, the draws before the error are kept.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    guard let layer = recorder.nested() else { return }
    var inner = GraphicsContext(layerOf: self, recorder: layer)
    defer { appendLayer(layer.finish()) }
    try content(&inner)
  }

  /// Adds a finished layer. Its commands are in canvas space already.
  private func appendLayer(_ fragment: Fragment) {
    var state = state
    state.transform = .identity
    recorder.append(group: fragment, state: state)
  }

  /// Draws a symbol at its own size, with the anchor of its bounds at `point`.
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

  /// Returns the child of the canvas's `symbols` with the given tag, or nil. Tags match if both
  /// type and value are equal.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { canvas.symbols(AnyHashable(id)) }
}

/// The state shared by all contexts of one drawing: size, environment, and values cached from it.
///
/// Reused for the next drawing of the same canvas as long as size and environment stay the same.
final class DrawingCanvas {
  let environment: EnvironmentValues
  /// The size in points.
  let size: CGSize
  /// The environment's values that colors depend on.
  private(set) lazy var theme = ColorTheme(environment)
  /// The environment's values that text depends on.
  private(set) lazy var textSettings = TextSettings(environment)
  private let texts = TextContentCache()
  /// Clips the drawing to its bounds.
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

  /// The environment's foreground style, resolved once if it does not depend on the bounds of a draw.
  var foreground: GraphicsContext.Shading {
    if let knownForeground { return knownForeground }
    let foreground = GraphicsContext.Shading.foreground.resolved(in: self)
    knownForeground = foreground
    return foreground
  }

  /// Returns the layout of a text in the environment of the canvas.
  func content(of text: Text) -> TextContent { texts.next(text, in: textSettings) }

  /// Prepares for another drawing. Returns false if size or environment changed, so
  /// that a new canvas is needed.
  func begin(in newEnvironment: EnvironmentValues, size newSize: CGSize) -> Bool {
    guard newSize == size, newEnvironment.isSame(as: environment) else { return false }
    texts.rewind()
    // A custom style may read any value, also one that changed.
    if knownForeground != nil, !environment.foregroundStyles.isEmpty { knownForeground = nil }
    return true
  }
}
