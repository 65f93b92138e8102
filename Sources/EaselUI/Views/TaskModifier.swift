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
