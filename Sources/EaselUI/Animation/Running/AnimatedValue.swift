/// A value of a node together with the running animation of its changes, if there is one.
///
/// A value that does not animate has no overhead. Functions that run user code, such as `animatableData`, are
/// not `mutating`: the property that holds the animated value must not be under exclusive access meanwhile.
@MainActor
struct AnimatedValue<Value> {
  // Before the value, so that its place does not depend on the type, which would have to be looked up at run time.
  /// The running animation; `nil` if there is none.
  private(set) var animation: ValueAnimation<Value>?
  /// The value set last.
  private(set) var model: Value

  init(_ value: Value) { model = value }

  /// The value at the current date.
  var shown: Value {
    // Without `??`, which would look up the type of an optional value at run time.
    if let animation { return animation.shown }
    return model
  }

  var isAnimating: Bool { animation != nil }

  /// The value at which the animation started; `nil` if nothing animates or the value changed again during
  /// the animation.
  var start: Value? { animation?.start }

  /// Returns the value after a change, which animates if the transaction has an animation.
  ///
  /// The transaction comes from the owner unless another scope is given.
  func changed(
    to value: Value, for owner: some AnimationOwner, in scope: TransactionScope? = nil
  ) -> AnimatedValue {
    var changed = AnimatedValue(value)
    let transaction = (scope ?? owner.transactions).current
    guard animation != nil || transaction.startsMotion else { return changed }
    if let selective = model as? any SelectivelyAnimatable, !selective.animates(toAny: value) {
      cancel(in: owner.graph)
      return changed
    }
    changed.animation = animation ?? makeAnimation(to: value, for: owner)
    changed.animation?.change(
      to: value, in: transaction, environment: owner.environment.values, at: owner.graph.startDate)
    return changed
  }

  private func makeAnimation(to value: Value, for owner: some AnimationOwner) -> ValueAnimation<Value>? {
    let animation = makeValueAnimation(from: model, to: value, in: owner.environment.values)
    if animation != nil { owner.graph.add(animation: owner) }
    return animation
  }

  /// Advances the animation to a date. Returns `false` when the value is at rest; `endAnimation` can then
  /// remove the animation.
  func advance(to date: Date, in graph: ViewGraph) -> Bool {
    animation?.advance(to: date, in: graph) ?? false
  }

  /// Completes the animation because the view is removed. Call `endAnimation` afterwards.
  func cancel(in graph: ViewGraph) { animation?.cancel(in: graph) }

  /// Removes the animation and shows the model value.
  mutating func endAnimation() { animation = nil }

  func idleDuration(after date: Date) -> TimeInterval { animation?.idleDuration(after: date) ?? .infinity }
}

/// A value with some changes that cannot be animated.
protocol SelectivelyAnimatable {
  /// Whether there are values between this one and `other`.
  func animates(to other: Self) -> Bool
}

extension SelectivelyAnimatable {
  fileprivate func animates(toAny other: Any) -> Bool { (other as? Self).map { animates(to: $0) } ?? false }
}

/// A node or element with animated values.
@MainActor
protocol AnimationOwner: AnyObject {
  var graph: ViewGraph { get }
  var environment: EnvironmentScope { get }
  var transactions: TransactionScope { get }
  /// Whether the view still exists.
  var isAlive: Bool { get }

  /// Advances the animations to a date and invalidates what changed. Returns `false` when no animation is
  /// running.
  func advanceAnimation(to date: Date) -> Bool

  /// Seconds after a date during which nothing changes.
  func idleDuration(after date: Date) -> TimeInterval

  /// Ends the animations because the view is removed.
  func cancelAnimation()
}

/// A node or element with a single animated value.
@MainActor
protocol AnimatedValueOwner: AnimationOwner {
  associatedtype Animated
  var animated: AnimatedValue<Animated> { get set }
  /// The animation of the value; `nil` if there is none.
  var runningAnimation: RunningAnimation? { get }

  /// Invalidates what depends on the value after a step of the animation.
  func animatedValueDidChange()
}

extension AnimatedValueOwner {
  var runningAnimation: RunningAnimation? { animated.animation }

  func advanceAnimation(to date: Date) -> Bool {
    let isRunning = runningAnimation?.advance(to: date, in: graph) ?? false
    if !isRunning { animated.endAnimation() }
    animatedValueDidChange()
    return isRunning
  }

  func idleDuration(after date: Date) -> TimeInterval { animated.idleDuration(after: date) }

  func cancelAnimation() {
    animated.cancel(in: graph)
    animated.endAnimation()
  }
}

/// The animation of a value of any type.
@MainActor
class RunningAnimation {
  /// Advances the animation to a date. Returns `false` when the value is at rest; `AnimatedValue.endAnimation` can then
  /// remove the animation.
  func advance(to date: Date, in graph: ViewGraph) -> Bool { false }

  /// Seconds after a date during which nothing changes.
  func idleDuration(after date: Date) -> TimeInterval { 0 }

  /// Completes the animation because the view is removed.
  func cancel(in graph: ViewGraph) {}
}

/// The animation of a value. Subclasses define it for a type of vector.
class ValueAnimation<Value>: RunningAnimation {
  /// The value at the start; `nil` after a change during the animation.
  fileprivate(set) var start: Value?

  /// The value at the current date.
  var shown: Value { fatalError("an animation without a value") }

  func change(to value: Value, in transaction: Transaction, environment: EnvironmentValues, at date: Date?) {}
}

