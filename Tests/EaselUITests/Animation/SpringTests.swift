import Foundation
import Testing

@testable import EaselUI

/// Springs, compared with the differential equation they solve.
struct SpringTests {
  static let springs = [
    Spring(duration: 0.5, bounce: 0), Spring(duration: 0.8, bounce: 0.5), Spring(duration: 0.5, bounce: -0.4),
    Spring(mass: 0.1, stiffness: 1, damping: 0.4), Spring(response: 0.3, dampingRatio: 0.1),
  ]

  /// Returns position and velocity, integrated by Runge-Kutta steps of 10 µs.
  private func integrate(_ spring: Spring, velocity: Double, until end: Double) -> (x: Double, v: Double) {
    var (x, v) = (0.0, velocity)
    let h = 1e-5
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    for _ in 0..<Int((end / h).rounded()) {
      let (k1x, k1v) = (v, acceleration(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return (x, v)
  }

  @Test("The closed form solves the equation of motion", arguments: springs)
  func solution(_ spring: Spring) {
    for velocity in [0.0, 3, -2] {
      for time in [0.05, 0.3] {
        let expected = integrate(spring, velocity: velocity, until: time)
        #expect(abs(spring.value(target: 1, initialVelocity: velocity, time: time) - expected.x) < 1e-8)
        #expect(abs(spring.velocity(target: 1, initialVelocity: velocity, time: time) - expected.v) < 1e-6)
      }
    }
  }

  @Test("The documented formulas hold for a spring with bounce and one without")
  func formulas() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let (frequency, ratio, time) = (2 * Double.pi / 0.5, 0.7, 0.2)
    let (d, wd) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
    let underdamped = 10 - exp(-d * time) * (10 * cos(wd * time) + (d * 10 - 4) / wd * sin(wd * time))
    #expect(abs(spring.value(target: 10.0, initialVelocity: 4, time: time) - underdamped) < 1e-12)
    let critical = 10 - exp(-frequency * time) * (10 + (frequency * 10 - 4) * time)
    let smooth = Spring(duration: 0.5, bounce: 0)
    #expect(abs(smooth.value(target: 10.0, initialVelocity: 4, time: time) - critical) < 1e-12)
  }

  @Test("Bounce and duration, response and ratio, mass and stiffness describe the same springs")
  func parameters() {
    let spring = Spring(response: 0.55, dampingRatio: 0.825)
    #expect(abs(spring.bounce - 0.175) < 1e-12)
    #expect(abs(spring.duration - 0.55) < 1e-12)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.55, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.825 / 0.55) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(Spring(stiffness: 1, damping: 100, allowOverDamping: true).dampingRatio == 50)
    #expect(abs(Spring.snappy.bounce - 0.15) < 1e-12)
    #expect(abs(Spring.bouncy(extraBounce: 0.1).bounce - 0.4) < 1e-12)
    #expect(Spring.smooth.duration == 0.5)
  }

  @Test(
    "The spring stays within the bound after the settling time and exceeds it shortly before",
    arguments: springs)
  func settling(_ spring: Spring) {
    for velocity in [0.0, 5] {
      let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      for step in 0..<400 {
        let time = end + Double(step) * 0.005
        #expect(abs(spring.value(target: 1, initialVelocity: velocity, time: time) - 1) <= 0.001 + 1e-9)
      }
      let before = stride(from: end * 0.6, to: end, by: end / 500).map {
        abs(spring.value(target: 1, initialVelocity: velocity, time: $0) - 1)
      }
      #expect((before.max() ?? 0) > 0.001)
    }
    let again = Spring(settlingDuration: 2, dampingRatio: 0.5)
    #expect(abs(again.settlingDuration - 2) < 1e-6)
  }

  @Test("Stepwise updates equal one evaluation, also towards a new target")
  func update() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    var (value, velocity) = (0.0, 2.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 5, initialVelocity: 2, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 5, initialVelocity: 2, time: 0.3)) < 1e-8)
    #expect(spring.force(target: 5.0, position: 5, velocity: 0) == 0)
  }

  @Test("Invalid parameters give finite springs")
  func oddNumbers() {
    let numbers = [0, -1, Double.nan, .infinity, 1e300]
    for first in numbers {
      for second in numbers {
        for spring in [
          Spring(duration: first, bounce: second), Spring(response: first, dampingRatio: second),
          Spring(mass: first, stiffness: second, damping: first, allowOverDamping: true),
          Spring(settlingDuration: first, dampingRatio: second),
        ] {
          let value = spring.value(target: 1.0, initialVelocity: 0, time: 0.5)
          #expect(value.isFinite)
          #expect(!spring.settlingDuration.isNaN)
        }
      }
    }
  }

  @Test("Spring animations run for their settling time")
  func animations() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let animation = Animation.spring(duration: 0.5, bounce: 0.3)
    #expect(try #require(animation.progress(at: 0.2)) == spring.value(target: 1, time: 0.2))
    #expect(animation.progress(at: spring.settlingDuration) == nil)
    let counter = Animation.interpolatingSpring(mass: 0.1, stiffness: 1, damping: 0.4, initialVelocity: 0.8)
    let physical = Spring(mass: 0.1, stiffness: 1, damping: 0.4)
    let expected = physical.value(target: 1, initialVelocity: 0.8, time: 0.7)
    #expect(abs(try #require(counter.progress(at: 0.7)) - expected) < 1e-12)
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
  }
}
