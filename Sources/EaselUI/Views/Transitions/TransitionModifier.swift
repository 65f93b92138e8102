/// Sets the transition of a view.
struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, TransitionModifier>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, TransitionModifier>> {
    _NodeOutput(TransitionNode(view, inputs))
  }
}

/// A node that animates the insertion and removal of its view.
@MainActor
protocol TransitionAnimator: AnyObject {
  /// Shows the view in the phase before its insertion and animates it in.
  func enter()

  /// Animates the view out. The animations that start are added to `completion`.
  func leave(_ completion: AnimationCompletion)

  /// Cancels the removal and animates the view back in.
  func stay()
}

/// The node of a view with a transition.
final class TransitionNode<Base: View>: ViewNode<ModifiedContent<Base, TransitionModifier>>,
  TransitionAnimator
{
  private var transition: AnyTransition
  private let source: TypedModifiedSource<Base>
  private let scope: TransitionScope
  private var content: ViewNode<AnyView>!
  private var phase = TransitionPhase.identity

  init(_ view: ModifiedContent<Base, TransitionModifier>, _ inputs: _NodeInputs) {
    transition = view.modifier.transition
    source = TypedModifiedSource(view.content)
    scope = TransitionScope(parent: inputs.transactions)
    super.init(inputs)
    content = AnyView.makeNode(makeContent(), inputs.child(of: self, transactions: scope))
  }

  override func update(_ view: ModifiedContent<Base, TransitionModifier>) {
    transition = view.modifier.transition
    source.base = view.content
    source.updatePlaceholders()
    content.update(makeContent())
  }

  private func makeContent() -> AnyView {
    transition.apply(AnyView(_ViewModifier_Content<TransitionModifier>(source: source)), phase)
  }

  private func show(_ newPhase: TransitionPhase) {
    phase = newPhase
    content.update(makeContent())
  }

  func enter() {
    scope.isImmediate = true
    show(.willAppear)
    scope.isImmediate = false
    show(.identity)
  }

  func leave(_ completion: AnimationCompletion) {
    scope.completion = completion
    show(.didDisappear)
    scope.completion = nil
  }

  func stay() { show(.identity) }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {
    performers.append(self)
  }
}

/// The transactions inside a transition.
final class TransitionScope: TransactionScope {
  private let parent: TransactionScope
  /// Whether changes are shown without animation.
  var isImmediate = false
  /// Collects the animations that start.
  var completion: AnimationCompletion?

  init(parent: TransactionScope) {
    self.parent = parent
    super.init(graph: parent.graph)
  }

  override var current: Transaction {
    var transaction = parent.current
    if isImmediate {
      transaction.animation = nil
      transaction.disablesAnimations = true
    }
    if let completion { transaction.add(completion) }
    return transaction
  }
}

nonisolated extension View {
  /// Sets the transition of the view, used when its insertion or removal is animated. The default is a fade.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  /// Sets the transition of the view, used when its insertion or removal is animated.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
