import SwiftUI

/// Animations, springs, curves and dates.
extension ByteReader {
  mutating func animation() -> Animation {
    var animation = baseAnimation()
    for _ in 0..<index(4) {
      switch index(5) {
      case 0: animation = animation.delay(number())
      case 1: animation = animation.speed(number())
      case 2: animation = animation.repeatCount(integer(), autoreverses: bool())
      case 3: animation = animation.repeatForever(autoreverses: bool())
      default: animation = animation.logicallyComplete(after: number())
      }
    }
    return animation
  }

  private mutating func baseAnimation() -> Animation {
    switch index(7) {
    case 0: .linear(duration: number())
    case 1: .timingCurve(number(), number(), number(), number(), duration: number())
    case 2: .timingCurve(curve(), duration: number())
    case 3: .spring(spring())
    case 4: .spring(response: number(), dampingFraction: number(), blendDuration: number())
    case 5:
      .interpolatingSpring(mass: number(), stiffness: number(), damping: number(), initialVelocity: number())
    default: .bouncy(duration: number(), extraBounce: number())
    }
  }

  mutating func spring() -> Spring {
    switch index(4) {
    case 0: Spring(duration: number(), bounce: number())
    case 1: Spring(response: number(), dampingRatio: number())
    case 2: Spring(mass: number(), stiffness: number(), damping: number(), allowOverDamping: bool())
    default: Spring(settlingDuration: number(), dampingRatio: number(), epsilon: number())
    }
  }

  mutating func curve() -> UnitCurve {
    let curve =
      switch index(4) {
      case 0: UnitCurve.bezier(startControlPoint: unitPoint(), endControlPoint: unitPoint())
      case 1: UnitCurve.circularEaseInOut
      case 2: UnitCurve.easeIn
      default: UnitCurve.linear
      }
    return bool() ? curve.inverse : curve
  }

  mutating func date() -> Date { Date(timeIntervalSinceReferenceDate: number()) }

  /// A number of seconds by which a clock advances: it never goes back, and it ends.
  mutating func step() -> Double {
    let seconds = number()
    return seconds.isNaN ? 0 : min(max(seconds / 16, 0), 1e9)
  }
}
