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
  /// How far the content is pulled beyond an end.
  var excess = ScrollExcess.none
}

/// The position of a scroll view along both axes, and the animations that change it.
@MainActor
final class ScrollMotion: AnimationOwner {
  private weak var element: ScrollElement?
  private var horizontal = ScrollOffset()
  private var vertical = ScrollOffset()
  private var isRegistered = false

  let graph: ViewGraph
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
    register()
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

  // MARK: Excess

  /// Keeps the content where it is beyond an end.
  func hold(_ axis: Axis) {
    let value = self[axis].excess.value
    self[axis].excess = value == 0 ? .none : .held(value)
  }

  /// Lets the content return from beyond an end. The return begins at a date; `nil` stands for that of the next frame.
  func release(_ axis: Axis, velocity: CGFloat, to rest: CGFloat = 0, at date: Date?) {
    let value = self[axis].excess.value
    guard value != 0 else { return }
    let inward = value * velocity < 0 ? velocity : 0
    self[axis].excess = .returning(
      ScrollReturn(distance: value, velocity: inward, rest: rest, start: date), value: value)
    register()
  }

  /// Lets the content move beyond an end with a velocity that it has at a date, and return.
  func bounce(_ axis: Axis, velocity: CGFloat, at date: Date) {
    self[axis].excess = .returning(ScrollReturn(distance: 0, velocity: velocity, start: date), value: 0)
    register()
  }

  private func register() {
    guard !isRegistered else { return }
    isRegistered = true
    graph.add(animation: self)
    graph.setStale()
  }

  /// Whether an animation runs.
  var isMoving: Bool {
    Axis.allCases.contains { self[$0].animator.isRunning || self[$0].excess.isReturning }
  }

  // MARK: Animation

  var isAlive: Bool { element?.isAttached == true }

  func advanceAnimation(to date: Date) -> Bool {
    isRegistered = Axis.allCases.map { advance($0, to: date) }.contains(true)
    element?.positionDidChange()
    if !isRegistered, element?.drag == nil { element?.phase = .idle }
    return isRegistered
  }

  private func advance(_ axis: Axis, to date: Date) -> Bool {
    self[axis].excess.advance(to: date)
    guard self[axis].animator.isRunning else { return self[axis].excess.isReturning }
    var animator = self[axis].animator.take()
    let isRunning = animator.advance(to: date)
    graph.perform(animator.takeActions())
    self[axis].animator = isRunning ? animator : Animator(at: self[axis].target)
    return isRunning || self[axis].excess.isReturning
  }

  func idleDuration(after date: Date) -> TimeInterval {
    if Axis.allCases.contains(where: { self[$0].excess.isReturning }) { return 0 }
    return Axis.allCases.map { self[$0].animator }.filter(\.isRunning).map { $0.idleDuration(after: date) }
      .min()
      ?? .infinity
  }

  func cancelAnimation() {
    for axis in Axis.allCases {
      stop(axis, at: self[axis].target)
      self[axis].excess = .none
    }
    isRegistered = false
  }
}
