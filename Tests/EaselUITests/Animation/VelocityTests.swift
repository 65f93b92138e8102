import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// The velocity of values that change without animation, with which an animation continues.
@MainActor
struct VelocityTests {
  private let place = Handle<Int>()

  private struct Dragged: View {
    let x: Int

    var body: some View { Box(0, width: 10, height: 10).offset(x: CGFloat(x)) }
  }

  /// A box that moved by 10 points in each of five frames, 20 milliseconds apart.
  private func draggedStage(tracksVelocity: Bool) -> Stage<some View> {
    let stage = Stage(Identified(handle: place) { Dragged(x: $0) })
    stage.show(at: 0)
    for frame in 1...5 {
      withTransaction(\.tracksVelocity, tracksVelocity) { place.value = 10 * frame }
      stage.show(at: Double(frame) * 0.02)
    }
    return stage
  }

  @Test func aSpringContinuesWithTheVelocityOfTheChanges() {
    for tracksVelocity in [true, false] {
      let stage = draggedStage(tracksVelocity: tracksVelocity)
      let before = stage.frame(at: 0.1)!.minX
      withAnimation(.spring(duration: 1)) { place.value = 0 }
      stage.show(at: 0.1)
      let after = stage.frame(at: 0.11)!.minX
      // 500 points per second.
      #expect(tracksVelocity ? after > before + 4 : after < before)
      #expect(stage.frame(at: 5)?.minX == 45)
      #expect(stage.host.nextUpdate == nil)
    }
  }

  @Test func changesLongAgoDoNotCount() {
    let stage = draggedStage(tracksVelocity: true)
    let rest = stage.frame(at: 0.3)!.minX
    #expect(stage.host.nextUpdate == nil)
    withAnimation(.spring(duration: 1)) { place.value = 0 }
    stage.show(at: 0.3)
    #expect(stage.frame(at: 0.31)!.minX < rest)
  }

  @Test func animationsThatDoNotMergeStartAtRest() {
    let stage = draggedStage(tracksVelocity: true)
    let before = stage.frame(at: 0.1)!.minX
    withAnimation(.linear(duration: 1)) { place.value = 0 }
    stage.show(at: 0.1)
    #expect(abs(stage.frame(at: 0.35)!.minX - (before - 12.5)) < 1e-6)
  }

  /// A custom animation that asks its predecessor for the velocity.
  private struct Asking: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
      time < 1 ? context.state[SpeedKey<V>.self].scaled(by: time) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      context.state[SpeedKey<V>.self] = previous.velocity(value: value, time: time, context: context) ?? .zero
      return true
    }

    private enum SpeedKey<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: V { .zero }
    }
  }

  @Test func aCustomAnimationReceivesTheVelocity() {
    let stage = draggedStage(tracksVelocity: true)
    let before = stage.frame(at: 0.1)!.minX
    withAnimation(Animation(Asking())) { place.value = 0 }
    stage.show(at: 0.1)
    #expect(abs(stage.frame(at: 0.2)!.minX - (before + 50)) < 1e-6)
  }

  @Test func trackersForget() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var tracker = VelocityTracker<Double>()
    for step in 1...100 { tracker.add(Double(step), at: start + Double(step) / 1000) }
    #expect(abs(tracker.velocity(at: start + 0.1) - 1000) < 1e-6)
    #expect(tracker.velocity(at: start + 0.3) == 0 && !tracker.isCurrent(at: start + 0.3))
    var undated = VelocityTracker<Double>()
    #expect(undated.velocity(at: start) == 0 && !undated.isCurrent(at: start))
    undated.add(3, at: nil)
    undated.noteDate(start)
    undated.add(5, at: start)
    #expect(undated.velocity(at: start) == 0 && undated.isCurrent(at: start))
  }
}
