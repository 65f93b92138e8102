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
