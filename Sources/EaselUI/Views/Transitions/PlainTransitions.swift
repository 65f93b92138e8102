/// A transition that changes nothing: the view appears and disappears at once.
///
/// ```swift
/// Text("Hello").transition(IdentityTransition())
/// ```
@MainActor @preconcurrency
public struct IdentityTransition: Transition {
  /// A transition without motion.
  public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Creates the transition.
  public nonisolated init() {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades the view in and out.
///
/// ```swift
/// Text("Hello").transition(OpacityTransition())
/// ```
@MainActor @preconcurrency
public struct OpacityTransition: Transition {
  /// A transition without motion.
  public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Creates the transition.
  public nonisolated init() {}

  /// Returns the view with an opacity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that scales the view.
///
/// ```swift
/// Text("Hello").transition(ScaleTransition(0.5, anchor: .bottom))
/// ```
@MainActor @preconcurrency
public struct ScaleTransition: Transition {
  /// The factor before the insertion and after the removal.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint

  /// Creates a transition from and to a factor, about a point of the view.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// Returns the view scaled.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves the view from an offset and to it.
///
/// ```swift
/// Text("Hello").transition(OffsetTransition(CGSize(width: 0, height: 40)))
/// ```
@MainActor @preconcurrency
public struct OffsetTransition: Transition {
  /// The distance before the insertion and after the removal, in points.
  public var offset: CGSize

  /// Creates a transition from and to an offset, in points.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  /// Returns the view moved.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from an edge and out toward the same edge.
///
/// ```swift
/// Text("Hello").transition(MoveTransition(edge: .bottom))
/// ```
@MainActor @preconcurrency
public struct MoveTransition: Transition {
  /// The edge of the view beyond which it lies before the insertion and after the removal.
  public var edge: Edge

  /// Creates a transition at an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }

  /// Returns the view moved by its size.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveLayout(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that moves the view in from the leading edge and out toward the trailing edge.
///
/// ```swift
/// Text("Hello").transition(SlideTransition())
/// ```
@MainActor @preconcurrency
public struct SlideTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}

  /// Returns the view moved by its width.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveLayout(edge: .trailing, fraction: phase.value))
  }
}

/// A transition that moves the view in from an edge and out toward the opposite one, with a fade.
///
/// ```swift
/// Text("Hello").transition(PushTransition(edge: .trailing))
/// ```
@MainActor @preconcurrency
public struct PushTransition: Transition {
  /// The edge from which the view moves in.
  public var edge: Edge

  /// Creates a transition from an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }

  /// Returns the view moved by its size, and transparent if it is not present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveLayout(edge: edge, fraction: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition: the view appears and disappears at once.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Scales from zero on insertion and to zero on removal.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Scales from a factor on insertion and to it on removal, about a point of the view.
  @MainActor @preconcurrency
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves in from an offset and out to it, in points.
  @MainActor @preconcurrency
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Moves in from an offset and out to it, in points.
  @MainActor @preconcurrency
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves in from an edge and out toward the same edge, by the size of the view.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Moves in from the leading edge and out toward the trailing edge.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Moves in from an edge and out toward the opposite one, with a fade.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
