// Interaction with lists that has no meaning with a mouse. It exists so that programs for other platforms compile.

nonisolated extension View {
  /// Has no effect: rows do not move sideways. The actions are not shown.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}