/// The animation of a value by interpolating a vector.
final class VectorAnimation<Value, Vector: VectorArithmetic>: ValueAnimation<Value> {
  /// Conversion between a value and its vector.
  struct Access {
    let get: @MainActor (Value, EnvironmentValues) -> Vector
    let set: @MainActor (inout Value, Vector, EnvironmentValues) -> Void
  }

  private let access: Access
  private var model: Value
  private var modelVector: Vector
  private let motion: VectorMotion<Vector>
  private var environment: EnvironmentValues

  init(_ value: Value, _ vector: Vector, _ access: Access, environment: EnvironmentValues) {
    self.access = access
    self.environment = environment
    model = value
    modelVector = vector
    motion = VectorMotion(at: vector)
    super.init()
    start = value
  }

  override var shown: Value {
    var value = model
    access.set(&value, motion.value, environment)
    return value
  }

  override func change(
    to value: Value, in transaction: Transaction, environment: EnvironmentValues, at date: Date?
  ) {
    self.environment = environment
    let vector = access.get(value, environment)
    let change = vector - modelVector
    let isSame = vector == modelVector
    (model, modelVector) = (value, vector)
    guard !isSame else { return }
    if motion.isRunning || transaction.tracksVelocity { start = nil }
    motion.change(by: change, in: transaction, environment: environment, at: date)
  }

  override func advance(to date: Date, in graph: ViewGraph) -> Bool {
    let (isRunning, actions) = motion.advance(to: date)
    graph.perform(actions)
    return isRunning
  }

  override func idleDuration(after date: Date) -> TimeInterval { motion.idleDuration(after: date) }

  override func cancel(in graph: ViewGraph) { graph.perform(motion.cancel()) }
}

/// The animator of a vector. It does not depend on the type of the animated value, so that each frame of common vectors
/// runs specialized code: lookups of generic types took a fifth of the time of 5,000 animated offsets.
@MainActor
private final class VectorMotion<Vector: VectorArithmetic> {
  /// Moved out while it runs code of vectors and animations, which may be user code.
  private var animator: Animator<Vector>

  init(at vector: Vector) { animator = Animator(at: vector) }

  var value: Vector {
    @specialized(where Vector == CGFloat)
    @specialized(where Vector == Double)
    @specialized(where Vector == AnimatablePair<CGFloat, CGFloat>)
    get { animator.value }
  }
  var isRunning: Bool { animator.isRunning }

  func change(
    by change: Vector, in transaction: Transaction, environment: EnvironmentValues, at date: Date?
  ) {
    var animator = self.animator.take()
    if let animation = transaction.animation {
      animator.add(change, animation, transaction, environment: environment, at: date)
    } else if transaction.tracksVelocity {
      animator.track(change, at: date)
    } else {
      animator.shift(by: change)
    }
    self.animator = animator
  }

  /// Advances to a date. Returns whether an animation is running, and the actions of those that have ended.
  @specialized(where Vector == CGFloat)
  @specialized(where Vector == Double)
  @specialized(where Vector == AnimatablePair<CGFloat, CGFloat>)
  func advance(to date: Date) -> (isRunning: Bool, actions: [() -> Void]) {
    var animator = self.animator.take()
    let isRunning = animator.advance(to: date)
    let actions = animator.takeActions()
    self.animator = animator
    return (isRunning, actions)
  }

  func idleDuration(after date: Date) -> TimeInterval { animator.idleDuration(after: date) }

  /// Ends all animations, and returns their actions.
  func cancel() -> [() -> Void] {
    animator.cancel()
    return animator.takeActions()
  }
}

/// Returns an animation from one value to another; `nil` if the values cannot be interpolated or have equal
/// vectors.
@MainActor
private func makeValueAnimation<Value>(
  from old: Value, to new: Value, in environment: EnvironmentValues
) -> ValueAnimation<Value>? {
  if let old = old as? any GraphAnimatable {
    return makeGraphAnimation(from: old, to: new, in: environment)
  }
  guard let old = old as? any Animatable else { return nil }
  return makeAnimatableAnimation(from: old, to: new, in: environment)
}

@MainActor
private func makeGraphAnimation<Value, Model: GraphAnimatable>(
  from old: Model, to new: Value, in environment: EnvironmentValues
) -> ValueAnimation<Value>? {
  guard let new = new as? Model else { return nil }
  let vector = old.vector(in: environment)
  guard vector != new.vector(in: environment) else { return nil }
  let access = VectorAnimation<Model, Model.Vector>.Access(
    get: { model, environment in model.vector(in: environment) },
    set: { model, vector, environment in
      model.setVector(vector, in: environment)
    })
  return VectorAnimation(old, vector, access, environment: environment) as? ValueAnimation<Value>
}

@MainActor
private func makeAnimatableAnimation<Value, Model: Animatable>(
  from old: Model, to new: Value, in environment: EnvironmentValues
) -> ValueAnimation<Value>? {
  guard let new = new as? Model, Model.AnimatableData.self != EmptyAnimatableData.self else { return nil }
  let vector = old.animatableData
  guard vector != new.animatableData else { return nil }
  let access = VectorAnimation<Model, Model.AnimatableData>.Access(
    get: { model, _ in model.animatableData }, set: { model, vector, _ in model.animatableData = vector })
  return VectorAnimation(old, vector, access, environment: environment) as? ValueAnimation<Value>
}
