/// A damped harmonic oscillator: a mass on a spring that comes to rest at a target.
///
/// With ω = √(stiffness / mass) and the damping ratio ζ = damping / (2 √(stiffness mass)), the distance x to
/// the target satisfies x'' + 2ζω x' + ω² x = 0. All values are computed from the closed-form solution, so
/// any time can be evaluated independently.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let position = spring.value(target: 100.0, time: 0.25)
/// let velocity = spring.velocity(target: 100.0, time: 0.25)
/// let seconds = spring.settlingDuration
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass; it is 1 unless the spring was created from its mass.
  public let mass: Double
  /// The force per unit of distance.
  public let stiffness: Double
  /// The force per unit of velocity.
  public let damping: Double
  /// The damping ratio ζ: the spring overshoots below 1, is critically damped at 1 and slower above 1.
  public let dampingRatio: Double
  /// The undamped angular frequency ω, in radians per second.
  let frequency: Double

  /// Creates a spring from a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped oscillation in seconds.
  ///   - bounce: Clamped to -1...1; NaN counts as 0. At 0 the spring is critically damped, above 0 it
  ///     overshoots, and below 0 it is overdamped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -1), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from the period of its undamped oscillation in seconds and a damping ratio.
  ///
  /// The period is at least 2π / √45,000 seconds, about 0.03; NaN counts as 1 second. A NaN damping ratio
  /// counts as 1, and a negative one as 0.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring from its physical properties.
  ///
  /// The damping is limited to the critical damping unless `allowOverDamping` is `true`. A mass that is not
  /// positive and finite counts as 1.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: frequency, dampingRatio: allowOverDamping || !(ratio > 1) ? ratio : 1, mass: mass)
  }

  /// Creates a spring that stays within `epsilon` of a change of 1 from `settlingDuration` seconds on.
  ///
  /// The duration is clamped to 0.01...10 seconds and the damping ratio to 0.001...1; NaN counts as 1 in
  /// both.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(settlingDuration.isNaN ? 1 : settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio.isNaN ? 1 : dampingRatio, 0.001), 1)
    let unit = Spring(frequency: 1, dampingRatio: ratio, mass: 1)
    self.init(
      frequency: unit.settlingTime(target: 1, velocity: 0, epsilon: epsilon) / duration, dampingRatio: ratio,
      mass: 1)
  }

  /// Clamps the parameters to valid values: a frequency of at most `highestFrequency`, and a damping ratio of
  /// 0...1,000,000.
  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency.isNaN ? 2 * .pi : min(max(abs(frequency), 1e-6), Spring.highestFrequency)
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e6)
    self.mass = mass
    stiffness = self.frequency * self.frequency * mass
    damping = 2 * self.dampingRatio * self.frequency * mass
  }

  /// √45,000, about 212 radians per second. Stiffer springs would come to rest within one frame.
  private static let highestFrequency = 45_000.0.squareRoot()

  /// The period of the undamped oscillation, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The perceived duration of a change in seconds; the same as `response`.
  public var duration: TimeInterval { response }

  /// The bounce, -1...1; 0 for critical damping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Seconds until a change of 1 stays within 0.001 of its target.
  public var settlingDuration: TimeInterval { settlingTime(target: 1, velocity: 0, epsilon: 0.001) }
}

extension Spring {
  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var smooth: Spring { smooth() }

  /// A spring with a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a duration of 0.5 seconds and a bounce of 0.15.
  public static var snappy: Spring { snappy() }

  /// A spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a duration of 0.5 seconds and a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
