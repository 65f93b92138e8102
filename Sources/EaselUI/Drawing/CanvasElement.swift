import EaselDrawing

/// The element of a canvas. Its children are the symbols, laid out at their ideal sizes. A symbol is recorded
/// only when the canvas draws it, so changes of an unused symbol cost nothing.
final class CanvasElement: ContainerElement {
  private var drawing: CanvasDrawing
  private let comparison = ValueComparison<CanvasDrawing>.shared
  private let identity = LayerIdentity()
  private var symbolsByTag: [SymbolTag: LayoutElement]?
  /// The previous drawing, which gives the capacity to reserve for the next one.
  private var lastContents = Fragment.empty
  /// The drawing environment of the previous drawing.
  private var canvas: DrawingCanvas?
  /// The pixel grid that symbols are rounded to. Each symbol's origin lies on a pixel corner.
  private var symbolPhase = PixelPhase(scale: 1)

  /// A tag with its type: `1 as Int` and `1 as Double` are equal as `AnyHashable`, but different as tags.
  private struct SymbolTag: Hashable {
    let value: AnyHashable
    let type: ObjectIdentifier

    init(_ value: AnyHashable) {
      self.value = value
      type = ObjectIdentifier(Swift.type(of: value.base))
    }
  }

  init(_ drawing: CanvasDrawing, _ inputs: _NodeInputs) {
    self.drawing = drawing
    super.init(inputs)
  }

  func update(_ newDrawing: CanvasDrawing) {
    guard !comparison.areEqual(drawing, newDrawing) else { return }
    drawing = newDrawing
    invalidateDrawing()
  }

  override func layoutDidBecomeStale() {
    super.layoutDidBecomeStale()
    symbolsByTag = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var hasExplicitAlignment: Bool { false }

  /// Hits anywhere inside the bounds. Symbols take no part in hit testing.
  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  override func forEachContent(_ visit: (LayoutElement) -> Void) {}

  override func placeContents(_ proposal: ProposedViewSize) {
    for symbol in children { symbol.place(at: .zero, proposal: .unspecified) }
  }

  override var isAlignedToPixels: Bool { true }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    let size = phase.frame(of: size).size
    guard size.width > 0, size.height > 0 else { return }
    symbolPhase = PixelPhase(scale: phase.scale)
    let contents = recordContents(size)
    guard !contents.isEmpty, let canvas else { return }
    let state = DrawingState(clip: canvas.clip)
    let isPlain = drawing.colorMode == .nonLinear
    let picture = isPlain ? nil : DrawingCommand.Operation.canvas(contents, drawing.colorMode.displayListMode)
    if drawing.rendersAsynchronously {
      let fragment = picture.map {
        Fragment(commands: [DrawingCommand(operation: $0, state: DrawingState())])
      }
      recorder.append(.asynchronous(fragment ?? contents, identity), state: state)
    } else if let picture {
      recorder.append(picture, state: state)
    } else {
      recorder.append(contents, state: state)
    }
  }

  private func recordContents(_ size: CGSize) -> Fragment {
    let contents = FragmentRecorder(like: lastContents)
    if drawing.isOpaque {
      let bounds = Path(CGRect(origin: .zero, size: size))
      contents.fill(bounds, style: FillStyle(), paint: .solid(.black), state: DrawingState())
    }
    let lastReads = readsOfDrawing
    runForDrawing { environment in
      var context = GraphicsContext(
        recorder: contents, canvas: canvas(in: environment, size: size, lastReads: lastReads))
      drawing.renderer(&context, size)
    }
    lastContents = contents.finish()
    return lastContents
  }

  /// Returns the previous `DrawingCanvas` if environment and size are unchanged. Environment values that the
  /// previous drawing read then count as read again, because the canvas may have cached them.
  private func canvas(
    in environment: EnvironmentValues, size: CGSize, lastReads: EnvironmentKeySet
  ) -> DrawingCanvas {
    if let canvas, canvas.begin(in: environment, size: size) {
      environment.tracker?.noteReads(of: lastReads)
      return canvas
    }
    let newCanvas = DrawingCanvas(environment: environment, size: size) { [weak self] in self?.resolve($0) }
    canvas = newCanvas
    return newCanvas
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordLayer(by: filter, into: recorder, through: transform, on: phase)
  }

  /// The first symbol with a tag. A context works only while its renderer runs on the main actor, so the
  /// main actor can be assumed.
  nonisolated private func resolve(_ tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    // Not sendable because it can be of any type; it stays on the main actor.
    nonisolated(unsafe) let tag = tag
    let symbol = MainActor.assumeIsolated { () -> (fragment: Fragment, size: CGSize)? in
      self.symbol(for: SymbolTag(tag)).map { ($0.drawing(on: symbolPhase), $0.size) }
    }
    return symbol.map { GraphicsContext.ResolvedSymbol(fragment: $0.fragment, size: $0.size) }
  }

  private func symbol(for tag: SymbolTag) -> LayoutElement? {
    if let symbolsByTag { return symbolsByTag[tag] }
    let tagged = children.compactMap { symbol in symbol.traits.tag.map { (SymbolTag($0), symbol) } }
    let table = Dictionary(tagged, uniquingKeysWith: { first, _ in first })
    symbolsByTag = table
    return table[tag]
  }
}
