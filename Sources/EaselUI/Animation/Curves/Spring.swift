/// A damped harmonic oscillator: a mass on a spring that comes to rest at a target.
///
/// With ω = √(stiffness / mass) and the damping ratio ζ = damping / (2 √(stiffness mass)), the distance x to the target
/// obeys x'' + 2ζω x' + ω² x = 0. All values are reckoned from its closed solution, so that any time can be asked for.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  /// Force per distance.
  public let stiffness: Double
  /// Force per velocity.
  public let damping: Double
  /// Below 1 the spring overshoots, at 1 it does not and is as fast as it can be then.
  public let dampingRatio: Double
  /// ω, per second.
  let frequency: Double

  /// A spring of a perceived duration in seconds, which is its period without damping. A bounce of 0 does not overshoot,
  /// up to 1 it does so ever more, and down to -1 it becomes slower.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -1), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring of a period without damping in seconds, and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
  }

  /// A spring by its physical properties. More damping than the critical one is taken as critical unless allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: frequency, dampingRatio: allowOverDamping || !(ratio > 1) ? ratio : 1, mass: mass)
  }

  /// A spring that has come within `epsilon` of a change of 1 after some seconds. The damping ratio is clamped to
  /// above 0 and up to 1, the duration to 0.01...10.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(settlingDuration.isNaN ? 1 : settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio.isNaN ? 1 : dampingRatio, 0.001), 1)
    let unit = Spring(frequency: 1, dampingRatio: ratio, mass: 1)
    self.init(
      frequency: unit.settlingTime(target: 1, velocity: 0, epsilon: epsilon) / duration, dampingRatio: ratio,
      mass: 1)
  }

  /// Numbers that no spring can have are brought near: at most 200 radians a second, damping that lets it end.
  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency.isNaN ? 2 * .pi : min(max(abs(frequency), 1e-6), Spring.highestFrequency)
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e6)
    self.mass = mass
    stiffness = self.frequency * self.frequency * mass
    damping = 2 * self.dampingRatio * self.frequency * mass
  }

  /// √45,000: stiffer springs would be at their end within a frame.
  private static let highestFrequency = 45_000.0.squareRoot()

  /// Seconds: the period without damping.
  public var response: Double { 2 * .pi / frequency }

  /// Seconds that the change is perceived to take.
  public var duration: TimeInterval { response }

  /// -1...1; 0 for the critical damping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Seconds until a change of 1 has come within 0.001.
  public var settlingDuration: TimeInterval { settlingTime(target: 1, velocity: 0, epsilon: 0.001) }
}

extension Spring {
  /// A spring of half a second without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, or with some extra.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of half a second with a little bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a little bounce, or with some extra.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of half a second with more bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with more bounce, or with some extra.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
