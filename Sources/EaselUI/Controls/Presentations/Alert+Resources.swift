nonisolated extension View {
  /// Presents an alert with a title from a table of strings while a binding is true.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a title from a table of strings and a message while a binding is true.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented, actions(), message())
  }

  /// Presents an alert with a title from a table of strings while a binding is true and there is data for it.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleResource), isPresented.with(data), data.map(actions), EmptyView())
  }

  /// Presents an alert with a title from a table of strings and a message while a binding is true and there is data for it.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), isPresented.with(data), data.map(actions), data.map(message))
  }
}
