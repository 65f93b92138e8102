/// Hides symbols while the effect is active, and lets them appear by scale and fade when it ends.
///
/// ```swift
/// struct Eye: View {
///   @State private var isHidden = true
///
///   var body: some View {
///     Image(systemName: "eye").symbolEffect(.appear, isActive: isHidden)
///       .onAppear { isHidden = false }
///   }
/// }
/// ```
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var presence = SymbolPresence.usual

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(presence) }
  /// Scales up from a smaller size.
  public var up: AppearSymbolEffect { AppearSymbolEffect(presence: .usual) }
  /// Scales down from a larger size.
  public var down: AppearSymbolEffect { AppearSymbolEffect(presence: .larger) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: AppearSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// Hides symbols by scale and fade while the effect is active.
///
/// ```swift
/// Image(systemName: "star").symbolEffect(.disappear.up, isActive: false)
/// ```
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var presence = SymbolPresence.usual

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(presence) }
  /// Scales up to a larger size.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(presence: .larger) }
  /// Scales down to a smaller size.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(presence: .usual) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Hides symbols while the effect is active, and draws them from left to right when it ends.
///
/// ```swift
/// Image(systemName: "checkmark").symbolEffect(.drawOn, isActive: false)
/// ```
public struct DrawOnSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.draw(isReversed: false)) }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var individually: DrawOnSymbolEffect { self }
}

/// Hides symbols while the effect is active: it removes them from left to right when it starts.
///
/// ```swift
/// Image(systemName: "checkmark").symbolEffect(.drawOff.reversed, isActive: false)
/// ```
public struct DrawOffSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isReversed = false

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.draw(isReversed: !isReversed))
  }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var individually: DrawOffSymbolEffect { self }
  /// Removes symbols in the opposite order of drawing.
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: true) }
  /// Removes symbols in the order of drawing.
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: false) }
}

extension SymbolEffectConfiguration {
  fileprivate init(_ presence: SymbolPresence) {
    self.init()
    self.presence = presence
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Hides symbols while the effect is active, and lets them appear when it ends.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides symbols by scale and fade while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Hides symbols while the effect is active, and draws them when it ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Hides symbols while the effect is active: it removes them along their width.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
