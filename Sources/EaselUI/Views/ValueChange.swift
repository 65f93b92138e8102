/// Acts when a value changes.
struct ValueChangeModifier<Value: Equatable> {
  let value: Value
  /// Whether it acts when the view appears, too.
  let initial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension ValueChangeModifier: LifecycleModifier {
  func isChanged(from old: ValueChangeModifier) -> Bool { value != old.value }

  func didAppear(_ storage: inout Void, at place: LifecyclePlace) {
    if initial { action(value, value) }
  }

  func didChange(from old: ValueChangeModifier, _ storage: inout Void, at place: LifecyclePlace) {
    action(old.value, value)
  }
}

nonisolated extension View {
  /// Runs an action with the old value and the new one when `value` has changed, after the views that show the new one
  /// were made; with `initial`, when the view appears too.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when `value` has changed; with `initial`, when the view appears too.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when `value` has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(ValueChangeModifier(value: value, initial: false) { action($1) })
  }
}
