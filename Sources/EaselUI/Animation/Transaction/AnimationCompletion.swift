/// Counts the animations of one change and runs an action when the last of them is complete.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  /// True once a graph has taken the change on, and will tell when all its animations have begun.
  var isAdopted = false
  /// True once all animations that the change causes have begun.
  private var isSealed = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func animationBegan() { running += 1 }

  /// Notes that an animation is complete; gives the action if it was the last one.
  func animationCompleted() -> (() -> Void)? {
    running -= 1
    return takeActionIfComplete()
  }

  /// Notes that no more animations will begin; gives the action if there were none, or all are complete.
  func seal() -> (() -> Void)? {
    isSealed = true
    return takeActionIfComplete()
  }

  private func takeActionIfComplete() -> (() -> Void)? {
    guard isSealed, running == 0 else { return nil }
    defer { action = nil }
    return action
  }
}
