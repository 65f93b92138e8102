/// Runs the drag of a window: moves the preview, finds the view under the pointer that accepts the dragged items, and
/// passes them to it at the end.
///
/// While something is dragged, the pointer belongs to the drag and to no gesture. A drag outlives the view that it
/// started from: moving an item into another column often creates its view anew.
@MainActor
final class DragController: GraphTimeline {
  private unowned let graph: ViewGraph
  private(set) var drag: Drag?
  /// Whether views are searched for targets, which take part in hit testing only then.
  private(set) var isFindingTargets = false
  private var target: DropTargetElement?
  /// The targets at the latest location, from the inside out.
  private var candidates: [DropTargetElement] = []
  private var scroller = DragScroller()
  /// What received keys when the drag began; nil for the content of the window.
  private weak var front: LayoutElement?

  /// The distance in points from the start after which a context menu closes that the same long press has opened.
  private static let menuSlop: CGFloat = 10

  init(graph: ViewGraph) { self.graph = graph }

  /// Starts a drag. A view below the pointer is its target at once.
  func begin(_ newDrag: Drag) {
    cancel()
    drag = newDrag
    front = graph.presentations.keyRoot
    if let root { move(newDrag, to: newDrag.location, root) }
  }

  /// Processes input of the pointer. Returns whether the drag used it.
  func handle(_ input: PointerInput, root: LayoutElement) -> Bool {
    guard let drag else { return false }
    drag.modifiers = input.modifiers
    switch input.action {
    case .moved:
      move(drag, to: input.location, root)
      return true
    case .released:
      move(drag, to: input.location, root)
      drop(drag)
      return true
    case .pressed, .secondaryPressed:
      // The release was lost.
      cancel()
      return input.action == .secondaryPressed
    case .middlePressed, .exited: return true
    case .scrolled: return false
    }
  }

  /// Escape cancels the drag. Returns whether it did.
  func handle(_ press: KeyPress) -> Bool {
    guard drag != nil, press.key == .escape, press.phase != .up else { return false }
    cancel()
    return true
  }

  /// Ends the drag without a drop.
  func cancel() {
    guard let drag else { return }
    leaveTarget(drag)
    end(drag, operation: .cancel)
  }

  // MARK: Steps

  private func move(_ drag: Drag, to location: CGPoint, _ root: LayoutElement) {
    drag.location = location
    invalidate()
    followScrollViews(drag, root)
    if drag.distance > DragController.menuSlop { closeMenu() }
    retarget(drag, root)
    if self.drag === drag, let target, target.isAttached { target.update(drag) }
  }

  /// Closes the context menu that opened when the drag began, which would cover all targets.
  private func closeMenu() {
    guard let menu = graph.presentations.keyRoot, menu !== front else { return }
    _ = graph.keys.handle(KeyPress(phase: .down, key: .escape, characters: "", modifiers: []), root: menu)
  }

  private func drop(_ drag: Drag) {
    let dropped = target
    (target, candidates, self.drag) = (nil, [], nil)
    var operation = DropOperation.cancel
    if let dropped, dropped.isAttached { operation = dropped.drop(drag) }
    end(drag, operation: operation)
  }

  private func end(_ drag: Drag, operation: DropOperation) {
    (target, candidates) = (nil, [])
    scroller.stop()
    if self.drag === drag { self.drag = nil }
    drag.source?.dragDidEnd()
    invalidate()
  }

  // MARK: Targets

  /// Finds the innermost view at the location that accepts the items. It is asked once when the pointer enters it.
  private func retarget(_ drag: Drag, _ root: LayoutElement) {
    let found = targets(at: drag.location, root)
    let isSame = found.count == candidates.count && zip(found, candidates).allSatisfy { $0 === $1 }
    guard !isSame || target?.isAttached == false else { return }
    candidates = found
    let next = found.first { $0 === target || $0.accepts(drag) }
    guard next !== target, self.drag === drag else { return }
    leaveTarget(drag)
    target = next
    next?.enter(drag)
  }

  private func targets(at location: CGPoint, _ root: LayoutElement) -> [DropTargetElement] {
    isFindingTargets = true
    defer { isFindingTargets = false }
    return hits(at: location, root).compactMap { $0 as? DropTargetElement }
  }

  private func hits(at location: CGPoint, _ root: LayoutElement) -> [InteractionElement] {
    var hits: [InteractionElement] = []
    _ = graph.read { root.hitTest(location, &hits) }
    return hits
  }

  private func leaveTarget(_ drag: Drag) {
    guard let old = target else { return }
    target = nil
    old.leave(drag)
  }

  // MARK: Scrolling

  private func followScrollViews(_ drag: Drag, _ root: LayoutElement) {
    var current = scroller
    current.follow(
      drag.location, in: hits(at: drag.location, root).compactMap { $0 as? ScrollElement }, at: graph.date)
    scroller = current
  }

  var isMounted: Bool { true }

  var nextUpdate: NextUpdate? { scroller.isRunning ? .refresh(notBefore: graph.date) : nil }

  /// Moves the content of a scroll view. The views that come below the pointer become targets.
  func advance(to date: Date) {
    guard scroller.isRunning, let drag, let root else { return }
    // Observers of the position are code of the program: no property is under exclusive access meanwhile.
    var current = scroller
    current.advance(to: date)
    if self.drag === drag { scroller = current }
    retarget(drag, root)
    if self.drag === drag, let target, target.isAttached { target.update(drag) }
  }

  // MARK: Drawing

  private var root: LayoutElement? { graph.presentations.element.superelement }

  /// Draws the preview again.
  func invalidate() { root?.invalidateDrawing() }
}
