/// The phase of a view in its transition.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// Before the insertion.
  case willAppear
  /// While the view is present.
  case identity
  /// After the removal.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 1 after the removal, 0 in between.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A description of how a view is inserted and removed.
///
/// The transition gives the appearance of the view in each phase; the change from one phase to the next is
/// animated.
///
/// ```swift
/// struct Sink: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.offset(y: phase.isIdentity ? 0 : 40).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View

  /// The appearance of the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition. The default has motion.
  static var properties: TransitionProperties { get }

  /// The placeholder for the original view.
  typealias Content = PlaceholderContentView<Self>
}

/// The properties of a type of transitions.
///
/// ```swift
/// struct Fade: Transition {
///   static let properties = TransitionProperties(hasMotion: false)
///
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
public struct TransitionProperties: Sendable {
  /// Whether the view moves, which a program can avoid for users who prefer reduced motion. The library itself does
  /// not replace transitions with motion.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// Properties of a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the appearance of a view in a phase, for transitions made of others.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Returns the transition with its own animation; nil for no animation.
  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Returns a transition that applies both at once.
  @MainActor @preconcurrency
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  static var properties: TransitionProperties { Base.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
