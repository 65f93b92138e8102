/// The modifier of a view that presents another one, with what it presents at the moment.
///
/// `presentation(isPresented:kind:onDismiss:content:)` is the function to use.
struct PresentationSource<Presented> {
  /// The presented view; `nil` if nothing is presented.
  let presented: Presented?
  let kind: PresentationKind
  /// Ends the presentation, by changing the state that controls it.
  let dismiss: () -> Void
  /// Runs when the dismissal has ended.
  let onDismiss: (() -> Void)?
}

extension PresentationSource: ViewModifier where Presented: View {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(PresentationNode(view, inputs))
  }
}

/// The node of a view that presents another one.
///
/// The presented view belongs to this node, so that it has the environment of the presenting view and
/// disappears with it. Its elements belong to the presentation layer.
final class PresentationNode<Base: View, Presented: View>: ViewNode<
  ModifiedContent<Base, PresentationSource<Presented>>
>
{
  private var source: PresentationSource<Presented>
  private var content: ViewNode<Base>!
  private let inputs: _NodeInputs
  private let controller = PresentationController()
  private var stage: PresentationStage<PresentedView<Presented>>?

  init(_ view: ModifiedContent<Base, PresentationSource<Presented>>, _ inputs: _NodeInputs) {
    source = view.modifier
    self.inputs = inputs
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
    controller.anchor.node = content
    controller.dismissal.action = { [weak self] in self?.source.dismiss() }
    if let presented = source.presented { makeStage(presented).show(isAnimated: false) }
  }

  override func update(_ view: ModifiedContent<Base, PresentationSource<Presented>>) {
    content.update(view.content)
    source = view.modifier
    switch (stage, source.presented) {
    case (let stage?, let presented?): stage.show(chrome(of: presented))
    case (let stage?, nil): stage.hide()
    case (nil, let presented?): makeStage(presented).show(isAnimated: true)
    case (nil, nil): break
    }
  }

  private func chrome(of presented: Presented) -> PresentedView<Presented> {
    PresentedView(kind: source.kind, controller: controller, content: presented)
  }

  private func makeStage(_ presented: Presented) -> PresentationStage<PresentedView<Presented>> {
    let newStage = PresentationStage(chrome(of: presented), kind: source.kind, inputs.child(of: self))
    newStage.onEnd = { [weak self] in self?.dismissalDidEnd() }
    stage = newStage
    return newStage
  }

  private func dismissalDidEnd() {
    stage?.unmount()
    stage = nil
    if let action = source.onDismiss { graph.perform([action]) }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    visit(content)
    if let stage { visit(stage) }
  }

  // What is presented is not a part of the view for preferences, transitions and scrolling.

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    content.collectPreference(key, into: &value)
  }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {
    content.collectTransitions(into: &performers)
  }

  override func scrollTarget(of id: AnyHashable) -> ScrollDestination? { content.scrollTarget(of: id) }
}

/// The node of a presented view with its backdrop. It animates their appearance and disappearance.
final class PresentationStage<Content: View>: GraphNode, PresentationEntry {
  let container: LayoutContainerElement<ZStackArrangement>
  private var view: Content
  private var content: ViewNode<Content>!
  private let scope: PresentationTransactions
  private let contentInputs: _NodeInputs
  private(set) var isActive = false
  let takesInput: Bool
  /// Runs when the dismissal has ended.
  var onEnd: (() -> Void)?

  init(_ view: Content, kind: PresentationKind, _ inputs: _NodeInputs) {
    (self.view, takesInput) = (view, kind.takesInput)
    scope = PresentationTransactions(kind.animation, parent: inputs.transactions)
    let inputs = inputs.deeper
    container = LayoutContainerElement(ZStackArrangement(alignment: .center), inputs)
    contentInputs = inputs
    super.init(inputs)
    content = Content.makeNode(
      view, inputs.child(of: self, stackAxis: nil).child(of: self, transactions: scope))
    container.setSource(content)
  }

  var element: LayoutElement { container }

  /// Shows the view for the first time.
  func show(isAnimated: Bool) {
    isActive = true
    graph.presentations.present(self)
    if isAnimated { scope.transition { Presentation.enter(content, in: scope) } }
  }

  /// Shows a new value of the view, also if it is being dismissed.
  func show(_ view: Content) {
    content.update(view)
    guard !isActive else { return }
    isActive = true
    graph.presentations.present(self)
    scope.transition { Presentation.stay(content, in: scope) }
    container.childrenDidChange()
  }

  /// Dismisses the view.
  func hide() {
    guard isActive else { return }
    isActive = false
    graph.presentations.resign(self)
    let isSeen = scope.transition {
      Presentation.leave(content, in: scope) { [weak self] in
        guard let self, !isActive, isMounted else { return }
        onEnd?()
      }
    }
    if isSeen { container.childrenDidChange() } else { onEnd?() }
  }

  override func elementsDidChange() { container.childrenDidChange() }

  override var levels: Int { 4 }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() {
    isActive = false
    graph.presentations.remove(self)
    container.detach()
  }
}

/// The transactions of views that appear and disappear animated even if the change of their state is not.
final class PresentationTransactions: TransactionScope {
  private let parent: TransactionScope
  private let animation: Animation
  /// Whether views are made to appear or to disappear at the moment.
  private var isTransition = false
  /// Collects the animations that start meanwhile.
  private var completion: AnimationCompletion?

  init(_ animation: Animation, parent: TransactionScope) {
    (self.animation, self.parent) = (animation, parent)
    super.init(graph: parent.graph)
  }

  override var current: Transaction {
    var transaction = parent.current
    if isTransition, graph.allowsAnimations, !transaction.disablesAnimations {
      transaction.animation = transaction.animation ?? animation
      if let completion { transaction.add(completion) }
    }
    return transaction
  }

  /// Returns the result of `body`, which makes views appear or disappear.
  func transition<Result>(_ body: () -> Result) -> Result {
    let outer = isTransition
    isTransition = true
    defer { isTransition = outer }
    return body()
  }

  /// Runs `body`, which makes views appear, and `action` when their animations have ended. Returns whether there are
  /// any; otherwise `action` does not run.
  func transition(completion action: @escaping () -> Void, _ body: () -> Void) -> Bool {
    let newCompletion = AnimationCompletion(criteria: .removed, action: action)
    completion = newCompletion
    transition(body)
    completion = nil
    return newCompletion.seal() == nil
  }
}
