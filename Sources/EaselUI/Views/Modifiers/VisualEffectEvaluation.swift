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
