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

/// Runs a task as long as a view is there.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
}

extension TaskModifier: LifecycleModifier {
  func makeStorage() -> Task<Void, Never>? { nil }

  func isChanged(from old: TaskModifier) -> Bool { id != old.id }

  func didAppear(_ storage: inout Task<Void, Never>?, at place: LifecyclePlace) {
    storage = Task(priority: priority) { [action] in await action() }
  }

  func didChange(from old: TaskModifier, _ storage: inout Task<Void, Never>?, at place: LifecyclePlace) {
    storage?.cancel()
    didAppear(&storage, at: place)
  }

  func didDisappear(_ storage: inout Task<Void, Never>?, at place: LifecyclePlace) { storage?.cancel() }
}

nonisolated extension View {
  /// Starts a task on the main actor when the view appears, and cancels it when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority) { await action() })
  }

  /// Starts a task on the main actor when the view appears, and another instead of it when `id` changes; cancels it when
  /// the view goes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority) { await action() })
  }
}
