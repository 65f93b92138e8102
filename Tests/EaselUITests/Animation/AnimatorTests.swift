import Foundation
import Testing

@testable import EaselUI

private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

/// How several animations of one value are combined.
struct AnimatorTests {
  private func animator(from old: Double, to new: Double, _ animation: Animation) -> Animator<Double> {
    var animator = Animator(at: old)
    animator.add(new - old, animation)
    return animator
  }

  @Test("One animation goes from the old value to the new value along its curve")
  func single() {
    var animator = animator(from: 10, to: 30, .linear(duration: 2))
    var values: [Double] = []
    for time in [0, 0.5, 1.5] {
      advance(&animator, to: time, isRunning: true)
      values.append(animator.value)
    }
    #expect(values == [10, 15, 25])
    advance(&animator, to: 2, isRunning: false)
    #expect(!animator.isRunning)
  }

  @Test("An animation starts with the first frame after the change, however late that is")
  func start() {
    var animator = animator(from: 0, to: 1, .linear(duration: 1))
    advance(&animator, to: 100, isRunning: true)
    #expect(animator.value == 0)
    advance(&animator, to: 100.25, isRunning: true)
    #expect(animator.value == 0.25)
  }

  /// Returns value and velocity at a time, by central differences.
  private func motion(_ animator: Animator<Double>, at time: Double) -> (value: Double, velocity: Double) {
    func value(_ time: Double) -> Double {
      var copy = animator
      return copy.advance(to: date(time)) ? copy.value : .nan
    }
    return (value(time), (value(time + 1e-4) - value(time - 1e-4)) / 2e-4)
  }

  @Test(
    "Retargeting keeps value and velocity continuous",
    arguments: [
      (Animation.easeInOut(duration: 1), Animation.easeInOut(duration: 1)),
      (.spring(duration: 0.5, bounce: 0.4), .spring(duration: 0.8, bounce: 0.2)),
      (.easeInOut(duration: 1), .spring(duration: 0.6)),
      (.interpolatingSpring(stiffness: 100, damping: 8), .interpolatingSpring(stiffness: 50, damping: 5)),
    ])
  func retarget(_ first: Animation, _ second: Animation) {
    var animator = animator(from: 0, to: 100, first)
    advance(&animator, to: 0, isRunning: true)
    let before = motion(animator, at: 0.4)
    animator.add(-150, second, at: date(0.4))
    let value = { (time: Double) -> Double in
      var copy = animator
      return copy.advance(to: date(time)) ? copy.value : .nan
    }
    #expect(abs(value(0.4) - before.value) < 1e-9)
    let velocity = (value(0.4 + 1e-4) - value(0.4)) / 1e-4
    #expect(abs(velocity - before.velocity) < max(abs(before.velocity) * 0.02, 1))
    var end = 0.4
    while animator.advance(to: date(end)) { end += 0.01 }
    #expect(end > 0.9 && end < 5)
  }

  @Test(
    "A spring that replaces a spring moves like the new spring with the velocity of the old one")
  func merge() {
    let (first, second) = (Spring(duration: 0.5, bounce: 0.3), Spring(duration: 1, bounce: 0.1))
    var animator = animator(from: 0, to: 100, .spring(first))
    advance(&animator, to: 0, isRunning: true)
    animator.add(-60, .spring(second), at: date(0.2))
    let place = first.value(target: 100.0, time: 0.2)
    let velocity = first.velocity(target: 100.0, time: 0.2)
    for time in [0.3, 0.6, 0.9] {
      advance(&animator, to: time, isRunning: true)
      let expected = place + second.value(target: 40 - place, initialVelocity: velocity, time: time - 0.2)
      #expect(abs(animator.value - expected) < 1e-9)
    }
  }

  @Test("Curves are additive: the second animates the remaining distance of the first")
  func combination() {
    var animator = animator(from: 0, to: 10, .linear(duration: 1))
    advance(&animator, to: 0, isRunning: true)
    animator.add(20, .linear(duration: 1), at: date(0.5))
    advance(&animator, to: 0.75, isRunning: true)
    #expect(abs(animator.value - (7.5 + (30 - 7.5) * 0.25)) < 1e-12)
    advance(&animator, to: 1.25, isRunning: true)
    #expect(abs(animator.value - (10 + 20 * 0.75)) < 1e-12)
    advance(&animator, to: 1.5, isRunning: false)
  }

