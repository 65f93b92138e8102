/// A view that shows the first of its children whose ideal size fits in the proposed size, or the last if
/// none fits.
///
/// A child is created when those before it do not fit, and then keeps its state. Unlike in SwiftUI, the bodies of later
/// children do not run before that. Children that are not shown are only measured: `onAppear` does not run, they set no
/// preferences, and their timelines pause.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("A long title of the document")
///   Text("Document")
/// }
/// ```
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that selects among children.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the ideal size of a child must fit. With an empty set, the first child is
  ///     shown.
  ///   - content: The children, in order of preference.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
}

extension ViewThatFits: View {
  public typealias Body = Never

  public static func _makeNode(_ view: ViewThatFits, _ inputs: _NodeInputs) -> _NodeOutput<ViewThatFits> {
    _NodeOutput(ViewThatFitsNode(view, inputs))
  }
}

/// The node of a `ViewThatFits`.
final class ViewThatFitsNode<Content: View>: ViewNode<ViewThatFits<Content>> {
  private let element: ViewThatFitsElement
  private var content: ViewNode<Content>!

  init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
    element = ViewThatFitsElement(axes: view.axes, inputs)
    super.init(inputs)
    content = Content.makeNode(view.content, inputs.deferring(in: self))
    element.setSource(content)
    element.createNextView = { [weak self] in self?.content.createDeferredView() ?? false }
    element.choiceDidChange = { [unowned self] in graph.shownViewsDidChange(in: self) }
  }

  override func update(_ view: ViewThatFits<Content>) {
    content.update(view.content)
    if element.axes != view.axes { element.axes = view.axes }
  }

  override var levels: Int { 4 }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {}

  override func didUnmount() { element.detach() }
}

/// The element that shows the first of its children that fits.
final class ViewThatFitsElement: ContainerElement {
  /// The axes along which children must fit.
  var axes: Axis.Set {
    didSet { invalidateLayout() }
  }
  /// Creates the next view. Returns false if all are created.
  ///
  /// Views are created when those before them do not fit, so that the number of views in nested elements of this kind is
  /// at most quadratic in the depth. If all were created, it would multiply with each level.
  var createNextView: (() -> Bool)?
  private var areAllCreated = false
  /// Called during placement when the shown child changes.
  var choiceDidChange: (() -> Void)?
  /// The shown child; nil before the first placement and without children.
  private var shown: LayoutElement?

  init(axes: Axis.Set, _ inputs: _NodeInputs) {
    self.axes = axes
    super.init(inputs)
  }

  /// Returns the child to show for a proposal.
  private func choice(for proposal: ProposedViewSize) -> LayoutElement? {
    let proposal = proposal.sanitized
    repeat {
      // The sizes of children that were compared before are cached.
      if let child = children.first(where: { fits($0, proposal) }) { return child }
    } while addChild()
    return children.last
  }

  /// Creates the next view. Returns false if all are created.
  private func addChild() -> Bool {
    guard !areAllCreated else { return false }
    areAllCreated = createNextView?() != true
    if !areAllCreated { childrenWereAdded() }
    return !areAllCreated
  }

  /// Views that are not created yet may have guides.
  override var hasExplicitAlignment: Bool { !areAllCreated || super.hasExplicitAlignment }

  override func paintingOrder(of children: [LayoutElement]) -> [LayoutElement] {
    children.filter { $0 === shown }
  }

  private func fits(_ child: LayoutElement, _ proposal: ProposedViewSize) -> Bool {
    let ideal = child.size(
      for: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
    return Axis.allCases.allSatisfy { axis in
      !axes.contains(Axis.Set(axis)) || ideal[axis] <= proposal[axis] ?? .infinity
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    show(choice(for: proposal))
    shown?.place(at: .zero, proposal: proposal)
  }

  private func show(_ child: LayoutElement?) {
    paint(only: child)
    guard child !== shown else { return }
    shown = child
    invalidateDrawing()
    choiceDidChange?()
  }

  override func shows(_ content: LayoutElement) -> Bool { content === shown }

  override var placementTransactions: TransactionScope { shown?.placementTransactions ?? transactions }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard hasExplicitAlignment, let child = choice(for: size.proposal) else { return nil }
    return child.explicitAlignment(key, at: child.finiteViewSize(for: size.proposal))
  }
}
