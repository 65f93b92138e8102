import EaselDrawing
import EaselTypography

/// Hosts a view for a window or an image: it takes sizes and dates and returns fragments.
///
/// The host has no clock: a view shows the date of the latest update. No body runs before the first update,
/// so that the environment and the size can be set first.
@MainActor
package final class ViewHost {
  private let graph = ViewGraph()
  private let scope: EnvironmentScope
  private let services: ViewServices
  private var makeRoot: (() -> any GraphRoot)?
  private var root: (any GraphRoot)?
  /// Whether there was input of a pointer. Pictures have none, and need no dispatcher.
  private var hasPointerInput = false
  /// What `UIScreen` describes to the views; nil for the area of another host.
  private let screen: ScreenArea?

  /// Creates a host for a view.
  ///
  /// - Parameter fillsScreen: Whether `UIScreen` has the size of the host while it evaluates views. Otherwise, the host takes
  ///   its size from them.
  package init<Content: View>(_ content: Content, fillsScreen: Bool = true) {
    screen = fillsScreen ? ScreenArea() : nil
    let scope = EnvironmentScope(values: EnvironmentValues(), tracker: graph.environmentTracker)
    self.scope = scope
    services = ViewServices(graph)
    makeRoot = { [graph] in RootNode(content, _NodeInputs(graph: graph, environment: scope)) }
    graph.setStale()
    graph.onStale = { [weak self] in self?.onNeedsUpdate?() }
    graph.onPreferredColorScheme = { [weak self] in self?.applyEnvironment() }
    applyEnvironment()
  }

  /// Removes the views: a program may keep bindings, subviews of layouts and proxies of them, which refer to the graph.
  /// The views disappear: their `onDisappear` actions run, and their tasks are cancelled.
  isolated deinit {
    root?.unmount()
    graph.performLastActions()
    services.end()
  }

  /// The environment values at the root, such as the display scale and the color scheme of the desktop.
  package var environment = EnvironmentValues() {
    didSet { applyEnvironment() }
  }

  /// The color scheme of the views and of their background: the one that the views prefer, or else that of
  /// `environment`.
  package var colorScheme: ColorScheme { graph.preferredColorScheme ?? environment.colorScheme }

  private func applyEnvironment() {
    var values = environment
    if let scheme = graph.preferredColorScheme { values.colorScheme = scheme }
    values.viewServices = services
    values.windowSizeClasses = WindowSizeClasses(size)
    scope.setValues(values)
    updateScreen()
  }

  private func updateScreen() {
    if bounds != .zero { screen?.set(bounds, scale: environment.displayScale) }
  }

  /// Runs code that evaluates views.
  private func evaluating<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
    if let screen { ScreenArea.current = screen }
    return MainActor.runAsJob(body)
  }

  /// The size of the window or image, in points. Setting it proposes it to the view.
  package var size: CGSize {
    get { bounds }
    set { setBounds(newValue, proposal: ProposedViewSize(newValue)) }
  }

  private var bounds = CGSize.zero
  private var proposal = ProposedViewSize.zero

  /// Gives the host the size of the view for a proposal. The size is proposed to the view, or else the same proposal again,
  /// if the view would have another size for its own.
  ///
  /// - Returns: The size of the view in points. If a side is infinite, the host keeps its previous size.
  package func fit(_ proposal: ProposedViewSize, at date: Date) -> CGSize {
    let size = sizeThatFits(proposal, at: date)
    if size.width.isFinite, size.height.isFinite { setBounds(size, proposal: proposal.sanitized) }
    return size
  }

  private func setBounds(_ newBounds: CGSize, proposal newProposal: ProposedViewSize) {
    guard newBounds != bounds || newProposal != proposal else { return }
    let sizeClasses = WindowSizeClasses(bounds)
    (bounds, proposal) = (newBounds, newProposal)
    graph.setStale()
    updateScreen()
    if WindowSizeClasses(bounds) != sizeClasses { applyEnvironment() }
  }

  /// Called when an update becomes necessary outside of `update(to:)`.
  package var onNeedsUpdate: (() -> Void)?

  /// The number of evaluations of bodies and content closures so far.
  package var bodiesEvaluated: Int { graph.bodiesEvaluated }

  /// Whether a view was left out because it is nested too deeply.
  var hasOmittedViews: Bool { graph.hasOmittedViews }

  /// The time of the next update; `nil` if none is needed.
  package var nextUpdate: NextUpdate? { graph.nextUpdate }

  /// The memory of each cache that all hosts share.
  package static var sharedCacheUsage: [CacheUsage] {
    TextLayoutEngine.shared.cacheUsage + ImageStore.shared.cacheUsage + [SystemSymbol.cacheUsage]
  }

  /// Updates the view to a date and returns its fragment: evaluates stale bodies, lays out and records.
  ///
  /// Returns the same object as long as the drawing does not change.
  package func update(to date: Date) -> Fragment { evaluating { self.drawing(at: date) } }

  private func drawing(at date: Date) -> Fragment {
    let element = mountedRoot(at: date).element
    graph.update(to: date)
    let drawing = graph.read { element.drawing(on: PixelPhase(scale: environment.displayScale)) }
    if hasPointerInput, graph.elementsHaveMoved { graph.pointer.follow(in: element) }
    return drawing
  }

  /// The links of the view since the latest update, with their places in points.
  package var links: [LinkArea] {
    var links: [LinkArea] = []
    if let root { graph.read { root.element.collectLinks(into: &links) } }
    return links
  }

  /// Applies the changes since the latest update, without recording a drawing. Does nothing before the first update.
  package func applyChanges(at date: Date) {
    guard root != nil, case .immediately = graph.nextUpdate else { return }
    evaluating { [graph] in graph.update(to: max(date, graph.date)) }
  }

  /// Returns the size of the view for a proposal, in points, at a date; by default at the date of the latest
  /// update.
  package func sizeThatFits(_ proposal: ProposedViewSize, at date: Date? = nil) -> CGSize {
    evaluating { self.size(for: proposal, at: date ?? self.graph.date) }
  }

  /// Returns the size of the view for a proposal, in points, without an update of the view. Zero before the first one.
  package func latestSizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let root else { return .zero }
    return MainActor.runAsJob { self.graph.read { root.element.size(for: proposal) } }
  }

  /// Whether `sizeThatFits` may return other sizes than at the last call of this function.
  package func takeSizeChange() -> Bool {
    defer { root?.element.sizesMayDiffer = false }
    return root?.element.sizesMayDiffer ?? false
  }

  private func size(for proposal: ProposedViewSize, at date: Date) -> CGSize {
    let element = mountedRoot(at: date).element
    graph.measure(at: date)
    return graph.read { element.size(for: proposal) }
  }

  /// Dispatches pointer input to the views under the pointer. Returns whether one of them responds to the
  /// pointer there; for the wheel, whether a scroll view can move in its direction.
  @discardableResult
  package func handle(_ input: PointerInput) -> Bool {
    guard let root else { return false }
    hasPointerInput = true
    return graph.pointer.handle(input, root: root.element)
  }

  /// Dispatches a key press to the views that handle keys. Returns whether one of them handled it.
  @discardableResult
  package func handle(_ press: KeyPress) -> Bool {
    guard let root else { return false }
    if graph.drags.handle(press) { return true }
    return graph.keys.handle(press, root: root.element.keyRoot)
  }

  /// Where texts are copied to and pasted from; a pasteboard of the host's own unless set.
  package var pasteboard: any Pasteboard {
    get { graph.pasteboard }
    set { graph.pasteboard = newValue }
  }

  /// What opens the addresses of links; nil for none, as in pictures. The host does not keep it.
  package var urlOpener: (any URLOpener)? {
    get { graph.urlOpener }
    set { graph.urlOpener = newValue }
  }

  /// The caret of the focused text field in points of the host; nil if no text field has the focus.
  package var textInputCaret: CGRect? { graph.textInput?.caretInWindow }

  /// Shows a text that an input method may still change at the caret, underlined; nil removes it.
  ///
  /// - Parameter caret: The offset of the caret in the UTF-8 of the text.
  package func setMarkedText(_ text: String?, caret: Int = 0) {
    graph.textInput?.controller.setMarked(text.map { .init(text: $0, caret: caret) })
  }

  /// Whether one of the views has the keyboard focus.
  package var hasFocus: Bool { graph.keys.focused != nil }

  /// Takes the keyboard focus from the view that has it.
  package func resignFocus() { graph.keys.focus(nil) }

  /// Whether Tab moves the focus from the last view to the first. If false, the last view loses the focus, and the key is
  /// not handled.
  package var wrapsFocus: Bool {
    get { graph.keys.wrapsFocus }
    set { graph.keys.wrapsFocus = newValue }
  }

  private func mountedRoot(at date: Date) -> any GraphRoot {
    if let root { return root }
    let newRoot = graph.start(at: date, makeRoot!)
    makeRoot = nil
    root = newRoot
    let element = newRoot.element
    graph.placeRoot = { [weak self] in
      guard let self else { return }
      element.place(in: bounds, proposal: proposal)
    }
    return newRoot
  }
}

