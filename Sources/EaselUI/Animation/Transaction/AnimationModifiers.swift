/// Animates all changes of a view.
struct ImplicitAnimationModifier {
  let animation: Animation?
}

extension ImplicitAnimationModifier: TransactionModifier {
  var isUnconditional: Bool { true }

  func isTriggered(after old: ImplicitAnimationModifier) -> Bool { false }

  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Animates the changes of a view in updates that change a value.
struct ValueAnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension ValueAnimationModifier: TransactionModifier {
  var isUnconditional: Bool { false }

  func isTriggered(after old: ValueAnimationModifier) -> Bool { value != old.value }

  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Modifies the transactions of all changes of a view.
struct TransactionTransformModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionTransformModifier: TransactionModifier {
  var isUnconditional: Bool { true }

  func isTriggered(after old: TransactionTransformModifier) -> Bool { false }

  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// Modifies the transactions of a view in updates that change a value.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: TransactionModifier {
  var isUnconditional: Bool { false }

  func isTriggered(after old: ValueTransactionModifier) -> Bool { value != old.value }

  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

nonisolated extension View {
  /// Animates all changes of the view and of the modifiers before this one; `nil` disables animation of these
  /// changes.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(ImplicitAnimationModifier(animation: animation))
  }

  /// Animates the changes of the view and of the modifiers before this one in updates that change `value`.
  ///
  /// If `animation` is `nil`, these changes are shown without animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates the changes of the modifiers that `body` applies, but not the changes of the view itself.
  ///
  /// - Parameters:
  ///   - animation: The animation of the changes; `nil` shows them without animation.
  ///   - body: A closure that receives the view and returns it with modifiers applied.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    AnimatedBody(
      content: body(PlaceholderContentView(content: AnyView(self))),
      modifier: ImplicitAnimationModifier(animation: animation))
  }

  /// Modifies the transactions of all changes of the view and of the modifiers before this one.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionTransformModifier(transform: transform))
  }

  /// Modifies the transactions of the view and of the modifiers before this one in updates that change
  /// `value`.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Modifies the transactions of the modifiers that `body` applies, but not those of the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    AnimatedBody(
      content: body(PlaceholderContentView(content: AnyView(self))),
      modifier: TransactionTransformModifier(transform: transform))
  }
}

/// The view that closures of animation modifiers, animators and transitions receive to apply modifiers to.
///
/// ```swift
/// struct Slide: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.offset(x: 40 * phase.value)
///   }
/// }
/// ```
public struct PlaceholderContentView<Value> {
  let content: AnyView

  init(content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  /// Restores the transactions outside the animated body, so that its modifiers do not change those of the
  /// view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    var inputs = inputs
    inputs.leaveAnimatedBody()
    return _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }
}

/// A view with modifiers whose transactions differ from those of the view itself.
struct AnimatedBody<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension AnimatedBody: View where Content: View, Modifier: TransactionModifier {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    var inputs = inputs
    inputs.enterAnimatedBody()
    return _NodeOutput(TransparentNode(view, inputs) { $0.content.modifier($0.modifier) })
  }
}

/// A modifier whose changes use modified transactions; the transactions of the modified view stay as they
/// are.
struct TransactionalModifier<Base, Change> {
  let base: Base
  let change: Change
}

extension TransactionalModifier: ViewModifier where Base: ViewModifier, Change: TransactionModifier {
  func body(content: Content) -> some View {
    AnimatedBody(
      content: PlaceholderContentView<Base>(content: AnyView(content)).modifier(base), modifier: change)
  }
}

nonisolated extension ViewModifier {
  /// Returns the modifier with all of its changes animated; `nil` disables their animation.
  ///
  /// Changes of the view that the modifier is applied to are not affected.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    TransactionalModifier(base: self, change: ImplicitAnimationModifier(animation: animation))
  }

  /// Returns the modifier with the transactions of its changes modified.
  ///
  /// Transactions of the view that the modifier is applied to are not affected.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactionalModifier(base: self, change: TransactionTransformModifier(transform: transform))
  }
}
