import Foundation
import Testing

@testable import EaselUI

extension Animation {
  /// Returns the progress of a change of 1; nil at the end.
  func progress(at time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return animate(value: 1, time: time, context: &context)
  }
}

/// Timing curves, compared with closed forms, and the animations built from them.
struct CurveTests {
  /// Returns the value of the curve with control points x1, y1, x2, y2, by bisection.
  private func reference(_ p: (Double, Double, Double, Double), at x: Double) -> Double {
    func point(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if point(middle, p.0, p.2) < x { low = middle } else { high = middle }
    }
    return point(low, p.1, p.3)
  }

  @Test("The ease curves equal cubic Bézier curves with their control points")
  func eases() throws {
    let cases: [(Animation, (Double, Double, Double, Double))] = [
      (.linear(duration: 2), (0, 0, 1, 1)), (.easeIn(duration: 2), (0.42, 0, 1, 1)),
      (.easeOut(duration: 2), (0, 0, 0.58, 1)), (.easeInOut(duration: 2), (0.42, 0, 0.58, 1)),
      (.timingCurve(0.1, -0.6, 0.2, 1.8, duration: 2), (0.1, -0.6, 0.2, 1.8)),
    ]
    for (animation, points) in cases {
      for step in 0..<200 {
        let time = Double(step) / 100
        let progress = try #require(animation.progress(at: time))
        #expect(abs(progress - reference(points, at: time / 2)) < 1e-9)
      }
      #expect(animation.progress(at: 2) == nil)
      #expect(animation.duration == 2)
    }
  }

  @Test("The default duration is 0.35 seconds; a duration of zero jumps to the end")
  func durations() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0, 1, 1)] {
      #expect(animation.progress(at: 0.349) != nil)
      #expect(animation.progress(at: 0.35) == nil)
    }
    for duration in [0, -1, Double.nan] {
      #expect(Animation.linear(duration: duration).progress(at: 0) == nil)
    }
  }

  @Test("The slope of a curve is its derivative, and the inverse inverts it")
  func slopes() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.3, y: 0.9), endControlPoint: UnitPoint(x: 0.6, y: 0.2)),
    ]
    for curve in curves {
      for x in stride(from: 0.05, to: 0.96, by: 0.09) where abs(x - 0.5) > 0.01 {
        let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        #expect(abs(curve.velocity(at: x) - slope) < 1e-4 * max(1, abs(slope)))
      }
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
    }
    for curve in curves.dropLast() {
      for x in stride(from: 0.0, through: 1, by: 0.1) {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      }
    }
  }

  @Test("Circular curves are quarter circles")
  func circles() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
  }

  // MARK: Algebra

  @Test("A delay holds the start value and shifts the curve")
  func delay() {
    let animation = Animation.linear(duration: 1).delay(0.5)
    #expect(animation.progress(at: 0.25) == 0)
    #expect(animation.progress(at: 0.75) == 0.25)
    #expect(animation.progress(at: 1.5) == nil)
    #expect(animation.duration == 1.5)
  }

  @Test("A speed scales a delay inside it, not one outside it")
  func speed() throws {
    let inner = Animation.linear(duration: 1).delay(1).speed(2)
    #expect(inner.progress(at: 0.5) == 0)
    #expect(inner.progress(at: 0.75) == 0.5)
    let outer = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(outer.progress(at: 1) == 0)
    #expect(outer.progress(at: 1.25) == 0.5)
    #expect(Animation.linear(duration: 1).speed(0).progress(at: 1e6) == 0)
    #expect(Animation.linear(duration: 1).speed(0).duration == .infinity)
  }

  @Test("With autoreverse the way back mirrors the curve, and each direction counts as one repetition")
  func repeatCount() throws {
    let ease = Animation.easeIn(duration: 1)
    let animation = ease.repeatCount(3)
    for time in [0.1, 0.5, 0.9] {
      let base = try #require(ease.progress(at: time))
      #expect(animation.progress(at: time) == base)
      #expect(abs(try #require(animation.progress(at: 1 + time)) - (1 - base)) < 1e-9)
      #expect(abs(try #require(animation.progress(at: 2 + time)) - base) < 1e-9)
    }
    #expect(animation.progress(at: 3) == nil)
    #expect(Animation.linear(duration: 1).repeatCount(2, autoreverses: false).progress(at: 1.25) == 0.25)
    #expect(Animation.linear(duration: 1).repeatCount(0).progress(at: 0) == nil)
  }

  @Test("repeatForever never ends; it repeats a delay inside it, not one outside it")
  func repeatForever() throws {
    let turn = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(abs(try #require(turn.progress(at: 1_000_000.25)) - 0.25) < 1e-6)
    let inside = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(inside.progress(at: 2.5) == 0)
    #expect(inside.progress(at: 3.5) == 0.5)
    let outside = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect(outside.progress(at: 2.5) == 0.5)
    #expect(Animation.linear(duration: 0).repeatForever().progress(at: 5) == nil)
  }

  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
    }
  }

  @Test("A custom animation runs, and repeats from the time at which it was found to have ended")
  func custom() {
    let animation = Animation(Steps())
    #expect(animation.progress(at: 0.6) == 0.5)
    #expect(animation.progress(at: 1) == nil)
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let forever = animation.repeatForever(autoreverses: false)
    #expect(forever.animate(value: 1, time: 0.8, context: &context) == 0.75)
    #expect(forever.animate(value: 1, time: 1.1, context: &context) == 0)
    #expect(forever.animate(value: 1, time: 1.7, context: &context) == 0.5)
  }

  @Test("Animations compare by their parameters")
  func equality() {
    #expect(Animation.easeIn(duration: 1).delay(2) == Animation.easeIn(duration: 1).delay(2))
    #expect(Animation.easeIn(duration: 1) != Animation.easeOut(duration: 1))
    #expect(Set([Animation.spring, .smooth, .spring(duration: 0.5)]).count == 1)
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
  }
}
