// Interaction with lists that has no meaning with a mouse. It exists so that programs for other platforms compile.

/// An action that loads content again. See `EnvironmentValues.refresh`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action set by `refreshable(action:)`; nil if there is none.
  @Entry public internal(set) var refresh: RefreshAction?
}

nonisolated extension View {
  /// Has no effect: rows do not move sideways. The actions are not shown.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Makes an action for loading content again available as `EnvironmentValues.refresh`. Nothing on this platform runs
  /// it by itself.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
