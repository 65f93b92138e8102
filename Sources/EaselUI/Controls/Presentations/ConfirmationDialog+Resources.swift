nonisolated extension View {
  /// Presents choices with a title from a table of strings while a binding is true: at the bottom edge if
  /// `EnvironmentValues.interfaceIdiom` is `phone`, and in an alert if it is `desktop`.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleResource), isPresented, titleVisibility, actions(), EmptyView())
  }

  /// Presents choices with a title from a table of strings and a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleResource), isPresented, titleVisibility, actions(), message())
  }

  /// Presents choices with a title from a table of strings while a binding is true and there is data for them.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(titleResource), isPresented.with(data), titleVisibility, data.map(actions), EmptyView())
  }

  /// Presents choices with a title from a table of strings and a message while a binding is true and there is data for them.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(titleResource), isPresented.with(data), titleVisibility, data.map(actions), data.map(message))
  }
}
