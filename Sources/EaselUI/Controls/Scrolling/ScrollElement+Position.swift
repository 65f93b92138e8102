import Foundation

extension ScrollElement {
  // MARK: Position

  /// The greatest position along an axis.
  func range(_ axis: Axis) -> CGFloat {
    axes.contains(Axis.Set(axis)) ? max(contentSize[axis] + margins.sum(axis) - size[axis], 0) : 0
  }

  /// The shown position, without the distance by which the content is pulled beyond an end.
  func position(_ axis: Axis) -> CGFloat {
    motion[axis].pin.map { clamp($0 * range(axis), axis) } ?? clamp(motion[axis].animator.value, axis)
  }

  /// The position once all animations have ended.
  func target(_ axis: Axis) -> CGFloat {
    motion[axis].pin == nil ? clamp(motion[axis].target, axis) : position(axis)
  }

  func clamp(_ position: CGFloat, _ axis: Axis) -> CGFloat { min(max(position, 0), range(axis)) }

  /// The positions once all animations have ended.
  var targets: CGPoint { CGPoint(x: target(.horizontal), y: target(.vertical)) }

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
    guard let anchor = modifier.settings.anchors.sizeChanges?[axis], !motion[axis].animator.isRunning
    else { return }
    if position(axis) == clamp(anchor * range(axis), axis) { motion[axis].pin = anchor }
  }

  /// Shows the changed position in the next frame.
  func positionDidChange() {
    for axis in Axis.allCases where motion[axis].pin == nil { pinIfAtAnchor(axis) }
    setNeedsPlacement()
  }

  /// Moves the position together with the visible content, because the content before it is longer than it
  /// was estimated.
  func shift(by distance: CGFloat, along axis: Axis) {
    guard motion[axis].pin == nil else { return }
    motion.shift(by: distance, along: axis)
    drag?.position[axis] += distance
    drag?.target[axis] += distance
    setNeedsPlacement()
  }

  /// -1 for the horizontal axis of right-to-left layouts, where positions grow to the left; otherwise 1.
  func direction(_ axis: Axis) -> CGFloat {
    axis == .horizontal && environment.values.layoutDirection == .rightToLeft ? -1 : 1
  }

  // MARK: Wheel and keys

  /// Scrolls by a distance in points, to the right or down if it is positive. Returns whether the content can
  /// move.
  func scroll(
    by distance: CGFloat, along axis: Axis, in transaction: Transaction = Transaction(), at date: Date? = nil
  ) -> Bool {
    guard modifier.isEnabled, axes.contains(Axis.Set(axis)) else { return false }
    let position = restingPlace(after: distance * direction(axis), along: axis)
    guard move(to: position, along: axis, in: transaction, at: date) else { return false }
    userDidScroll()
    if transaction.animation != nil { phase = .interacting }
    return true
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

  func scrollToStart() -> Bool {
    guard Axis.allCases.map({ move(to: 0, along: $0) }).contains(true) else { return false }
    userDidScroll()
    return true
  }

  /// Scrolls to the end of the vertical axis, or else of the horizontal one, also if the content turns out to
  /// be longer than estimated.
  func scrollToEnd() -> Bool {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    guard move(to: range(axis), along: axis) else { return false }
    stayAtEnd(of: axis)
    userDidScroll()
    return true
  }

  /// Keeps the position at the end until the next frame.
  func stayAtEnd(of axis: Axis) {
    motion[axis].pin = 1
    indicators.flash()
  }

  /// Ends the pin of `scrollToEnd` after a frame.
  func unpin() {
    for axis in Axis.allCases
    where motion[axis].pin != nil && motion[axis].pin != modifier.settings.anchors.sizeChanges?[axis] {
      motion.stop(axis, at: target(axis))
      motion[axis].pin = nil
    }
  }

  /// Records that the position follows the user and no longer the program.
  func userDidScroll() { isMovedByUser = true }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
