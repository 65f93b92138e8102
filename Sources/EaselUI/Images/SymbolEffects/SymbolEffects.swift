/// Symbols grow, or shrink, for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var factor = 1.2

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(factor: factor)) }
  public var up: BounceSymbolEffect { BounceSymbolEffect(factor: 1.2) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(factor: 0.8) }
  /// The same: symbols move as a whole.
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Symbols become faint for a moment.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
  /// The same: symbols change as a whole.
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Changes nothing: symbols have no variable parts.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Symbols are larger, or smaller, as long as the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var factor = 1.15

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(factor: factor)) }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.15) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.85) }
  /// The same: symbols change as a whole.
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Changes nothing: symbols come by their transitions.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// Changes nothing: symbols go by their transitions.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Changes nothing: symbols are exchanged at once.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// Symbols turn once around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var turns = 1.0

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate(turns: turns)) }
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(turns: 1) }
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(turns: -1) }
  /// The same: symbols turn as a whole.
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// Symbols grow and shrink slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isFading = false

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(isFading: isFading))
  }
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(isFading: false) }
  /// Symbols also become faint.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(isFading: true) }
  /// The same: symbols change as a whole.
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Symbols turn or move to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var motion = SymbolMotion.wiggle

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion) }
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle) }
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle) }
  public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
  public var right: WiggleSymbolEffect { custom(angle: .zero) }
  public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
  public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
  /// To and fro along the line of text, whose direction does not count.
  public var forward: WiggleSymbolEffect { right }
  public var backward: WiggleSymbolEffect { left }
  /// The same: symbols move as a whole.
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// To and fro in a direction, counted clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(motion: .shake(angle)) }

  /// To and fro in a direction in degrees, counted clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }
}

/// Changes nothing: it leaves to the system what is done.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable,
  Sendable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
