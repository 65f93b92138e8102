import EaselDrawing

/// Applies a visual effect, computed from the geometry of a view, to the view.
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
  /// Applies a visual effect that may depend on the size and position of the view. The layout of the view and
  /// of its surroundings is not affected.
  ///
  /// Changes of the effect are animated with the current transaction.
  ///
  /// - Parameter effect: Adds effects to an empty one, given the view's geometry in points. It runs when the
  ///   view is placed, and again when a value that it read has changed.
  public func visualEffect(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(makeEffect: effect))
  }
}

/// The layout element of a view with a visual effect. The effect is computed when the element is placed.
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

  /// Replaces the closure that computes the effect. It runs when the element is next placed.
  func setEffect(_ makeEffect: @escaping VisualEffectEvaluation<Effect>.Closure) {
    evaluation.setClosure(makeEffect)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    evaluation.update(for: self)
    super.placeContents(proposal)
  }

  func checkPosition() -> Bool { evaluation.checkPosition(of: self) }

  /// An effect that is more than a transform draws the content as one layer.
  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    if effect.isMap(for: size) {
      super.recordLayers(by: filter, into: recorder, through: transform, on: phase)
    } else {
      recordLayer(by: filter, into: recorder, through: transform, on: phase)
    }
  }

  override func detach() {
    super.detach()
    evaluation.cancel()
  }
}

/// Computes the effect of one element, and animates its changes.
@MainActor
final class VisualEffectEvaluation<Effect: VisualEffect>: Evaluator, AnimationOwner {
  typealias Closure = @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  unowned let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope
  /// The element of the effect, set right after the initialization. Weak, because animations may outlive
  /// their elements.
  weak var element: VisualEffectElement<Effect>?
  var environmentSlot: Int?
  private var makeEffect: Closure
  private var dependence = GeometryDependencies()
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

  /// Computes the effect again if the geometry or another value that it read has changed.
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
    element?.setNeedsPlacement()
  }

  func sourceDidChange() { setStale() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setStale() }
  }

  /// Unregisters from all sources of values when the element is removed.
  func cancel() { evaluation.cancel(for: self, in: environment) }

  // MARK: Animation

  var isAlive: Bool { element?.isAttached == true }

  func advanceAnimation(to date: Date) -> Bool {
    let isRunning = value?.advance(to: date, in: graph) == true
    if !isRunning { value?.endAnimation() }
    show()
    return isRunning
  }

  func idleDuration(after date: Date) -> TimeInterval { value?.idleDuration(after: date) ?? .infinity }

  func cancelAnimation() {
    value?.cancel(in: graph)
    value?.endAnimation()
  }
}
