/// Runs an action when a value changes.
struct ValueChangeModifier<Value: Equatable> {
  let value: Value
  /// Whether the action also runs when the view appears.
  let initial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension ValueChangeModifier: LifecycleModifier {
  func isChanged(from old: ValueChangeModifier) -> Bool { value != old.value }

  func didAppear(_ storage: inout Void, at place: LifecycleOwner) {
    if initial { action(value, value) }
  }

  func didChange(from old: ValueChangeModifier, _ storage: inout Void, at place: LifecycleOwner) {
    action(old.value, value)
  }
}

nonisolated extension View {
  /// Runs an action with the old and the new value when `value` changes.
  ///
  /// The action runs after the views are updated for the new value. With `initial`, it also runs when the
  /// view appears, with the current value as both arguments.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when `value` changes and, with `initial`, also when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when `value` changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(ValueChangeModifier(value: value, initial: false) { action($1) })
  }
}

/// Runs a task during the lifetime of a view.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
}

extension TaskModifier: LifecycleModifier {
  func makeStorage() -> Task<Void, Never>? { nil }

  func isChanged(from old: TaskModifier) -> Bool { id != old.id }

  func didAppear(_ storage: inout Task<Void, Never>?, at place: LifecycleOwner) {
    storage = Task(priority: priority) { [action] in await action() }
  }

  func didChange(from old: TaskModifier, _ storage: inout Task<Void, Never>?, at place: LifecycleOwner) {
    storage?.cancel()
    didAppear(&storage, at: place)
  }

  func didDisappear(_ storage: inout Task<Void, Never>?, at place: LifecycleOwner) { storage?.cancel() }
}

nonisolated extension View {
  /// Starts a task on the main actor when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority) { await action() })
  }

  /// Starts a task on the main actor when the view appears, and cancels it when the view disappears. When
  /// `id` changes, the task is canceled and started again.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority) { await action() })
  }
}