/// The root of a graph, independent of the type of its view.
@MainActor
protocol GraphRoot: AnyObject {
  var element: RootElement { get }

  func unmount()
}

/// The root node of a graph. Several root views form a column.
final class RootNode<Content: View>: GraphNode, GraphRoot, PreferenceObserver {
  let element: RootElement
  private let column: LayoutContainerElement<StackArrangement<VerticalDirection>>
  private let presentations: PresentationLayer
  private var content: ViewNode<Content>!

  init(_ view: Content, _ inputs: _NodeInputs) {
    column = LayoutContainerElement(
      StackArrangement(alignment: HorizontalAlignment.center.key, spacing: nil), inputs)
    presentations = PresentationLayer(inputs.deeper)
    element = RootElement(column, presentations: presentations, inputs)
    super.init(inputs)
    graph.colorSchemeObserver = self
    graph.presentations = presentations
    content = Content.makeNode(view, inputs.child(of: self))
    column.setSource(content)
  }

  func checkPreference() {
    graph.setPreferredColorScheme(content.preference(PreferredColorSchemeKey.self))
  }

  override func elementsDidChange() { column.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}

/// The root element of a graph. It centers its content in the bounds of the host. The presentation layer has the size of
/// the bounds.
final class RootElement: WrapperElement {
  private let presentations: PresentationLayer
  /// The size of the host in points.
  private var bounds = CGSize.zero
  /// Whether the content may have another size for a proposal than before.
  var sizesMayDiffer = false

