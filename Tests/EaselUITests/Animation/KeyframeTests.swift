import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Keyframe and phase animators.
@MainActor
struct KeyframeTests {
  private struct Values {
    var x = 0.0
    var angle = Angle.zero
  }

  private let timeline = KeyframeTimeline(initialValue: Values()) {
    KeyframeTrack(\.x) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(20)
      CubicKeyframe(40, duration: 1)
      SpringKeyframe(0, duration: 2, spring: .smooth)
    }
    KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5, timingCurve: .easeIn) }
  }

  @Test("Tracks run in parallel, each through its own keyframes")
  func tracks() {
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.25).x == 2.5)
    #expect(abs(timeline.value(time: 0.25).angle.degrees - 90 * UnitCurve.easeIn.value(at: 0.5)) < 1e-9)
    #expect(timeline.value(time: 3).angle == .degrees(90))
    #expect(timeline.value(time: 1).x == 20)
    let spring = 40 - Spring.smooth.value(target: 40.0, time: 0.3)
    let start = (0.0 - 20) / 3
    let expected = spring + Spring.smooth.value(target: 0, initialVelocity: start, time: 0.3)
    #expect(abs(timeline.value(time: 2.3).x - expected) < 1e-9)
    #expect(timeline.value(progress: 1).x == 0)
  }

  @Test("Cubic keyframes connect without a jump of velocity")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack(\.self) {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(0, duration: 0.5)
        CubicKeyframe(30, duration: 1)
      }
    }
    for time in [1.0, 1.5] {
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-5)) / 1e-5
      let after = (timeline.value(time: time + 1e-5) - timeline.value(time: time)) / 1e-5
      #expect(abs(before - after) < 1e-2)
    }
    #expect(timeline.value(time: 1) == 10)
    #expect(timeline.value(time: 1.5) == 0)
  }

  @Test("Keyframes of the whole value follow each other, also in conditions and loops")
  func sequences() {
    let (isLong, isMoved) = (true, false)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
      for step in 1...2 { LinearKeyframe(Double(step) * 10, duration: 1) }
      if isLong { LinearKeyframe(30, duration: 1) } else { MoveKeyframe(0) }
      if isMoved { MoveKeyframe(5) } else { LinearKeyframe(40, duration: 1) }
    }
    #expect(timeline.duration == 6)
    #expect([0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map { timeline.value(time: $0) } == [5, 5, 5, 15, 25, 35])
  }

  @Test("A run that a trigger starts begins at the value that is shown")
  func retrigger() {
    struct Climber: View {
      let climbs: Int

      var body: some View {
        Box(0, width: 10, height: 10)
          .keyframeAnimator(initialValue: 0.0, trigger: climbs) { content, y in
            content.offset(y: y)
          } keyframes: { start in
            LinearKeyframe(start - 10, duration: 1)
          }
      }
    }
    let climbs = Handle<Int>()
    let stage = Stage(Identified(handle: climbs) { Climber(climbs: $0) })
    stage.show(at: 0)
    climbs.value = 1
    stage.show(at: 1)
    #expect(stage.frame(at: 1.5)?.minY == 40 && stage.frame(at: 3)?.minY == 35)
    climbs.value = 2
    stage.show(at: 4)
    #expect(stage.frame(at: 4.5)?.minY == 30)
    climbs.value = 3
    stage.show(at: 4.5)
    #expect(stage.frame(at: 5)?.minY == 25 && stage.frame(at: 9)?.minY == 20)
    stage.show(at: 9.1)
    #expect(stage.host.nextUpdate == nil)
  }

  private struct Jumper: View {
    let jumps: Int

    var body: some View {
      Box(0, width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0, trigger: jumps) { content, y in
          content.offset(y: y)
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            LinearKeyframe(-40, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
        }
    }
  }

  @Test("A keyframe animator with a trigger runs once per change and then rests")
  func trigger() {
    let jumps = Handle<Int>()
    let stage = Stage(Identified(handle: jumps) { Jumper(jumps: $0) })
    #expect(stage.frame(at: 0)?.minY == 45)
    #expect(stage.host.nextUpdate == nil)
    jumps.value = 1
    stage.show(at: 10)
    #expect(stage.frame(at: 10.5)?.minY == 25)
    #expect(stage.frame(at: 11.5)?.minY == 25)
    #expect(stage.frame(at: 12)?.minY == 45)
    stage.show(at: 12.1)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A keyframe animator without a trigger repeats")
  func repetition() {
    let stage = Stage(
      KeyframeAnimator(initialValue: 0.0) { x in
        Box(0, width: 10, height: 10).offset(x: x)
      } keyframes: { _ in
        KeyframeTrack(\.self) { LinearKeyframe(40.0, duration: 1) }
      })
    stage.show(at: 0)
    #expect(stage.frame(at: 0.5)?.minX == 65)
    #expect(stage.frame(at: 7.25)?.minX == 55)
  }

  @Test("Keyframes without a duration, and those of the duration NaN, show their end and need no frames")
  func noDuration() {
    let cases: [(Bool, Double)] = [(false, 0), (false, .nan), (true, 0), (true, .nan), (true, -1)]
    for (isRepeating, duration) in cases {
      let stage = Stage(
        KeyframeAnimator(initialValue: 0.0, repeating: isRepeating) { x in
          Box(0, width: 10, height: 10).offset(x: x)
        } keyframes: { _ in
          KeyframeTrack(\.self) { LinearKeyframe(40.0, duration: duration) }
        })
      for second in 0...2 { stage.show(at: Double(second)) }
      #expect(stage.frame(at: 3)?.minX == 85)
      #expect(stage.host.nextUpdate == nil)
    }
  }

  @Test("Phases follow each other, each with its own animation, forever or once")
  func phases() {
    let stage = Stage(
      PhaseAnimator([0, 1, 2]) { phase in
        Box(0, width: 10, height: 10).offset(x: CGFloat(phase) * 20)
      } animation: { phase in
        .linear(duration: phase == 0 ? 2 : 1)
      })
    #expect(stage.frame(at: 0)?.minX == 45)
    #expect(stage.frame(at: 0.5)?.minX == 55)
    #expect(stage.frame(at: 1)?.minX == 65)
    #expect(stage.frame(at: 1.5)?.minX == 75)
    stage.show(at: 2)
    #expect(stage.frame(at: 3)?.minX == 65)
    stage.show(at: 4)
    #expect(stage.frame(at: 4.5)?.minX == 55)
  }

  @Test("If the current phase is removed, the last one is shown, and the cycle begins again")
  func removedPhases() {
    let removedCount = Handle<Int>()
    let stage = Stage(
      Identified(handle: removedCount) { removedCount in
        PhaseAnimator(Array((0..<3).dropLast(removedCount))) { phase in
          Box(0, width: 10, height: 10).offset(x: CGFloat(phase) * 20)
        } animation: { _ in
          .linear(duration: 1)
        }
      })
    stage.show(at: 0)
    stage.show(at: 1)
    #expect(stage.frame(at: 1.5)?.minX == 75)
    removedCount.value = 1
    #expect(stage.frame(at: 1.5) != nil)
    stage.show(at: 10)
    #expect(stage.frame(at: 10.5)?.minX == 55)
    #expect(stage.frame(at: 11)?.minX == 65)
    #expect(stage.frame(at: 11.5)?.minX == 55)
    #expect(stage.frame(at: 12)?.minX == 45)
    removedCount.value = 2
    stage.show(at: 12.5)
    #expect(stage.frame(at: 20)?.minX == 45)
    #expect(stage.host.nextUpdate == nil)
    removedCount.value = 0
    stage.show(at: 20)
    stage.show(at: 21)
    #expect(stage.frame(at: 21.5)?.minX == 75)
  }

  @Test("Phases with a trigger end at the first phase; the removal of the view ends them")
  func phasesWithTrigger() {
    let (count, flag) = (Handle<Int>(), Handle<Bool>())
    let stage = Stage(
      Flagged(handle: flag) { isHidden in
        if !isHidden {
          Identified(handle: count) { count in
            Box(0, width: 10, height: 10)
              .phaseAnimator([false, true], trigger: count) { content, isMoved in
                content.offset(x: isMoved ? 40 : 0)
              } animation: { _ in
                .linear(duration: 1)
              }
          }
        }
      })
    stage.show(at: 0)
    #expect(stage.host.nextUpdate == nil)
    count.value = 1
    stage.show(at: 0)
    #expect(stage.frame(at: 0.5)?.minX == 65)
    stage.show(at: 1)
    #expect(stage.frame(at: 1.5)?.minX == 65)
    #expect(stage.frame(at: 2)?.minX == 45)
    #expect(stage.host.nextUpdate == nil)
    count.value = 2
    stage.show(at: 3)
    flag.value = true
    stage.show(at: 3.5)
    stage.show(at: 3.6)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test(
    "3D rotations: a quarter turn about y leaves a line, half a turn mirrors, perspective enlarges the near side"
  )
  func rotation3D() throws {
    func corner(_ degrees: Double, _ perspective: CGFloat) throws -> CGPoint {
      let effect = Rotation3DEffect(
        angle: .degrees(degrees), axis: SIMD3(0, 1, 0), anchor: .center, anchorZ: 0, perspective: perspective)
      return CGPoint(x: 100, y: 0).applying(try #require(effect.map(for: CGSize(100, 100))))
    }
    #expect(abs(try corner(90, 0).x - 50) < 1e-9)
    #expect(abs(try corner(180, 1).x) < 1e-9)
    let (near, far) = (try corner(-45, 1), try corner(45, 1))
    #expect(abs(near.y - 50) > 50 || abs(far.y - 50) > 50)
    #expect(abs(abs(near.y - 50) - 50) > 5)
    let card = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
    let turned = CGPoint(x: 1, y: 0).applying(ProjectionTransform(card))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let moved = ProjectionTransform(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0))
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 10, y: 0))
  }
}
