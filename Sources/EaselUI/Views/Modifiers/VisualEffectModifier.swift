import EaselDrawing

/// Changes how a view looks by an effect that is made of the view's geometry.
struct VisualEffectModifier<Effect: VisualEffect> {
  let makeEffect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

@MainActor extension VisualEffectModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> VisualEffectElement<Effect> {
    VisualEffectElement(makeEffect, around: content, inputs)
  }

  func update(_ element: VisualEffectElement<Effect>) { element.setEffect(makeEffect) }
}

nonisolated extension View {
  /// The view changed in looks by an effect that may depend on its size and place; its layout, and that of the views
  /// around it, does not change.
  ///
  /// The effect's changes are animated as the transaction says.
  ///
  /// - Parameter effect: Makes the effect of an empty one and of the view's geometry, in points. It runs when the view has
  ///   been placed, and again when what it read has changed.
  public func visualEffect(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(makeEffect: effect))
  }
}

/// The element of a view with a visual effect, which is made once the element has its size and place.
final class VisualEffectElement<Effect: VisualEffect>: DrawingEffectElement<_VisualEffectSteps>,
  PositionObserver
{
  private let evaluation: VisualEffectEvaluation<Effect>

  init(
    _ makeEffect: @escaping VisualEffectEvaluation<Effect>.Closure, around content: LayoutElement,
    _ inputs: _NodeInputs
  ) {
    evaluation = VisualEffectEvaluation(makeEffect, inputs)
    super.init(_VisualEffectSteps(list: []), around: content, inputs)
    evaluation.element = self
  }

  /// Takes another closure for the effect, and runs it when the element is placed next.
  func setEffect(_ makeEffect: @escaping VisualEffectEvaluation<Effect>.Closure) {
    evaluation.setClosure(makeEffect)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    evaluation.update(for: self)
    super.placeContents(proposal)
  }

  func checkPosition() -> Bool { evaluation.checkPosition(of: self) }

  /// What does more than map the content makes one picture of it.
  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    if effect.isMap(for: size) {
      super.recordPictures(by: filter, into: recorder, through: transform, on: phase)
    } else {
      recordPicture(by: filter, into: recorder, through: transform, on: phase)
    }
  }

  override func detach() {
    super.detach()
    evaluation.cancel()
  }
}

/// The effect of one element: what it is made of, and how its changes are animated.
@MainActor
final class VisualEffectEvaluation<Effect: VisualEffect>: Evaluator, AnimationOwner {
  typealias Closure = @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope
  /// What the effect is applied to; set right after it is made. Weak: animations are let go of after their elements.
  weak var element: VisualEffectElement<Effect>?
  var environmentSlot: Int?
  private var makeEffect: Closure
  private var dependence = GeometryDependence()
  var evaluation = Evaluation()
  /// Nil before the element is placed.
  private var value: AnimatedValue<Effect>?
  private let comparison = ValueComparison<Effect>.shared

  init(_ makeEffect: @escaping Closure, _ inputs: _NodeInputs) {
    self.makeEffect = makeEffect
    graph = inputs.graph
    environment = inputs.environment
    transactions = inputs.transactions
  }

  // MARK: Evaluation

  func setClosure(_ newClosure: @escaping Closure) {
    makeEffect = newClosure
    setStale()
  }

  /// Makes the effect anew if the geometry that it was made of, or something else that it read, has changed.
  func update(for element: VisualEffectElement<Effect>) {
    guard !dependence.isUpToDate(with: element) else { return }
    let proxy = dependence.begin(with: element)
    graph.bodiesEvaluated += 1
    set(evaluate(in: environment) { _ in makeEffect(EmptyVisualEffect(), proxy) })
    dependence.observePosition(for: element)
  }

  private func set(_ effect: Effect) {
    if let value, comparison.areEqual(value.model, effect) { return }
    value = value?.changed(to: effect, for: self) ?? AnimatedValue(effect)
    show()
  }

  private func show() {
    if let value { element?.effect = value.shown._steps }
  }

  func checkPosition(of element: VisualEffectElement<Effect>) -> Bool {
    guard dependence.keepsObserving(element) else { return false }
    if !dependence.isUpToDate(with: element) { setStale() }
    return true
  }

  private func setStale() {
    dependence.setStale()
    element?.setMisplaced()
  }

  func sourceDidChange() { setStale() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setStale() }
  }

  /// Gives back what was registered; the element is gone.
  func cancel() { evaluation.cancel(for: self, in: environment) }

  // MARK: Animation

  var isAlive: Bool { element?.isAttached == true }

  func advanceAnimation(to date: Date) -> Bool {
    let isRunning = value?.advance(to: date, in: graph) == true
    if !isRunning { value?.endAnimation() }
    show()
    return isRunning
  }

  func quietTime(after date: Date) -> TimeInterval { value?.quietTime(after: date) ?? .infinity }

  func cancelAnimation() {
    value?.cancel(in: graph)
    value?.endAnimation()
  }
}
