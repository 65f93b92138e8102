import EaselDrawing

/// The content of a leaf in an environment: what is computed once for measuring, for all proposals, and for drawing.
///
/// Not an associated type of the leaf, for which the element would look up metadata at run time.
protocol LeafContent: AnyObject {
  var environment: EnvironmentValues { get }

  /// The size that the view chooses for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The size with room for the whole content; nil if there is none.
  var fullSize: FullSize? { get }

  /// The first and last baseline of the view at `size`, in points from its top; nil for a view without text.
  func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)?

  /// Records the content in a size in points.
  func draw(into recorder: FragmentRecorder, size: CGSize)

  /// The whole drawing in a size in points, if it is a single run of glyphs; nil for any other drawing.
  func placedGlyphs(in size: CGSize) -> PlacedGlyphs?
}

/// Glyphs in one paint.
struct PlacedGlyphs {
  let run: GlyphRun
  /// The origin of the run in points.
  let origin: CGPoint
  let paint: Paint
}

/// A leaf whose content may replace an earlier content with an animation.
@MainActor
protocol ContentLeaf: LeafView {
  func content(in environment: EnvironmentValues) -> any LeafContent

  /// Whether the drawing runs code of the program in an environment.
  static func runsUserCode(in environment: EnvironmentValues) -> Bool

  /// Whether a content transition applies to this type of leaf.
  static func performs(_ transition: ContentTransition) -> Bool

  /// Records the content while it replaces earlier ones.
  static func draw(
    _ history: ContentHistory<Self>, size: CGSize, environment: EnvironmentValues,
    into recorder: FragmentRecorder)

  /// Adds the values of preferences that the leaf itself provides.
  static func collectPreference<K: PreferenceKey>(
    _ key: K.Type, of element: ContentElement<Self>, into value: inout K.Value?)
}

extension ContentLeaf {
  static var hasBaselines: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    content(in: environment).sizeThatFits(proposal)
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    content(in: environment).draw(into: recorder, size: size)
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    content(in: environment).baselines(for: size)
  }
}

/// The contents that are being replaced, from the oldest to the current one.
struct ContentHistory<Leaf> {
  /// A content and the size of its view.
  struct Version {
    let leaf: Leaf
    let size: CGSize
  }

  /// The replacement of a version by the next one.
  struct Change {
    let transition: ContentTransition
    let countsDown: Bool
    /// 0 at the start, 1 at the end; a spring may exceed both.
    let progress: Double

    /// The progress, limited to 0...1.
    var share: Double { min(max(progress, 0), 1) }
  }

  /// At least two; one more than there are changes.
  let versions: [Version]
  let changes: [Change]
}

/// The node of a text or an image.
final class ContentNode<Leaf: ContentLeaf>: ViewNode<Leaf> {
  private var view: Leaf
  private let element: ContentElement<Leaf>
  private let comparison = ValueComparison<Leaf>.shared

  init(_ view: Leaf, _ inputs: _NodeInputs) {
    self.view = view
    element = ContentElement(view, inputs)
    super.init(inputs)
  }

  override func update(_ newView: Leaf) {
    guard !comparison.areEqual(view, newView) else { return }
    element.replace(with: newView)
    view = newView
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    Leaf.collectPreference(key, of: element, into: &value)
  }

  override func didUnmount() { element.detach() }
}

/// The element of a text or an image.
final class ContentElement<Leaf: ContentLeaf>: LeafElement<Leaf> {
  /// The running replacements of content, the oldest first; nil if there are none. Optional, because a test for an empty
  /// array looks up its type at run time.
  private var changes: [ContentChange<Leaf>]?
  /// The value of the latest transition that has one.
  private var number: Double?
  /// The content between the first measurement and the drawing; nil at other times, because it is large. All that it
  /// depends on counts as read for the layout.
  private var measured: (any LeafContent)?
  private var reported = ReportedGuides()
  /// The drawing that was recorded in place, and its size. Most texts are a single run of glyphs, for which a fragment
  /// would take five more allocations.
  private var recorded: (glyphs: PlacedGlyphs, size: CGSize)?

  /// The maximum number of simultaneous replacements. The oldest ends beyond it.
  private static var capacity: Int { 6 }

  override init(_ leaf: Leaf, _ inputs: _NodeInputs) {
    super.init(leaf, inputs)
    number = environment.values.contentTransition.number
  }

  /// Shows a new content, with an animation if the environment and the transaction have one.
  func replace(with leaf: Leaf) {
    let transition = environment.values.contentTransition
    let change = transaction(of: transition).flatMap { makeChange(transition, $0) }
    number = transition.number
    if let change {
      add(change)
    } else if changes != nil {
      endChanges()
    }
    update(leaf)
  }

  private func add(_ change: ContentChange<Leaf>) {
    var running = changes ?? []
    if running.count == ContentElement.capacity { running.removeFirst().cancelAnimation() }
    changes = running + [change]
  }

  private func endChanges() {
    let ended = changes ?? []
    changes = nil
    ended.forEach { $0.cancelAnimation() }
  }

  /// The transaction with which the content is replaced; nil if it changes at once.
  private func transaction(of transition: ContentTransition) -> Transaction? {
    guard graph.allowsAnimations, placedProposal != nil, transition.kind != .identity,
      Leaf.performs(transition)
    else { return nil }
    var transaction = transactions.current
    if transaction.animation == nil, !transaction.disablesAnimations {
      transaction.animation = transition.ownAnimation
    }
    return transaction.animation == nil ? nil : transaction
  }

