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
