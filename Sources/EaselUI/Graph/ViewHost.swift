import EaselDrawing

/// A view with all that keeps it alive, for a window or for a picture: dates and sizes in, drawings out.
///
/// It has no clock: a view shows the date that the host was last updated to.
@MainActor
package final class ViewHost {
  private let graph = ViewGraph()
  private let scope: EnvironmentScope
  private let node: GraphNode
  private let root: RootElement
  private var fragment = Fragment.empty

  package init<Content: View>(_ content: Content) {
    scope = EnvironmentScope(values: EnvironmentValues(), tracker: graph.environmentTracker)
    let rootNode = RootNode(content, _NodeInputs(graph: graph, environment: scope))
    node = rootNode
    root = rootNode.element
    graph.setStale()
    graph.onStale = { [weak self] in self?.onNeedsUpdate?() }
  }

  /// The values at the top: display scale, colour scheme and the like.
  package var environment: EnvironmentValues {
    get { scope.values }
    set { scope.setValues(newValue) }
  }

  /// The room that the view is given, in points.
  package var size = CGSize.zero {
    didSet { if size != oldValue { graph.setStale() } }
  }

  /// Called when something makes an update necessary outside `update(to:)`.
  package var onNeedsUpdate: (() -> Void)?

  /// How many bodies and content closures ran so far.
  package var bodiesEvaluated: Int { graph.bodiesEvaluated }

  /// When to update next; nil when nothing is due.
  package var nextUpdate: NextUpdate? { graph.isStale ? .immediately : graph.nextUpdate }

  /// Brings the view up to a date: evaluates what is due, lays it out and records it. The same object as long as the
  /// picture is the same.
  package func update(to date: Date) -> Fragment {
    graph.advance(to: date)
    graph.update { root.place(at: .zero, proposal: ProposedViewSize(size)) }
    fragment = root.fragment()
    return fragment
  }

  /// The size that the view takes of a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    graph.update {}
    return root.size(for: proposal)
  }
}
