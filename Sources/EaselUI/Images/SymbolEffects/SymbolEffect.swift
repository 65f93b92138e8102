/// An animation of symbols.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.wiggle, options: .repeating)
/// ```
public protocol SymbolEffect {
  /// The implementation of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect for the insertion and removal of symbols.
public protocol TransitionSymbolEffect {}

/// An effect for the replacement of a symbol by another one.
public protocol ContentTransitionSymbolEffect {}

/// The implementation of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The motion of a visible symbol; nil if there is none.
  let motion: SymbolMotion?
  /// The way in which a symbol appears and disappears; nil if the effect is none of these.
  var presence: SymbolPresence?
  /// The way in which a symbol replaces another one; nil if the effect is none of these.
  var replacement: SymbolReplacement?

  init(_ motion: SymbolMotion? = nil) { self.motion = motion }
}

/// The speed and the repetition of a symbol effect.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce, options: .speed(2).repeat(3), value: 1)
/// ```
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  ///
  /// ```swift
  /// let options = SymbolEffectOptions.repeat(.periodic(3, delay: 0.5))
  /// ```
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of runs; nil for no limit.
    var count: Int?
    /// The pause between runs, in seconds.
    var delay = 0.0

    /// Repeats without pauses.
    public static let continuous = RepeatBehavior()
    /// Repeats with pauses of one second.
    public static let periodic = periodic()

    /// Repeats a number of times, nil for no limit, with a pause in seconds; one second by default. Negative
    /// and infinite pauses count as 0 seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max($0, 1) }, delay: delay.map { $0.isFinite ? max($0, 0) : 0 } ?? 1)
    }
  }

  /// The speed factor, greater than 0.
  private(set) var speed = 1.0
  /// Nil for the default of the effect: once when a value changes, without end while active.
  private(set) var repetition: RepeatBehavior?

  /// The default speed and repetition.
  public static let `default` = SymbolEffectOptions()
  /// Repeats without end.
  public static let repeating = `default`.repeating
  /// Runs once.
  public static let nonRepeating = `default`.nonRepeating

  /// Runs a number of times, at least once; nil for no limit.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// Repeats with a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Runs at a speed relative to the default. A factor that is not finite and positive counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The options with endless repetition.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The options with a number of runs, at least one; nil for no limit.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: count.map { max($0, 1) }))
  }

  /// The options with a repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.repetition = behavior
    return options
  }

  /// The options with a speed relative to the default. A factor that is not finite and positive counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }
}
