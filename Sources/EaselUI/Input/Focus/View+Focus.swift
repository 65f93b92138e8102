extension EnvironmentValues {
  /// Whether focused views draw a focus ring.
  @Entry public var isFocusEffectEnabled = true

  /// Whether the nearest focusable view around the reading one has the focus. Views with `focusable(_:)` set it.
  @Entry public internal(set) var isFocused = false

  /// Whether the views can have the focus; false in hidden views.
  @Entry var allowsFocus = true
}

nonisolated extension View {
  /// Sets whether this view and its descendants draw no focus ring. A descendant cannot enable it again.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Binds the focus of the view to a state: true while the view has the focus. Setting the state moves the
  /// focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

  /// Binds the focus of the view to one value of a state. Setting the state to the value moves the focus to
  /// the view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding, equals: value))
  }
}

extension FocusModifier {
  /// Binds the focus to one value of a state.
  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    self.init(
      requestsFocus: binding.wrappedValue == value,
      changed: { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      })
  }
}
