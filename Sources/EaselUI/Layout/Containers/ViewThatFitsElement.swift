/// The element of a view that shows the first of its children that fits.
final class ViewThatFitsElement: ContainerElement {
  /// The directions in which children have to fit.
  var axes: Axis.Set {
    didSet { invalidateLayout() }
  }
  /// Is called while the element is placed, when another child is shown than before.
  var choiceDidChange: (() -> Void)?
  /// The child that is shown; nil before the element is placed, and without children.
  private var shown: LayoutElement?

  init(axes: Axis.Set, _ inputs: _NodeInputs) {
    self.axes = axes
    super.init(inputs)
  }

  /// The child to show for a proposal.
  private func choice(for proposal: ProposedViewSize) -> LayoutElement? {
    let proposal = proposal.sanitized
    return children.first { fits($0, proposal) } ?? children.last
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
    return child.explicitAlignment(key, at: child.viewSize(for: size.proposal))
  }
}