  @Test("A repeating animation ends when a later animation ends")
  func endOfRepetition() {
    var animator = animator(from: 0, to: 10, .linear(duration: 1).repeatForever())
    advance(&animator, to: 0, isRunning: true)
    animator.add(-10, .easeOut(duration: 0.5), at: date(3.5))
    advance(&animator, to: 3.9, isRunning: true)
    advance(&animator, to: 4, isRunning: false)
  }

  @Test("A change without animation offsets the value while the animation continues")
  func shift() {
    var animator = animator(from: 0, to: 10, .linear(duration: 1))
    advance(&animator, to: 0, isRunning: true)
    animator.shift(by: 5)
    advance(&animator, to: 0.5, isRunning: true)
    #expect(animator.value == 10)
  }

  @Test("Retargeting in each frame does not accumulate animations")
  func bound() {
    var animator = Animator(at: 0.0)
    for frame in 0..<1000 {
      animator.add(1, .linear(duration: 1000), at: date(Double(frame) / 60))
      advance(&animator, to: Double(frame) / 60, isRunning: true)
    }
    #expect(animator.value.isFinite)
  }

  // MARK: Custom vectors

  @Test("A manual interpolation loop gives the expected values")
  func interpolationLoop() {
    let (from, to) = (0.3, 0.8)
    let lines = (0...5).map { step -> Double in
      var difference = to - from
      difference.scale(by: Double(step) / 5)
      return from + difference
    }
    for (line, expected) in zip(lines, [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
      #expect(abs(line - expected) < 1e-12)
    }
  }

  @Test("A custom vector is animated with its own operators only")
  func clockTime() {
    var animator = Animator(at: ClockTime(9, 51, 15))
    animator.add(ClockTime(9, 55, 0) - ClockTime(9, 51, 15), .linear(duration: 2))
    advance(&animator, to: 0, isRunning: true)
    #expect(animator.value == ClockTime(9, 51, 15))
    for time in [0.5, 1, 1.7] {
      advance(&animator, to: time, isRunning: true)
      let expected = ClockTime(9, 51, 15).asSeconds() + 225 * time / 2
      #expect(abs(animator.value.asSeconds() - expected) < 1e-9)
      #expect(animator.value.seconds < 60)
    }
    advance(&animator, to: 2, isRunning: false)
  }

  @Test("Animatable pairs are vectors: the laws hold for each component")
  func pairs() {
    let (a, b) = (AnimatablePair(1.0, CGFloat(2)), AnimatablePair(0.5, CGFloat(-3)))
    #expect(a + b == AnimatablePair(1.5, -1))
    #expect(a - b == AnimatablePair(0.5, 5))
    #expect(a.scaled(by: 2) == AnimatablePair(2, 4))
    #expect(a + .zero == a)
    #expect(a.magnitudeSquared == 5)
    #expect(a.interpolated(towards: b, amount: 0.5) == AnimatablePair(0.75, -0.5))
  }
}

private func advance<V>(_ animator: inout Animator<V>, to seconds: Double, isRunning: Bool) {
  let result = animator.advance(to: date(seconds))
  #expect(result == isRunning)
}

extension Animator {
  fileprivate mutating func add(_ change: V, _ animation: Animation, at date: Date? = nil) {
    add(change, animation, Transaction(), environment: EnvironmentValues(), at: date)
  }
}

/// A time of day as a program might define it: hours, minutes and seconds with carry.
struct ClockTime: VectorArithmetic {
  var hours: Int
  var minutes: Int
  var seconds: Double

  init(_ h: Int, _ m: Int, _ s: Double) { (hours, minutes, seconds) = (h, m, s) }

  init(_ seconds: Double) {
    hours = Int(seconds) / 3600
    minutes = (Int(seconds) - hours * 3600) / 60
    self.seconds = seconds - Double(hours * 3600 + minutes * 60)
  }

  func asSeconds() -> Double { Double(hours * 3600 + minutes * 60) + seconds }

  static var zero: ClockTime { ClockTime(0, 0, 0) }
  static func + (lhs: ClockTime, rhs: ClockTime) -> ClockTime { ClockTime(lhs.asSeconds() + rhs.asSeconds()) }
  static func - (lhs: ClockTime, rhs: ClockTime) -> ClockTime { ClockTime(lhs.asSeconds() - rhs.asSeconds()) }
  static func += (lhs: inout ClockTime, rhs: ClockTime) { lhs = lhs + rhs }
  static func -= (lhs: inout ClockTime, rhs: ClockTime) { lhs = lhs - rhs }

  mutating func scale(by rhs: Double) { self = ClockTime(asSeconds() * rhs) }

  var magnitudeSquared: Double { 1 }
}
