/// A view that is drawn by a closure. It fills the room that is proposed, and nothing is drawn outside it.
///
/// The closure runs again when it, the size, what it read of the environment, or the look of a symbol has changed.
public struct Canvas<Symbols: View> {
  /// Views that the closure can draw, found by their tags. They live as all views do.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A promise that all of the canvas is covered; nothing depends on it.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Nothing depends on it: drawing is recorded on the main actor, and the pixels are made elsewhere anyway.
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
