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
  var body: some View {
    SubjectView(transition) { $0.body(content: PlaceholderContentView(content: content), phase: phase) }
  }
}

extension AnyTransition {
  /// No transition: the view appears and disappears at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Scales from zero on insertion and to zero on removal.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Scales from `scale` on insertion and to `scale` on removal, about the anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// Moves in from the leading edge and out toward the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Moves in from an edge and out toward the same edge, by the size of the view.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Moves in from an offset and out to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Moves in from an offset and out to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Moves in from an edge and out toward the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Lets symbols appear and disappear with the default effect.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

  /// Lets symbols appear and disappear with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }

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
