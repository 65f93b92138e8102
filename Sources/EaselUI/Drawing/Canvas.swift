/// A view that is drawn by a closure. It fills the room that is proposed, and nothing is drawn outside it.
///
/// The closure runs again when it, the size, what it read of the environment, or the look of a symbol has changed.
public struct Canvas<Symbols: View> {
  /// Views that the closure can draw, found by their tags. They live as all views do.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True: the canvas is black before anything is drawn, so that it covers what lies behind it. Elsewhere it is undefined
  /// what an opaque canvas shows where nothing opaque is drawn.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// True: in a window, the pixels of the canvas are made behind those of the rest, which need not wait for them. The
  /// closure runs on the main actor as ever; what it drew is shown as soon as it is ready, and what was ready before it
  /// until then, where and as large as the canvas is now. Drawings that were not begun give way to newer ones.
  ///
  /// For drawings that take longer than a refresh of the display. Pictures without a window, as `ImageRenderer` makes
  /// them, wait for all that they show. The canvas is drawn as one picture, which is then put over what lies behind it.
  /// Canvases among the symbols of another are drawn with it.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Canvas, _ inputs: _NodeInputs) -> _NodeOutput<Canvas> {
    _NodeOutput(CanvasNode(view, inputs))
  }
}
