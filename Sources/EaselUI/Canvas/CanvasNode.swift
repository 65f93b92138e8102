import EaselDrawing

/// The node of a canvas. Its symbols are live views below it; each change of one redraws the canvas.
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var view: Canvas<Symbols>
  private let element: CanvasElement
  private var symbols: ViewNode<Symbols>!
  private let comparison = ValueComparison<Canvas<EmptyView>>.shared

  init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
    self.view = view
    element = CanvasElement(view.renderer, inputs)
    super.init(inputs)
    symbols = Symbols.makeNode(view.symbols, inputs.child(of: self, stackAxis: nil))
    element.setSource(symbols)
  }

  override func update(_ newView: Canvas<Symbols>) {
    symbols.update(newView.symbols)
    let isSame = comparison.areEqual(view.withoutSymbols, newView.withoutSymbols)
    view = newView
    if !isSame { element.renderer = newView.renderer }
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(symbols) }

  override func didUnmount() { element.detach() }
}

extension Canvas {
  /// What decides on the drawing besides the symbols.
  fileprivate var withoutSymbols: Canvas<EmptyView> {
    Canvas<EmptyView>(
      opaque: isOpaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    )
  }
}

/// The element of a canvas: a leaf that draws by its closure, above the elements of its symbols, which are laid out at
/// their ideal sizes and shown only where the closure draws them.
final class CanvasElement: ContainerElement {
  typealias Renderer = (inout GraphicsContext, CGSize) -> Void

  var renderer: Renderer {
    didSet { invalidateDrawing() }
  }

  init(_ renderer: @escaping Renderer, _ inputs: _NodeInputs) {
    self.renderer = renderer
    super.init(inputs)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var hasExplicitAlignment: Bool { false }

  override func placeContents(_ proposal: ProposedViewSize) {
    for symbol in children { symbol.place(at: .zero, proposal: .unspecified) }
  }

  override func drawContents(into recorder: FragmentRecorder) {
    guard size.width > 0, size.height > 0 else { return }
    let content = FragmentRecorder()
    readForDrawing { environment in
      var context = GraphicsContext(
        recorder: content, environment: environment, size: size,
        symbols: { [unowned self] tag in MainActor.assumeIsolated { symbol(tag: tag) } })
      renderer(&context, size)
    }
    let bounds = ClipNode(
      parent: nil, shape: .path(Path(CGRect(origin: .zero, size: size)), FillStyle()), transform: .identity)
    recorder.append(content.finish(), state: DrawingState(clip: bounds))
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint) {
    recordFragment(into: recorder, at: origin)
  }

  /// The first symbol whose tag has the same type and value.
  private func symbol(tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    let match = children.first { child in
      guard let own = child.traits.tag else { return false }
      return own == tag && type(of: own.base) == type(of: tag.base)
    }
    return match.map { GraphicsContext.ResolvedSymbol(fragment: $0.fragment(), size: $0.size) }
  }
}
