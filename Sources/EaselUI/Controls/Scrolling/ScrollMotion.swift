import Foundation

/// The position of a scroll view along one axis.
struct ScrollOffset {
  /// The distance in points from the start of the content to that of the view, once animations have ended. It
  /// may exceed the range after the content became smaller.
  var target: CGFloat = 0
  /// Moves the shown distance to the target.
  var animator = Animator<CGFloat>(at: 0)
  /// The fraction of the range, 0...1, at which the position stays when sizes change; `nil` for none.
  var pin: CGFloat?
}

/// The position of a scroll view along both axes, and the animations that change it.
@MainActor
final class ScrollMotion: AnimationOwner {
  private weak var element: ScrollElement?
  private var horizontal = ScrollOffset()
  private var vertical = ScrollOffset()
  private var isRegistered = false

  unowned let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope

  init(_ element: ScrollElement) {
    self.element = element
    (graph, environment, transactions) = (element.graph, element.environment, element.transactions)
  }

  subscript(axis: Axis) -> ScrollOffset {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Moves the target by a distance, and the shown position with it unless the transaction has an animation,
  /// which begins at `date`; `nil` stands for the date of the next frame.
  func move(by change: CGFloat, along axis: Axis, in transaction: Transaction, at date: Date?) {
    self[axis].target += change
    guard let animation = transaction.animation else { return stop(axis, at: self[axis].target) }
    // Animations are code of the program: no property is under exclusive access while one runs.
    var animator = self[axis].animator.take()
    animator.add(change, animation, transaction, environment: environment.values, at: date)
    self[axis].animator = animator
    guard !isRegistered else { return }
    isRegistered = true
    graph.add(animation: self)
  }

  /// Ends the animations along an axis at a position.
  func stop(_ axis: Axis, at position: CGFloat) {
    var animator = self[axis].animator.take()
    animator.cancel()
    self[axis].target = position
    self[axis].animator = Animator(at: position)
    graph.perform(animator.takeActions())
  }

  /// Moves the position and the target together, because the content before them has another length.
  func shift(by distance: CGFloat, along axis: Axis) {
    self[axis].target += distance
    self[axis].animator.shift(by: distance)
  }

  // MARK: Animation

  var isAlive: Bool { element?.isAttached == true }

  func advanceAnimation(to date: Date) -> Bool {
    isRegistered = Axis.allCases.map { advance($0, to: date) }.contains(true)
    element?.positionDidChange()
    return isRegistered
  }

  private func advance(_ axis: Axis, to date: Date) -> Bool {
    guard self[axis].animator.isRunning else { return false }
    var animator = self[axis].animator.take()
    let isRunning = animator.advance(to: date)
    graph.perform(animator.takeActions())
    self[axis].animator = isRunning ? animator : Animator(at: self[axis].target)
    return isRunning
  }

  func idleDuration(after date: Date) -> TimeInterval {
    Axis.allCases.map { self[$0].animator }.filter(\.isRunning).map { $0.idleDuration(after: date) }.min()
      ?? .infinity
  }

  func cancelAnimation() {
    for axis in Axis.allCases { stop(axis, at: self[axis].target) }
    isRegistered = false
  }
}

/// The motion of content after the release of a fast drag: its velocity decreases exponentially.
struct FlingAnimation: CustomAnimation {
  /// The distance in points until the content rests, if it does not reach an end.
  let distance: Double
  /// The distance divided by the one that is left until the end of the content; at least 1 stops there.
  let overshoot: Double

  /// Seconds after which the velocity has decreased to 1/e.
  static let timeConstant = 0.5

  /// The content rests when less than this number of points is left.
  private static let remainder = 0.5

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let left = exp(-time / FlingAnimation.timeConstant)
    let progress = (1 - left) * overshoot
    return progress < 1 && abs(distance) * left > FlingAnimation.remainder
      ? value.scaled(by: progress) : nil
  }
}
