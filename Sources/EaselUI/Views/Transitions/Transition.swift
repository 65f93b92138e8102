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

  /// The placeholder for the original view.
  typealias Content = PlaceholderContentView<Self>
}

/// A transition whose concrete type is erased.
///
/// ```swift
/// Text("Hello").transition(.scale.combined(with: .opacity))
/// ```
public struct AnyTransition {
  /// The appearance of the view in a phase.
  let apply: (AnyView, TransitionPhase) -> AnyView

  init(apply: @escaping (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  /// Erases the type of a transition.
  public init<T: Transition>(_ transition: T) {
    apply = { content, phase in
      AnyView(TransitionBody(transition: transition, content: content, phase: phase))
    }
  }
}

/// The appearance of a view in a phase of a transition.
private struct TransitionBody<T: Transition> {
  let transition: T
  let content: AnyView
  let phase: TransitionPhase
}

extension TransitionBody: View {
  var body: some View { transition.body(content: PlaceholderContentView(content: content), phase: phase) }
}

extension AnyTransition {
  /// No transition: the view appears and disappears at once.
  public static var identity: AnyTransition { AnyTransition { content, _ in content } }

  /// Fades in and out.
  public static var opacity: AnyTransition {
    AnyTransition { content, phase in AnyView(content.opacity(phase.isIdentity ? 1 : 0)) }
  }

  /// Scales from zero on insertion and to zero on removal.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Scales from `scale` on insertion and to `scale` on removal, about the anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor))
    }
  }

  /// Moves in from the leading edge and out toward the trailing edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  /// Moves in from an edge and out toward the same edge, by the size of the view.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.modifier(MoveLayout(edge: edge, fraction: phase.isIdentity ? 0 : 1)))
    }
  }

  /// Moves in from an offset and out to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in AnyView(content.offset(phase.isIdentity ? .zero : offset)) }
  }

  /// Moves in from an offset and out to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Moves in from an edge and out toward the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
  }

  /// Blurs and fades, with a blur radius of 10 points.
  public static var blurReplace: AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0))
    }
  }

  /// Different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { content, phase in
      removal.apply(
        insertion.apply(content, phase == .willAppear ? phase : .identity),
        phase == .didDisappear ? phase : .identity)
    }
  }

  /// Applies the modifier `active` before the insertion and after the removal, and `identity` while the view
  /// is present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// Applies both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { [self] content, phase in other.apply(apply(content, phase), phase) }
  }

  /// The transition with its own animation; nil for no animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { [self] content, phase in
      AnyView(apply(content, phase).transaction { if !$0.disablesAnimations { $0.animation = animation } })
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Places a view beyond an edge of its box.
struct MoveLayout {
  let edge: Edge
  /// The offset as a fraction of the view's length: 0 in place, 1 outside of the box.
  var fraction: CGFloat
}

@MainActor extension MoveLayout: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: proposal)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let (width, height) = (size.value.finite.width * fraction, size.value.finite.height * fraction)
    let origin =
      switch edge {
      case .top: CGPoint(x: 0, y: -height)
      case .bottom: CGPoint(x: 0, y: height)
      case .leading: CGPoint(x: -width, y: 0)
      case .trailing: CGPoint(x: width, y: 0)
      }
    return Placement(origin: origin, proposal: size.proposal)
  }
}

extension MoveLayout: Animatable {
  var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }
}
