import Foundation

/// A drag of the content.
struct ScrollDrag {
  /// The positions of the scroll view at the press, as if the content were not held back beyond its ends.
  var position: CGPoint
  /// The positions where the scroll view would have come to rest at the press.
  var target: CGPoint
}

extension ScrollElement {
  // MARK: Drags

  /// Whether the content can move along an axis.
  func canMove(_ axis: Axis) -> Bool {
    axes.contains(Axis.Set(axis)) && (range(axis) > 0 || modifier.bouncingAxes.contains(Axis.Set(axis)))
  }

  /// Ends the animations where they are, and begins a drag.
  func beginDrag() {
    let target = targets
    for axis in Axis.allCases {
      move(to: position(axis), along: axis)
      motion.hold(axis)
    }
    func place(_ axis: Axis) -> CGFloat {
      position(axis) + ScrollExcess.pull(of: motion[axis].excess.value, length: size[axis])
    }
    drag = ScrollDrag(position: CGPoint(x: place(.horizontal), y: place(.vertical)), target: target)
    phase = .interacting
    if environment.values.scrollDismissesKeyboardMode.dismisses, graph.textInput != nil {
      graph.keys.focus(nil)
    }
  }

  /// Moves the content with the pointer, which has moved by a distance since the press.
  func drag(by translation: CGSize) {
    for axis in Axis.allCases { drag(axis, by: 0 - translation[axis] * direction(axis), bounces: true) }
  }

  /// Moves along an axis to a distance from the position at the start of the drag.
  func drag(_ axis: Axis, by distance: CGFloat, bounces: Bool = false) {
    guard let start = drag?.position[axis], canMove(axis) else { return }
    let place = start + distance
    if move(to: place, along: axis) { userDidScroll() }
    guard bounces, place.isFinite else { return }
    setExcess(ScrollExcess.distance(of: place - clamp(place, axis), length: size[axis]), axis)
  }

  private func setExcess(_ excess: CGFloat, _ axis: Axis) {
    guard motion[axis].excess != .held(excess) else { return }
    motion[axis].excess = .held(excess)
    if axis == .vertical { refresh.pullDidChange() }
    userDidScroll()
    setNeedsPlacement()
  }

  /// Ends a drag without a further motion.
  func endDrag() {
    drag = nil
    for axis in Axis.allCases { motion.release(axis, velocity: 0, to: refresh.gap(axis), at: nil) }
    if !motion.isMoving { phase = .idle }
  }

  /// Continues the motion of a fast drag after the release.
  ///
  /// - Parameter velocity: The velocity of the pointer in points per second.
  func endDrag(velocity: CGSize, at date: Date) {
    guard let start = drag?.target else { return }
    drag = nil
    var change = CGSize.zero
    for axis in Axis.allCases where abs(velocity[axis]) >= ScrollElement.leastFling && canMove(axis) {
      change[axis] = 0 - velocity[axis] * direction(axis)
    }
    refresh.pullDidEnd()
    self.velocity = CGVector(dx: change.width, dy: change.height)
    let place = restingPlaces(from: start, velocity: change)
    for axis in Axis.allCases {
      if motion[axis].excess.value != 0 {
        motion.release(axis, velocity: change[axis], to: refresh.gap(axis), at: date)
      } else if modifier.settings.behavior == nil {
        fling(change[axis], along: axis, at: date)
      }
      if modifier.settings.behavior != nil {
        settle(at: place[axis], along: axis, velocity: change[axis], at: date)
      }
    }
    phase = motion.isMoving ? .decelerating : .idle
  }

  /// Slower drags end with the release; in points per second.
  private static var leastFling: CGFloat { 50 }

  private func fling(_ velocity: CGFloat, along axis: Axis, at date: Date) {
    let distance = velocity * FlingAnimation.timeConstant
    let room = clamp(target(axis) + distance, axis) - target(axis)
    guard distance != 0 else { return }
    let overshoot = room == 0 ? .infinity : distance / room
    if room != 0 {
      let animation = Animation(FlingAnimation(distance: distance, overshoot: overshoot))
      move(to: target(axis) + room, along: axis, in: Transaction(animation: animation), at: date)
    }
    // The content arrives at the end with the velocity that is left then.
    guard overshoot > 1 else { return }
    let left = 1 - 1 / overshoot
    motion.bounce(
      axis, velocity: velocity * left, at: date - FlingAnimation.timeConstant * log(left))
  }

  private func settle(at place: CGFloat, along axis: Axis, velocity: CGFloat, at date: Date) {
    let distance = clamp(place, axis) - target(axis)
    guard distance != 0 else { return }
    let animation = Animation(SettlingAnimation(velocity: velocity / distance))
    move(to: place, along: axis, in: Transaction(animation: animation), at: date)
  }
}
