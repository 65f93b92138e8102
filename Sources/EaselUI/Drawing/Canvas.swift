import EaselDrawing

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

/// The node of a canvas, above those of its symbols.
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private let element: CanvasElement
  private var symbols: ViewNode<Symbols>!

  init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
    element = CanvasElement(CanvasDrawing(view), inputs)
    super.init(inputs)
    symbols = Symbols.makeNode(view.symbols, inputs.child(of: self, stackAxis: nil))
    element.setSource(symbols)
  }

  override func update(_ view: Canvas<Symbols>) {
    symbols.update(view.symbols)
    element.update(CanvasDrawing(view))
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(symbols) }

  override func didUnmount() { element.detach() }
}

/// What a canvas draws, without its symbols.
struct CanvasDrawing {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
  let rendersAsynchronously: Bool

  init<Symbols: View>(_ view: Canvas<Symbols>) {
    (renderer, isOpaque, colorMode) = (view.renderer, view.isOpaque, view.colorMode)
    rendersAsynchronously = view.rendersAsynchronously
  }
}

/// The space in which a drawing's colours are blended.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
  /// Gamma-encoded sRGB; components outside 0...1 are undefined.
  case nonLinear
  /// Linear sRGB; components outside 0...1 are undefined.
  case linear
  /// Linear sRGB with components outside 0...1 kept.
  case extendedLinear
}

extension ColorRenderingMode {
  /// The mode as the rasterizer knows it.
  package var displayListMode: DisplayList.ColorMode {
    switch self {
    case .nonLinear: .nonLinear
    case .linear: .linear
    case .extendedLinear: .extendedLinear
    }
  }
}
