import EaselDrawing

/// A view with all that keeps it alive, for a window or for a picture: dates and sizes in, drawings out.
///
/// It has no clock: a view shows the date that the host was last updated to. No body runs before the first update, so
/// that environment and size can be set first.
@MainActor
package final class ViewHost {
  private let graph = ViewGraph()
  private let scope: EnvironmentScope
  private var makeRoot: (() -> any GraphRoot)?
  private var root: (any GraphRoot)?

  package init<Content: View>(_ content: Content) {
    let scope = EnvironmentScope(values: EnvironmentValues(), tracker: graph.environmentTracker)
    self.scope = scope
    makeRoot = { [graph] in RootNode(content, _NodeInputs(graph: graph, environment: scope)) }
    graph.setStale()
    graph.onStale = { [weak self] in self?.onNeedsUpdate?() }
    graph.onPreferredColorScheme = { [weak self] in self?.applyEnvironment() }
  }

  /// The values at the top: display scale, the desktop's colour scheme and the like.
  package var environment = EnvironmentValues() {
    didSet { applyEnvironment() }
  }

  /// The colour scheme that the views are shown in, and that the background has: the one that they prefer, or else that
  /// of `environment`.
  package var colorScheme: ColorScheme { graph.preferredColorScheme ?? environment.colorScheme }

  private func applyEnvironment() {
    var values = environment
    if let scheme = graph.preferredColorScheme { values.colorScheme = scheme }
    scope.setValues(values)
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
  package var nextUpdate: NextUpdate? { graph.nextUpdate }

  /// Brings the view up to a date: evaluates what is due, lays it out and records it. The same object as long as the
  /// picture is the same.
  package func update(to date: Date) -> Fragment {
    let element = mountedRoot(at: date).element
    graph.update(to: date)
    return graph.read { element.drawing(on: PixelPhase(scale: environment.displayScale)) }
  }

  /// The size that the view takes of a proposal, in points, at a date; by default the one that it shows.
  package func sizeThatFits(_ proposal: ProposedViewSize, at date: Date? = nil) -> CGSize {
    let date = date ?? graph.date
    let element = mountedRoot(at: date).element
    graph.measure(at: date)
    return graph.read { element.size(for: proposal) }
  }

  /// Hands what the pointer did to the views that it meets; true when one of them acts on the pointer there.
  @discardableResult
  package func handle(_ input: PointerInput) -> Bool {
    guard let root else { return false }
    return graph.pointer.handle(input, root: root.element)
  }

  /// Hands a key to the views that wait for it; true when one of them has used it.
  @discardableResult
  package func handle(_ press: KeyPress) -> Bool {
    guard let root else { return false }
    return graph.keys.handle(press, root: root.element)
  }

  private func mountedRoot(at date: Date) -> any GraphRoot {
    if let root { return root }
    let newRoot = graph.start(at: date, makeRoot!)
    makeRoot = nil
    root = newRoot
    let element = newRoot.element
    graph.placeRoot = { [weak self] in
      guard let self else { return }
      element.place(at: .zero, proposal: ProposedViewSize(size))
    }
    return newRoot
  }
}

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
