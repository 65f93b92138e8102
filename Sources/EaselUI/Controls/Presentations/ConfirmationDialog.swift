nonisolated extension View {
  /// Presents choices with a localized title while a binding is true: at the bottom edge if
  /// `EnvironmentValues.interfaceIdiom` is `phone`, and in an alert if it is `desktop`.
  ///
  /// A button dismisses the dialog after its action, and so do a click beside it and Escape. A dialog without a
  /// cancel button gets one.
  ///
  /// - Parameter titleVisibility: Whether the title is shown. By default it is shown in alerts only.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions(), EmptyView())
  }

  /// Presents choices with a localized title and a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions(), message())
  }

  /// Presents choices with a localized title while a binding is true and there is data for them.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented.with(data), titleVisibility, data.map(actions), EmptyView())
  }

  /// Presents choices with a localized title and a message while a binding is true and there is data for them.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented.with(data), titleVisibility, data.map(actions), data.map(message))
  }

  /// Presents choices with a title while a binding is true: at the bottom edge if
  /// `EnvironmentValues.interfaceIdiom` is `phone`, and in an alert if it is `desktop`.
  ///
  /// A button dismisses the dialog after its action, and so do a click beside it and Escape. A dialog without a
  /// cancel button gets one.
  ///
  /// - Parameter titleVisibility: Whether the title is shown. By default it is shown in alerts only.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions(), EmptyView())
  }

  /// Presents choices with a title and a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions(), message())
  }

  /// Presents choices with a title while a binding is true and there is data for them.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(title), isPresented.with(data), titleVisibility, data.map(actions), EmptyView())
  }

  /// Presents choices with a title and a message while a binding is true and there is data for them.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(title), isPresented.with(data), titleVisibility, data.map(actions), data.map(message))
  }

  /// Presents choices with a title while a binding is true: at the bottom edge if
  /// `EnvironmentValues.interfaceIdiom` is `phone`, and in an alert if it is `desktop`.
  ///
  /// A button dismisses the dialog after its action, and so do a click beside it and Escape. A dialog without a
  /// cancel button gets one.
  ///
  /// - Parameter titleVisibility: Whether the title is shown. By default it is shown in alerts only.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented, titleVisibility, actions(), EmptyView())
  }

  /// Presents choices with a title and a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented, titleVisibility, actions(), message())
  }

  /// Presents choices with a title while a binding is true and there is data for them.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(title, isPresented.with(data), titleVisibility, data.map(actions), EmptyView())
  }

  /// Presents choices with a title and a message while a binding is true and there is data for them.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(title, isPresented.with(data), titleVisibility, data.map(actions), data.map(message))
  }

  func dialog<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: A, _ message: M
  ) -> some View {
    presentation(isPresented: isPresented, kind: .confirmationDialog) {
      ConfirmationPanel(title: title, titleVisibility: visibility, actions: actions, message: message)
    }
  }
}
