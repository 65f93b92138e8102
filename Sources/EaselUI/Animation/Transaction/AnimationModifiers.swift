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

/// Animates the changes of a view that come with the change of a value.
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

/// Changes the transactions of all changes of a view.
struct TransactionTransformModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionTransformModifier: TransactionModifier {
  var isUnconditional: Bool { true }

  func isTriggered(after old: TransactionTransformModifier) -> Bool { false }

  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// Changes the transactions of those changes of a view that come with the change of a value.
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
  /// Animates all changes of the view, as modifiers before this one make them; nil keeps them from being animated.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(ImplicitAnimationModifier(animation: animation))
  }

  /// Animates the changes of the view, as modifiers before this one make them, that come with a change of `value`.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates the changes of the modifiers that `body` applies, and not those of the view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    AnimatedBody(
      content: body(PlaceholderContentView(content: AnyView(self))),
      modifier: ImplicitAnimationModifier(animation: animation))
  }

  /// Changes the transactions of the view's changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionTransformModifier(transform: transform))
  }

  /// Changes the transactions of those changes of the view that come with a change of `value`.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transactions of the changes of the modifiers that `body` applies, and not those of the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    AnimatedBody(
      content: body(PlaceholderContentView(content: AnyView(self))),
      modifier: TransactionTransformModifier(transform: transform))
  }
}

/// A view in the place where something is done to it: where modifiers are applied whose changes are animated for
/// themselves, or where a transition or an animator says what it looks like.
public struct PlaceholderContentView<Value> {
  let content: AnyView

  init(content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  /// The view takes no part in the transactions of modifiers in an animated body.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    var inputs = inputs
    inputs.leaveAnimatedBody()
    return _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }
}

/// Modifiers with transactions of their own around a view that has none of them.
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

/// A modifier whose changes have transactions of their own; the view that is modified has none of them.
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
  /// The modifier, all of whose changes are animated; nil keeps them from being animated. The view that it is applied to
  /// is not concerned.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    TransactionalModifier(base: self, change: ImplicitAnimationModifier(animation: animation))
  }

  /// The modifier with the transactions of its changes changed. The view that it is applied to is not concerned.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactionalModifier(base: self, change: TransactionTransformModifier(transform: transform))
  }
}
