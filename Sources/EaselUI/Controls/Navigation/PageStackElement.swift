import EaselDrawing

/// A node whose elements a closure collects.
final class ElementsNode: GraphNode {
  private let collect: (inout [LayoutElement]) -> Void

  init(_ inputs: _NodeInputs, collect: @escaping (inout [LayoutElement]) -> Void) {
    self.collect = collect
    super.init(inputs)
  }

  override func collectElements(into elements: inout [LayoutElement]) { collect(&elements) }
}

/// The element of pages on top of each other. Only the last one is laid out and drawn, except during transitions.
final class PageStackElement: ContainerElement {
  /// The number of children that are not being removed. The others follow them.
  var presentCount = 0
  /// The number of running transitions.
  var transitionCount = 0

  /// The children that are laid out and drawn.
  private var visible: ArraySlice<LayoutElement> {
    let all = children
    let top = max(min(presentCount, all.count) - 1, 0)
    return transitionCount > 0 ? all[max(top - 1, 0)...] : all[top...].prefix(1)
  }

  /// The child that receives input.
  private var top: LayoutElement? {
    let all = children
    return all.indices.contains(presentCount - 1) ? all[presentCount - 1] : all.first
  }

  override func shows(_ content: LayoutElement) -> Bool { visible.contains { $0 === content } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: top?.size(for: proposal).finite ?? .zero)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    for child in visible { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  override var hasExplicitAlignment: Bool { false }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point), let top else { return false }
    return top.hitTest(CGPoint(x: point.x - top.origin.x, y: point.y - top.origin.y), &hits)
  }

  /// Keys and the focus reach the shown page alone.
  override func forEachContent(_ visit: (LayoutElement) -> Void) {
    if transitionCount > 0 { visible.forEach(visit) } else if let top { visit(top) }
  }

  /// Pages move beyond the edges during transitions, and so are clipped.
  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    guard transitionCount > 0 else { return record(Array(visible), into: recorder, on: phase) }
    let pages = FragmentRecorder()
    record(Array(visible), into: pages, on: phase)
    var state = DrawingState()
    state.clip = ClipNode(
      parent: nil, shape: .path(Path(CGRect(origin: .zero, size: size)), FillStyle()), transform: .identity)
    recorder.append(.fragment(pages.finish()), state: state)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordLayer(by: filter, into: recorder, through: transform, on: phase)
  }
}
