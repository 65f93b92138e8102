/// A way to animate symbols.
public protocol SymbolEffect {
  /// What the library makes of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What the library makes of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// Nil for effects that change nothing here.
  let motion: SymbolMotion?

  init(_ motion: SymbolMotion? = nil) { self.motion = motion }
}

/// How fast an effect runs, and how often.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Runs; nil for no end.
    var count: Int?
    /// Seconds between them.
    var delay = 0.0

    /// Runs again as soon as a run has ended.
    public static let continuous = RepeatBehavior()
    /// Runs again after a while.
    public static let periodic = periodic()

    /// Runs so often, nil for ever, with so many seconds between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max($0, 1) }, delay: delay.map { $0.isFinite ? max($0, 0) : 0 } ?? 1)
    }
  }

  /// What the speed of an effect is multiplied by; more than 0.
  private(set) var speed = 1.0
  /// Nil leaves it to the effect: once when a value changes, for ever while it is active.
  private(set) var repetition: RepeatBehavior?

  public static let `default` = SymbolEffectOptions()
  /// Runs without end.
  public static let repeating = `default`.repeating
  /// Runs once.
  public static let nonRepeating = `default`.nonRepeating

  /// Runs a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Runs faster by a factor, which is more than 0.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: count.map { max($0, 1) }))
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.repetition = behavior
    return options
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }
}
