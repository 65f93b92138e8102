import SwiftUI

// Animators by phases and keyframes, and the newer parts of animations, as programs write them. Each picture differs
// from the other one some time after the first frame.

private enum Step: CaseIterable {
  case small, large
}

private struct Pose {
  var x = 0.0
  var scale = 1.0
}

private struct Triggered<Animated: View>: View {
  @State private var trigger = 0
  let animated: (Int) -> Animated

  var body: some View { animated(trigger).onAppear { trigger += 1 } }
}

@MainActor private var dot: some View { Color.red.frame(width: 10, height: 10) }

@MainActor func animatorPairs() -> [DeclarationPair] {
  [
    DeclarationPair(
      "phaseAnimator",
      dot.phaseAnimator(Step.allCases) { view, step in
        view.offset(x: step == .large ? 20 : 0)
      } animation: { _ in
        .linear(duration: 0.5)
      }, unlike: dot),
    DeclarationPair(
      "phaseAnimator trigger",
      Triggered { trigger in
        dot.phaseAnimator([0.0, 15.0], trigger: trigger) { view, x in
          view.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
      }, unlike: dot),
    DeclarationPair(
      "PhaseAnimator",
      PhaseAnimator([0.0, 20.0]) {
        dot.offset(x: $0)
      } animation: { _ in
        .linear(duration: 1)
      },
      unlike: dot),
    DeclarationPair(
      "PhaseAnimator trigger",
      Triggered { trigger in
        PhaseAnimator([0.0, 15.0], trigger: trigger) {
          dot.offset(x: $0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }, unlike: dot),
    DeclarationPair(
      "keyframeAnimator",
      dot.keyframeAnimator(initialValue: Pose(), repeating: true) { view, pose in
        view.scaleEffect(pose.scale).offset(x: pose.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          MoveKeyframe(2)
          LinearKeyframe(20, duration: 1, timingCurve: .easeIn)
        }
        KeyframeTrack(\.scale) {
          SpringKeyframe(2, duration: 0.5, spring: .bouncy)
          CubicKeyframe(1, duration: 0.5)
        }
      }, unlike: dot),
    DeclarationPair(
      "keyframeAnimator trigger",
      Triggered { trigger in
        dot.keyframeAnimator(initialValue: Pose(), trigger: trigger) { view, pose in
          view.offset(x: pose.x)
        } keyframes: { _ in
          KeyframeTrack(\.x) { LinearKeyframe(20, duration: 1) }
        }
      }, unlike: dot),
    DeclarationPair(
      "KeyframeAnimator",
      KeyframeAnimator(initialValue: 0.0, repeating: true) { x in
        dot.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
      }, unlike: dot),
    DeclarationPair("completion", Completing(criteria: .logicallyComplete), unlike: Color.red),
    DeclarationPair("removed", Completing(criteria: .removed), unlike: Color.red),
    DeclarationPair("transaction completion", Completing(criteria: nil), unlike: Color.red),
    DeclarationPair("disablesAnimations", Moved(disables: true), unlike: Moved(disables: false)),
    DeclarationPair("transaction key", Stepping(), unlike: dot),
    DeclarationPair("state of animations", Remembering(), unlike: dot),
  ]
}

/// A color that becomes green when an animation is complete.
private struct Completing: View {
  let criteria: AnimationCompletionCriteria?
  @State private var isDone = false
  @State private var x = 0.0

  var body: some View {
    (isDone ? Color.green : Color.red).offset(x: x).onAppear {
      if let criteria {
        withAnimation(.linear(duration: 0.1), completionCriteria: criteria) {
          x = 1
        } completion: {
          isDone = true
        }
      } else {
        var transaction = Transaction(animation: .linear(duration: 0.1))
        transaction.addAnimationCompletion(criteria: .logicallyComplete) { isDone = true }
        withTransaction(transaction) { x = 1 }
      }
    }
  }
}

private struct Moved: View {
  let disables: Bool
  @State private var x = 0.0

  var body: some View {
    dot.offset(x: x).onAppear {
      var transaction = Transaction()
      transaction.disablesAnimations = disables
      withTransaction(transaction) { x = 20 }
    }
    .animation(.linear(duration: 1), value: x)
  }
}

private struct StepKey: TransactionKey {
  static let defaultValue = 0.0
}

extension Transaction {
  fileprivate var step: Double {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

/// A distance that is taken from the transaction of a change.
private struct Stepping: View {
  @State private var x = 0.0
  @State private var isMoved = false

  var body: some View {
    dot.offset(x: isMoved ? 20 : 0)
      .transaction { if $0.step > 0 { $0.animation = .linear(duration: $0.step) } }
      .onAppear {
        withTransaction(\.step, 10) { isMoved = true }
      }
  }
}

private struct Distance<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Double { 0 }
}

private struct Counting: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Distance<V>.self] += 1
    let state: AnimationState<V> = context.state
    let isStill = context.environment.accessibilityReduceMotion
    return isStill || time > 5 ? nil : value.scaled(by: state[Distance<V>.self] / 10)
  }
}

private struct Remembering: View {
  @State private var x = 0.0

  var body: some View {
    dot.offset(x: x).onAppear { withAnimation(Animation(Counting())) { x = 20 } }
  }
}

@MainActor func groupedGeometry() -> some View { dot.geometryGroup().padding() }