  init(_ content: LayoutElement, presentations: PresentationLayer, _ inputs: _NodeInputs) {
    self.presentations = presentations
    super.init(content, inputs)
    presentations.element.superelement = self
  }

  /// The element whose descendants receive keys: what is presented in front, or else the content.
  var keyRoot: LayoutElement { presentations.keyRoot ?? content }

  override func forEachContent(_ visit: (LayoutElement) -> Void) {
    visit(content)
    visit(presentations.element)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    if !presentations.entries.isEmpty, presentations.element.hitTest(point, &hits) { return true }
    return super.hitTest(point, &hits)
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    super.drawContents(into: recorder, on: phase)
    if !presentations.entries.isEmpty {
      presentations.element.record(into: recorder, at: .zero, on: phase)
    }
    graph.drags.drag?.draw(into: recorder, on: phase)
  }

  /// Places the element and its content for a proposal, with the content in the middle of the bounds of the host.
  func place(in newBounds: CGSize, proposal: ProposedViewSize) {
    if newBounds != bounds {
      bounds = newBounds
      setNeedsPlacement()
    }
    place(at: .zero, proposal: proposal)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    presentations.element.place(at: .zero, proposal: ProposedViewSize(bounds))
    let proposal = contentProposal(proposal)
    let contentSize = content.size(for: proposal).finite
    content.place(
      at: CGPoint(x: (bounds.width - contentSize.width) / 2, y: (bounds.height - contentSize.height) / 2),
      proposal: proposal, in: content.placementTransactions)
  }

  /// The bounds, or the proposal for which the content has their size if it has another size in them.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let filled = ProposedViewSize(bounds)
    // Content that has changed since the host took its size fits into the bounds as it can.
    guard proposal != filled, content.size(for: proposal) == bounds else { return filled }
    return content.proposal(filled, keepingSizeFor: proposal)
  }

  override func drawingDidBecomeStale() { graph.setStale() }

  override func layoutDidBecomeStale() { sizesMayDiffer = true }
}
