import EaselDrawing

/// An element with an attachment beside its content, such as a background, an overlay or a mask. The content
/// alone determines the size.
class AttachmentElement<Attachment: View>: WrapperElement {
  private let node: SubgraphNode<Attachment>
  private var alignment: Alignment

  init(_ view: Attachment, alignment: Alignment, to content: LayoutElement, _ inputs: _NodeInputs) {
    self.alignment = alignment
    node = SubgraphNode(view, alignment: alignment, inputs)
    super.init(content, inputs)
    attachment.superelement = self
  }

  /// The attached views, stacked on top of each other.
  final var attachment: LayoutElement { node.element }

  override var attachedNode: GraphNode? { node }

  final func update(_ view: Attachment, alignment: Alignment) {
    node.update(view, alignment: alignment)
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    setNeedsPlacement()
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
    let inner = ProposedViewSize(size)
    let own = alignment.point(of: content, at: ViewSize(value: size, proposal: proposal))
    let other = alignment.point(of: attachment, at: attachment.finiteViewSize(for: inner))
    let placement = Placement(origin: CGPoint(x: own.x - other.x, y: own.y - other.y), proposal: inner)
    attachment.place(
      at: mirroredOrigin(of: attachment, placement), proposal: inner, in: attachment.placementTransactions)
  }

  override func forEachContent(_ visit: (LayoutElement) -> Void) {
    visit(content)
    visit(attachment)
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  override func detach() {
    super.detach()
    node.unmount()
  }
}

/// The node of the views that an element has in addition to its content, such as a background. They are
/// stacked on top of each other.
final class SubgraphNode<Content: View>: GraphNode {
  let element: LayoutContainerElement<ZStackArrangement>
  private var content: ViewNode<Content>!

  /// Creates a node with the inputs of the element.
  init(_ view: Content, alignment: Alignment, _ inputs: _NodeInputs) {
    let inputs = inputs.deeper
    element = LayoutContainerElement(ZStackArrangement(alignment: alignment), inputs)
    super.init(inputs)
    content = Content.makeNode(view, inputs.child(of: self, stackAxis: nil))
    element.setSource(content)
  }

  func update(_ view: Content, alignment: Alignment) {
    content.update(view)
    if element.layout.alignment != alignment { element.layout.alignment = alignment }
  }

  override var levels: Int { 4 }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { element.detach() }
}
