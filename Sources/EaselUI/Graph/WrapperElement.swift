import EaselDrawing

/// An element around one other; by itself it changes nothing.
class WrapperElement: LayoutElement {
  final let content: LayoutElement
  /// Kept, so that the traits of an element need no walk through all modifiers of its view.
  private let contentTraitSource: LayoutElement

  init(_ content: LayoutElement, _ inputs: _NodeInputs) {
    self.content = content
    contentTraitSource = content.traitSource
    super.init(inputs)
    content.superelement = self
  }

  override var traitSource: LayoutElement { contentTraitSource }

  override var presence: Presence? {
    get { super.presence ?? content.presence }
    set { super.presence = newValue }
  }

  override var placementTransactions: TransactionScope { content.placementTransactions }

  override var hasExplicitAlignment: Bool { content.hasExplicitAlignment }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    content.explicitAlignment(key, at: size)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    content.hitTest(CGPoint(x: point.x - content.origin.x, y: point.y - content.origin.y), &hits)
  }

  override func forEachContent(_ visit: (LayoutElement) -> Void) { visit(content) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  override func placeContents(_ proposal: ProposedViewSize) { content.place(at: .zero, proposal: proposal) }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    content.record(into: recorder, at: content.origin, on: self.phase(of: content, in: phase))
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    noteRecorded()
    content.record(
      into: recorder, at: CGPoint(x: origin.x + content.origin.x, y: origin.y + content.origin.y),
      on: self.phase(of: content, in: phase))
  }

  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    noteRecorded()
    content.recordPictures(
      by: filter, into: recorder,
      through: .translation(to: content.origin).concatenating(transform),
      on: self.phase(of: content, in: phase))
  }
}
