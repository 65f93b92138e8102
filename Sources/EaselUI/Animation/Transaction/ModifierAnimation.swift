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
