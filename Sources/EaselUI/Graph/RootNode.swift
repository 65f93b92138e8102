/// The top of a graph, whatever its view is.
@MainActor
protocol GraphRoot: AnyObject {
  var element: RootElement { get }
}

/// The node at the top of a graph. Several views at the top form a column.
final class RootNode<Content: View>: GraphNode, GraphRoot, PreferenceObserver {
  let element: RootElement
  private let column: LayoutContainerElement<StackArrangement<VerticalDirection>>
  private var content: ViewNode<Content>!

  init(_ view: Content, _ inputs: _NodeInputs) {
    column = LayoutContainerElement(
      StackArrangement(alignment: HorizontalAlignment.center.key, spacing: nil), inputs)
    element = RootElement(column, inputs)
    super.init(inputs)
    graph.colorSchemeObserver = self
    content = Content.makeNode(view, inputs.child(of: self))
    column.setSource(content)
  }

  func checkPreference() {
    graph.setPreferredColorScheme(content.preference(PreferredColorSchemeKey.self))
  }

  override func elementsDidChange() { column.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}

/// The element at the top of a graph: proposes the host's size to its content and centres it.
final class RootElement: WrapperElement {
  override func placeContents(_ proposal: ProposedViewSize) {
    let frame = proposal.replacingUnspecifiedDimensions(by: size)
    let contentSize = content.size(for: proposal).finite
    content.place(
      at: CGPoint(x: (frame.width - contentSize.width) / 2, y: (frame.height - contentSize.height) / 2),
      proposal: proposal, in: content.placementTransactions)
  }

  override func drawingDidBecomeStale() { graph.setStale() }
}
