/// Lights up symbols from left to right. Symbols have no variable layers here, so that the effect sweeps over
/// the whole symbol.
///
/// ```swift
/// Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
/// ```
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  /// Whether the parts that were lit remain so.
  private(set) var isCumulative = true
  private(set) var isReversing = false
  private(set) var hidesInactiveLayers = false

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor(self)) }
  /// Lights up one part at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// Keeps the parts lit that the effect has reached.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// Goes back to the start in the second half of a run.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// Starts each run anew.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// Hides the parts that are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = true } }
  /// Dims the parts that are not lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = false } }

  private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up symbols from left to right.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The opacities of a symbol from left to right.
struct SymbolSweep: Equatable {
  /// Pairs of a position, 0...1, and an opacity.
  private var stops: [SIMD2<Double>] = [SIMD2(0, 1), SIMD2(1, 1)]

  /// The whole symbol is lit.
  init() {}

  private static let dimmed = 0.3
  /// The widths of the lit part and of its edges, relative to the symbol.
  private static let band = 0.3
  private static let edge = 0.15

  /// The state at a fraction of a run, 0...1.
  init(_ effect: VariableColorSymbolEffect, at progress: Double) {
    let low = effect.hidesInactiveLayers ? 0 : SymbolSweep.dimmed
    let way = effect.isReversing ? 1 - abs(2 * progress - 1) : progress
    let (edge, band) = (SymbolSweep.edge, SymbolSweep.band)
    if effect.isCumulative {
      let end = way * (1 + edge)
      stops = [SIMD2(end - edge, 1), SIMD2(end, low)]
    } else {
      let end = way * (1 + band + 2 * edge)
      let start = end - band - 2 * edge
      stops = [SIMD2(start, low), SIMD2(start + edge, 1), SIMD2(end - edge, 1), SIMD2(end, low)]
    }
  }
}

extension SymbolSweep: View {
  var body: some View {
    LinearGradient(
      stops: stops.map { Gradient.Stop(color: .black.opacity($0.y), location: $0.x) }, startPoint: .leading,
      endPoint: .trailing)
  }
}
