import EaselDrawing

/// The point or rectangle of a view that a popover is attached to.
///
/// ```swift
/// let anchor = PopoverAttachmentAnchor.point(.bottomTrailing)
/// ```
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point relative to the bounds of the view.
  case point(UnitPoint)

  /// The anchor in the space in which the view has this frame.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.rect(in: frame)
    case .point(let point): CGRect(origin: point.point(in: frame), size: .zero)
    }
  }
}

/// The view that presents another one.
@MainActor
final class PresentationAnchor {
  weak var node: GraphNode?

  nonisolated init() {}

  /// The frame of the view in the window; `nil` if it has none.
  var frame: CGRect? {
    guard let element = node?.contributedElements.first, element.placedProposal != nil else { return nil }
    return element.frame(in: .global)
  }
}

/// Places a view beside the view that presents it.
struct PopupLayout {
  let anchor: PresentationAnchor
  let placement: PopupPlacement
  /// The bubble with an arrow around the view; `nil` for none.
  var bubble: PopoverBubble?
}

@MainActor extension PopupLayout: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> PopupElement {
    PopupElement(self, around: content, inputs)
  }

  func update(_ element: PopupElement) { element.modifier = self }
}

/// The element of a view that is beside another one. It fills the window.
final class PopupElement: WrapperElement, PositionObserver {
  var modifier: PopupLayout {
    didSet { setNeedsPlacement() }
  }
  /// The frame of the anchor at the latest placement.
  private var placedAnchor: CGRect?
  private var arrangement: PopupArrangement?

  init(_ modifier: PopupLayout, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    graph.add(observer: self)
  }

  private var anchorFrame: CGRect? {
    modifier.anchor.frame.map { modifier.placement.anchor.rect(in: $0) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal).finite)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let anchor = anchorFrame
    placedAnchor = anchor
    var solver = PopupArrangement.Solver(
      bounds: CGRect(origin: .zero, size: size), anchor: anchor ?? CGRect(origin: .zero, size: size),
      placement: modifier.placement, arrow: modifier.bubble == nil ? 0 : PopoverBubble.arrowLength)
    solver.isMirrored = readForLayout { $0.layoutDirection } == .rightToLeft
    let newArrangement = solver.arrange { content.size(for: $0).finite }
    if arrangement != newArrangement {
      arrangement = newArrangement
      invalidateDrawing()
    }
    content.place(at: newArrangement.frame.origin, proposal: newArrangement.proposal)
  }

  func checkPosition() -> Bool {
    if isAttached, placedProposal != nil, anchorFrame != placedAnchor { setNeedsPlacement() }
    return isAttached
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    if let bubble = modifier.bubble, let arrangement {
      readForDrawing { bubble.draw(arrangement, in: $0, into: recorder) }
    }
    super.drawContents(into: recorder, on: phase)
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordLayer(by: filter, into: recorder, through: transform, on: phase)
  }
}
