/// Where a view is in its life, for a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// There.
  case identity
  /// Being removed.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 1 after the removal, 0 between.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes: what it looks like in each phase, between which it is animated.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  /// The view as it looks in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  typealias Content = PlaceholderContentView<Self>
}

/// How a view comes and goes, its type hidden.
public struct AnyTransition {
  /// The view as it looks in a phase.
  let apply: (AnyView, TransitionPhase) -> AnyView

  init(apply: @escaping (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  public init<T: Transition>(_ transition: T) {
    apply = { content, phase in
      AnyView(TransitionBody(transition: transition, content: content, phase: phase))
    }
  }
}

/// A view as a transition makes it look in a phase.
private struct TransitionBody<T: Transition> {
  let transition: T
  let content: AnyView
  let phase: TransitionPhase
}

extension TransitionBody: View {
  var body: some View { transition.body(content: PlaceholderContentView(content: content), phase: phase) }
}

extension AnyTransition {
  /// Comes and goes at once.
  public static var identity: AnyTransition { AnyTransition { content, _ in content } }

  /// Fades in and out.
  public static var opacity: AnyTransition {
    AnyTransition { content, phase in AnyView(content.opacity(phase.isIdentity ? 1 : 0)) }
  }

  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from a part of the size and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor))
    }
  }

  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  /// Comes from an edge and goes to it, by the size of the view.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.modifier(MoveLayout(edge: edge, fraction: phase.isIdentity ? 0 : 1)))
    }
  }

  /// Comes from a distance and goes to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in AnyView(content.offset(phase.isIdentity ? .zero : offset)) }
  }

  /// Comes from a distance and goes to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
  }

  /// Blurs and fades.
  public static var blurReplace: AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0))
    }
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { content, phase in
      removal.apply(
        insertion.apply(content, phase == .willAppear ? phase : .identity),
        phase == .didDisappear ? phase : .identity)
    }
  }

  /// Looks as one modifier makes it while it is not there, and as another does while it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { [self] content, phase in other.apply(apply(content, phase), phase) }
  }

  /// The transition with an animation of its own; nil for none.
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

/// Shows a view beyond an edge of its box.
struct MoveLayout {
  let edge: Edge
  /// Of the view's length: 0 in place, 1 outside.
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
