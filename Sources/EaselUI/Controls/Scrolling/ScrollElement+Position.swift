import Foundation

extension ScrollElement {
  // MARK: Position

  /// The greatest position along an axis.
  func range(_ axis: Axis) -> CGFloat {
    axes.contains(Axis.Set(axis)) ? max(contentSize[axis] - size[axis], 0) : 0
  }

  /// The shown position.
  func position(_ axis: Axis) -> CGFloat {
    motion[axis].pin.map { clamp($0 * range(axis), axis) } ?? clamp(motion[axis].animator.value, axis)
  }

  /// The position once all animations have ended.
  func target(_ axis: Axis) -> CGFloat {
    motion[axis].pin == nil ? clamp(motion[axis].target, axis) : position(axis)
  }

  private func clamp(_ position: CGFloat, _ axis: Axis) -> CGFloat { min(max(position, 0), range(axis)) }

  /// Moves to the allowed position nearest to one, in a transaction whose animations begin at `date`; `nil`
  /// stands for the date of the next frame. Returns whether the target has changed.
  @discardableResult
  func move(
    to position: CGFloat, along axis: Axis, in transaction: Transaction = Transaction(), at date: Date? = nil
  ) -> Bool {
    guard position.isFinite else { return false }
    let (old, new) = (target(axis), clamp(position, axis))
    if motion[axis].pin != nil || motion[axis].target != old {
      motion[axis].pin = nil
      motion.stop(axis, at: old)
    }
    guard new != old else { return false }
    motion.move(by: new - old, along: axis, in: transaction, at: date)
    pinIfAtAnchor(axis)
    positionDidChange()
    return true
  }

  /// Keeps the content at the default anchor when sizes change. An animation first has to reach it.
  private func pinIfAtAnchor(_ axis: Axis) {
    guard let anchor = modifier.anchor?[axis], !motion[axis].animator.isRunning else { return }
    if position(axis) == clamp(anchor * range(axis), axis) { motion[axis].pin = anchor }
  }

  /// Shows the changed position in the next frame.
  func positionDidChange() {
    for axis in Axis.allCases where motion[axis].pin == nil { pinIfAtAnchor(axis) }
    environment.values.navigationPage?.noteScroll(of: self)
    setNeedsPlacement()
  }

  /// Moves the position together with the visible content, because the content before it is longer than it
  /// was estimated.
  func shift(by distance: CGFloat, along axis: Axis) {
    guard motion[axis].pin == nil else { return }
    motion.shift(by: distance, along: axis)
    drag?.position[axis] += distance
    setNeedsPlacement()
  }

  // MARK: Input

  /// -1 for the horizontal axis of right-to-left layouts, where positions grow to the left; otherwise 1.
  func direction(_ axis: Axis) -> CGFloat {
    axis == .horizontal && environment.values.layoutDirection == .rightToLeft ? -1 : 1
  }

  /// Scrolls by a distance in points, to the right or down if it is positive. Returns whether the content can
  /// move.
  func scroll(
    by distance: CGFloat, along axis: Axis, in transaction: Transaction = Transaction(), at date: Date? = nil
  ) -> Bool {
    modifier.isEnabled && axes.contains(Axis.Set(axis))
      && move(to: target(axis) + distance * direction(axis), along: axis, in: transaction, at: date)
  }

  /// Scrolls by notches of the wheel. Returns whether the content can move.
  func scroll(byNotches notches: CGFloat, along axis: Axis, at date: Date) -> Bool {
    scroll(
      by: notches * ScrollElement.notch, along: axis,
      in: Transaction(animation: .easeOut(duration: ScrollElement.wheelDuration)), at: date)
  }

  /// Points of a notch of the wheel.
  static var notch: CGFloat { 40 }
  /// Seconds in which the content follows a notch of the wheel.
  private static var wheelDuration: TimeInterval { 0.12 }

  func scrollToStart() -> Bool { Axis.allCases.map { move(to: 0, along: $0) }.contains(true) }

  /// Scrolls to the end of the vertical axis, or else of the horizontal one, also if the content turns out to
  /// be longer than estimated.
  func scrollToEnd() -> Bool {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    guard move(to: range(axis), along: axis) else { return false }
    motion[axis].pin = 1
    indicators.flash()
    return true
  }

  /// Ends the pin of `scrollToEnd` after a frame.
  func unpin() {
    for axis in Axis.allCases where motion[axis].pin != nil && motion[axis].pin != modifier.anchor?[axis] {
      motion.stop(axis, at: target(axis))
      motion[axis].pin = nil
    }
  }

  /// Moves the content with the pointer.
  func drag(_ value: DragGesture.Value) {
    guard modifier.isEnabled else { return }
    if drag?.location != value.startLocation { beginDrag(at: value.startLocation) }
    guard let start = drag?.position else { return }
    for axis in Axis.allCases {
      move(to: start[axis] - value.translation[axis] * direction(axis), along: axis)
    }
  }

  /// Ends the animations where they are, and begins a drag.
  func beginDrag(at location: CGPoint) {
    for axis in Axis.allCases { move(to: position(axis), along: axis) }
    drag = ScrollDrag(location: location, position: CGPoint(x: position(.horizontal), y: position(.vertical)))
  }

  /// Moves along an axis to a distance from the position at the start of the drag.
  func drag(_ axis: Axis, by distance: CGFloat) {
    if let drag { move(to: drag.position[axis] + distance, along: axis) }
  }

  /// Ends a drag without a further motion.
  func endDrag() { drag = nil }

  /// Continues the motion of a fast drag after the release.
  func endDrag(_ value: DragGesture.Value) {
    guard drag != nil else { return }
    drag = nil
    for axis in Axis.allCases { fling(-value.velocity[axis] * direction(axis), along: axis, at: value.time) }
  }

  /// Slower drags end with the release; in points per second.
  private static var leastFling: CGFloat { 50 }

  private func fling(_ velocity: CGFloat, along axis: Axis, at date: Date) {
    guard abs(velocity) >= ScrollElement.leastFling else { return }
    let distance = velocity * FlingAnimation.timeConstant
    let room = clamp(target(axis) + distance, axis) - target(axis)
    guard room != 0 else { return }
    let animation = Animation(FlingAnimation(distance: distance, overshoot: distance / room))
    move(to: target(axis) + room, along: axis, in: Transaction(animation: animation), at: date)
  }
}

/// A drag of the content.
struct ScrollDrag {
  /// The location of the press.
  let location: CGPoint
  /// The positions of the scroll view at the press.
  var position: CGPoint
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
