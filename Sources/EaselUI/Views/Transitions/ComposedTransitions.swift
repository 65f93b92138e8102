/// Different transitions for insertion and removal.
///
/// ```swift
/// Text("Hello").transition(AsymmetricTransition(insertion: .scale, removal: .opacity))
/// ```
@MainActor @preconcurrency
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Has motion if one of the transitions has.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// Creates a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// Applies each transition in its phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

/// A transition that blurs, scales and fades the view.
///
/// ```swift
/// Text("Hello").transition(.blurReplace(.upUp))
/// ```
@MainActor @preconcurrency
public struct BlurReplaceTransition: Transition {
  /// The directions in which the view scales.
  ///
  /// ```swift
  /// let transition = BlurReplaceTransition(configuration: .downUp)
  /// ```
  public struct Configuration: Equatable, Sendable {
    /// The scale after the removal.
    let end: Double

    /// Scales the view down on removal and up on insertion.
    public static let downUp = Configuration(end: BlurReplaceTransition.small)
    /// Scales the view up on removal and on insertion.
    public static let upUp = Configuration(end: BlurReplaceTransition.large)
  }

  /// The directions in which the view scales.
  public var configuration: Configuration

  private nonisolated static let small = 0.75
  private nonisolated static let large = 1.25
  /// In points.
  private static let blur: CGFloat = 8

  /// Creates a transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the view with blur, scale and opacity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : BlurReplaceTransition.blur)
      .scaleEffect(scale(in: phase)).opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: BlurReplaceTransition.small
    case .identity: 1
    case .didDisappear: configuration.end
    }
  }
}

/// A transition that lets symbols appear and disappear with an effect.
///
/// ```swift
/// Image(systemName: "star").transition(SymbolEffectTransition(effect: .appear, options: .default))
/// ```
@MainActor @preconcurrency
public struct SymbolEffectTransition: Transition {
  private let presence: SymbolPresence

  /// Creates a transition with an effect. The options have no effect: the animation of the change gives the speed.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    presence = effect.configuration.presence ?? .usual
  }

  /// Returns the view hidden or visible.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPresencePose(presence: presence, isHidden: !phase.isIdentity))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs, scales and fades the view.
  @MainActor @preconcurrency
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }

  /// Blurs, scales and fades the view.
  @MainActor @preconcurrency
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Lets symbols appear and disappear with the default effect.
  @MainActor @preconcurrency
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

  /// Lets symbols appear and disappear with an effect.
  @MainActor @preconcurrency
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { SymbolEffectTransition(effect: effect, options: options) }
}
