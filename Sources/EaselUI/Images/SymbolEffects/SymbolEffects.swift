/// Scales symbols up or down for a moment.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce.down, value: 1)
/// ```
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var factor = 1.2

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(factor: factor)) }
  /// Scales up.
  public var up: BounceSymbolEffect { BounceSymbolEffect(factor: 1.2) }
  /// Scales down.
  public var down: BounceSymbolEffect { BounceSymbolEffect(factor: 0.8) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: BounceSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades symbols for a moment.
///
/// ```swift
/// Image(systemName: "mic").symbolEffect(.pulse)
/// ```
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: PulseSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Scales symbols up or down while the effect is active.
///
/// ```swift
/// Image(systemName: "heart").symbolEffect(.scale.up, isActive: true)
/// ```
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var factor = 1.15

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(factor: factor)) }
  /// Scales up.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.15) }
  /// Scales down.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.85) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Rotates symbols by a full turn.
///
/// ```swift
/// Image(systemName: "gear").symbolEffect(.rotate, value: 1)
/// ```
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var turns = 1.0

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate(turns: turns)) }
  /// Rotates clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(turns: 1) }
  /// Rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(turns: -1) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: RotateSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// Scales symbols up and down slowly.
///
/// ```swift
/// Image(systemName: "lungs").symbolEffect(.breathe.pulse)
/// ```
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isFading = false

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(isFading: isFading))
  }
  /// Scales without a fade.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(isFading: false) }
  /// Scales and fades.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(isFading: true) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Rotates or moves symbols back and forth.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.wiggle.left, value: 1)
/// ```
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var motion = SymbolMotion.wiggle

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion) }
  /// Rotates back and forth.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle) }
  /// Rotates back and forth.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle) }
  /// Moves back and forth, first to the left.
  public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
  /// Moves back and forth, first to the right.
  public var right: WiggleSymbolEffect { custom(angle: .zero) }
  /// Moves back and forth, first up.
  public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
  /// Moves back and forth, first down.
  public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
  /// Moves back and forth, first to the right. The layout direction is ignored.
  public var forward: WiggleSymbolEffect { right }
  /// Moves back and forth, first to the left. The layout direction is ignored.
  public var backward: WiggleSymbolEffect { left }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Moves back and forth in a direction, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(motion: .shake(angle)) }

  /// Moves back and forth in a direction in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }
}

/// The default effect of a transition: a symbol appears and disappears by scale and fade, and is replaced by
/// another one in the same way.
///
/// ```swift
/// Image(systemName: "star").transition(.symbolEffect(.automatic))
/// ```
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable, Sendable
{
  public var configuration: SymbolEffectConfiguration {
    var configuration = SymbolEffectConfiguration()
    (configuration.presence, configuration.replacement) = (.usual, .downUp)
    return configuration
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Scales symbols up for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades symbols for a moment.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Scales symbols up while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Rotates symbols clockwise by a full turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Scales symbols up and down slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Rotates symbols back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