  private func makeChange(_ transition: ContentTransition, _ transaction: Transaction) -> ContentChange<Leaf>?
  {
    ContentChange(
      from: ContentHistory.Version(leaf: leaf, size: size), transition,
      countsDown: transition.countsDown(from: number), of: self,
      in: FixedTransactionScope(transaction, graph: graph))
  }

  /// Removes a replacement that has ended, and the earlier ones.
  fileprivate func changeDidAdvance(_ change: ContentChange<Leaf>) {
    invalidateDrawing()
    guard !change.isRunning, let running = changes, let index = running.firstIndex(where: { $0 === change })
    else { return }
    let later = running[(index + 1)...]
    changes = later.isEmpty ? nil : Array(later)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    contentForLayout.sizeThatFits(proposal)
  }

  override func measureFullSize() -> FullSize? { contentForLayout.fullSize }

  override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    measureAgainIfNeeded()
    let baselines = contentForLayout.baselines(for: size)
    reported.insert(baselines, at: size)
    return baselines
  }

  override var verticalSpacing: VerticalSpacing {
    let spacing = super.verticalSpacing
    reported.insert(spacing)
    return spacing
  }

  override func reportedGuidesMayDiffer() -> Bool {
    // A copy, because reading the guides again records them.
    let former = reported
    return !former.agree(with: { baselines(for: $0) }, { verticalSpacing })
  }

  override func willReportGuidesAgain() { reported = ReportedGuides() }

  private var contentForLayout: any LeafContent {
    if let measured { return measured }
    let content = readForLayout { leaf.content(in: $0) }
    measured = content
    return content
  }

  /// The drawing may have the content that the layout had, and depends on the same values.
  override func layoutDidBecomeStale() {
    super.layoutDidBecomeStale()
    measured = nil
    invalidateDrawing()
    if graph.observesTextLayouts { graph.preferencesDidChange() }
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    super.placeContents(proposal)
    if graph.observesTextLayouts { graph.preferencesDidChange() }
  }

  // MARK: Drawing

  private func history(_ changes: [ContentChange<Leaf>]) -> ContentHistory<Leaf> {
    ContentHistory(
      versions: changes.map(\.old) + [ContentHistory.Version(leaf: leaf, size: size)],
      changes: changes.map(\.state))
  }

  override func drawingDidBecomeStale() {
    recorded = nil
    super.drawingDidBecomeStale()
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    let frame = phase.frame(of: size)
    guard let glyphs = placedGlyphs(in: frame.size) else {
      return super.record(into: recorder, at: origin, on: phase)
    }
    let place = CGPoint(x: origin.x + frame.shift.x, y: origin.y + frame.shift.y)
    recorder.glyphs(
      glyphs.run, origin: glyphs.origin, paint: glyphs.paint,
      state: DrawingState(transform: .translation(to: place)))
  }

  /// The drawing in a size, if it is a single run of glyphs and runs no code of the program.
  private func placedGlyphs(in size: CGSize) -> PlacedGlyphs? {
    if let recorded, recorded.size == size { return recorded.glyphs }
    guard !hasFragment, changes == nil, !Leaf.runsUserCode(in: environment.values) else { return nil }
    let glyphs = readForDrawing { environment in
      let content = contentForDrawing(in: environment)
      let glyphs = content.placedGlyphs(in: size)
      // The content is large. It is needed again only for a drawing with a fragment.
      measured = glyphs == nil ? content : nil
      return glyphs
    }
    recorded = nil
    if let glyphs {
      recorded = (glyphs, size)
      noteRecorded()
    }
    return glyphs
  }

  /// The content that the layout had, if it depends on the same values.
  private func contentForDrawing(in environment: EnvironmentValues) -> any LeafContent {
    if let measured, measured.environment.isSame(as: environment) { return measured }
    return leaf.content(in: environment)
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    let size = phase.frame(of: size).size
    func draw(in environment: EnvironmentValues) {
      let content = contentForDrawing(in: environment)
      measured = nil
      content.draw(into: recorder, size: size)
    }
    if Leaf.runsUserCode(in: environment.values) { return runForDrawing(draw) }
    if let changes {
      measured = nil
      return readForDrawing { Leaf.draw(history(changes), size: size, environment: $0, into: recorder) }
    }
    readForDrawing(draw)
  }
}

/// A running replacement of content.
@MainActor
final class ContentChange<Leaf: ContentLeaf>: AnimatedValueOwner {
  let old: ContentHistory<Leaf>.Version
  unowned let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope
  var animated = AnimatedValue(0.0)
  private weak var element: ContentElement<Leaf>?
  private let transition: ContentTransition
  private let countsDown: Bool

  /// Returns nil if nothing is animated.
  init?(
    from old: ContentHistory<Leaf>.Version, _ transition: ContentTransition, countsDown: Bool,
    of element: ContentElement<Leaf>, in scope: TransactionScope
  ) {
    self.old = old
    (self.transition, self.countsDown) = (transition, countsDown)
    self.element = element
    (graph, environment, transactions) = (element.graph, element.environment, scope)
    animated = animated.changed(to: 1, for: self)
    guard animated.isAnimating else { return nil }
  }

  var isRunning: Bool { animated.isAnimating }

  var state: ContentHistory<Leaf>.Change {
    ContentHistory.Change(transition: transition, countsDown: countsDown, progress: animated.shown)
  }

  var isAlive: Bool { element?.isAttached == true }

  func animatedValueDidChange() { element?.changeDidAdvance(self) }
}

/// A scope with a transaction of its own.
final class FixedTransactionScope: TransactionScope {
  private let transaction: Transaction

  init(_ transaction: Transaction, graph: ViewGraph) {
    self.transaction = transaction
    super.init(graph: graph)
  }

  override var current: Transaction { transaction }
}
