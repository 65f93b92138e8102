import EaselDrawing

/// The element of a view that the user can drag.
class DragSourceElement: InteractionElement {
  /// Whether a press can start a drag.
  var isEnabled: Bool { true }

  /// Makes the items when a drag begins.
  var makeItems: () -> [NSItemProvider] { { [] } }

  var payload: Any? { nil }

  /// Whether a long press starts the drag, not a movement: with the idiom `phone`, except on a handle.
  final func needsHold(at location: CGPoint) -> Bool {
    guard environment.values.interfaceIdiom == .phone else { return false }
    var isOnHandle = false
    forEachDescendant { element in
      if element is DragHandleElement, element.frame(in: .global).contains(location) { isOnHandle = true }
    }
    return !isOnHandle
  }

  /// The preview of the program; nil if it has none or it is not made yet.
  func preview(on phase: PixelPhase) -> (fragment: Fragment, size: CGSize)? { nil }

  final override func makeRecognizer() -> PressRecognizer? { isEnabled ? DragSourceRecognizer(self) : nil }

  /// Starts a drag whose press was at `start`.
  func beginDrag(from start: CGPoint, to location: CGPoint) {
    let drag = Drag(makeItems(), payload: payload, of: self, from: start, to: location)
    graph.drags.begin(drag)
  }

  /// Called after a drop or when the drag was cancelled.
  func dragDidEnd() {}

  /// The drawing of the view and its place in the window.
  final func snapshot() -> (Fragment, CGAffineTransform) {
    let phase = PixelPhase(scale: environment.values.displayScale)
    let fragment = graph.read { content.drawing(on: phase) }
    let origin = content.convert(.zero, to: .global)
    let (x, y) = (
      content.convert(CGPoint(x: 1, y: 0), to: .global), content.convert(CGPoint(x: 0, y: 1), to: .global)
    )
    return (
      fragment,
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y
      )
    )
  }
}

/// The element of a view that the user can drag, with the preview of the program as long as it is dragged.
final class PreviewedDragSourceElement<Preview: View>: DragSourceElement {
  private var modifier: DragSourceModifier<Preview>
  private let inputs: _NodeInputs
  private var node: SubgraphNode<Preview>?

  init(_ modifier: DragSourceModifier<Preview>, around content: LayoutElement, _ inputs: _NodeInputs) {
    (self.modifier, self.inputs) = (modifier, inputs)
    super.init(content, inputs)
    updatePreview()
  }

  func update(_ modifier: DragSourceModifier<Preview>) {
    self.modifier = modifier
    updatePreview()
  }

  private func updatePreview() {
    guard let preview = modifier.preview else {
      node?.unmount()
      node = nil
      return
    }
    if let node { return node.update(preview, alignment: .center) }
    let newNode = SubgraphNode(preview, alignment: .center, inputs)
    newNode.element.superelement = self
    node = newNode
    setNeedsPlacement()
    graph.drags.invalidate()
  }

  override var isEnabled: Bool { modifier.isEnabled }

  override var makeItems: () -> [NSItemProvider] { modifier.makeItems }

  override var payload: Any? { modifier.payload }

  override func beginDrag(from start: CGPoint, to location: CGPoint) {
    super.beginDrag(from: start, to: location)
    modifier.setDragged?(true)
  }

  override func dragDidEnd() { modifier.setDragged?(false) }

  override func preview(on phase: PixelPhase) -> (fragment: Fragment, size: CGSize)? {
    guard let element = node?.element, element.placedProposal != nil else { return nil }
    return (element.drawing(on: phase), element.size)
  }

  override var attachedNode: GraphNode? { node }

  override func placeContents(_ proposal: ProposedViewSize) {
    super.placeContents(proposal)
    node?.element.place(at: .zero, proposal: .unspecified)
  }

  override func contentDrawingDidBecomeStale(_ content: LayoutElement) {
    super.contentDrawingDidBecomeStale(content)
    if content === node?.element { graph.drags.invalidate() }
  }

  override func detach() {
    super.detach()
    node?.unmount()
  }
}

/// A part of a view at which a movement starts the drag of the view also with the idiom `phone`.
struct DragHandle {}

@MainActor extension DragHandle: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> DragHandleElement {
    DragHandleElement(content, inputs)
  }

  func update(_ element: DragHandleElement) {}
}

final class DragHandleElement: WrapperElement {}
