nonisolated extension View {
  /// Runs an action with what `transform` makes of the view's size and place: at first, and whenever that is another.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// Runs an action with the old and new values of what `transform` makes of the view's size and place; at first the old
  /// value is the same.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { geometry in
        Spacer().onChange(of: transform(geometry), initial: true) { action($0, $1) }
      }
    }
  }
}
