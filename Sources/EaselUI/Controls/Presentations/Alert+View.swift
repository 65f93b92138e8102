import Foundation

nonisolated extension View {
  /// Presents an alert with a localized title while a binding is true.
  ///
  /// A button of the alert dismisses it after its action. Escape is the cancel button and Return the only other
  /// button. An alert without buttons gets an OK button.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a localized title and a message while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented, actions(), message())
  }

  /// Presents an alert with a localized title while a binding is true and there is data for it.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented.with(data), data.map(actions), EmptyView())
  }

  /// Presents an alert with a localized title and a message while a binding is true and there is data for it.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented.with(data), data.map(actions), data.map(message))
  }

  /// Presents an alert with a title while a binding is true.
  ///
  /// A button of the alert dismisses it after its action. Escape is the cancel button and Return the only other
  /// button. An alert without buttons gets an OK button.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a title and a message while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented, actions(), message())
  }

  /// Presents an alert with a title while a binding is true and there is data for it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented.with(data), data.map(actions), EmptyView())
  }

  /// Presents an alert with a title and a message while a binding is true and there is data for it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented.with(data), data.map(actions), data.map(message))
  }

  /// Presents an alert with a title while a binding is true.
  ///
  /// A button of the alert dismisses it after its action. Escape is the cancel button and Return the only other
  /// button. An alert without buttons gets an OK button.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a title and a message while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(title, isPresented, actions(), message())
  }

  /// Presents an alert with a title while a binding is true and there is data for it.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented.with(data), data.map(actions), EmptyView())
  }

  /// Presents an alert with a title and a message while a binding is true and there is data for it.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented.with(data), data.map(actions), data.map(message))
  }

  /// Presents an alert for an error while a binding is true. Its title is the description of the error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      Text(verbatim: error.description), isPresented.with(error), actions(),
      error?.recoverySuggestion.map { Text(verbatim: $0) })
  }

  /// Presents an alert for an error, with a message, while a binding is true. Its title is the description of the
  /// error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(Text(verbatim: error.description), isPresented.with(error), error.map(actions), error.map(message))
  }

  func alert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: A, _ message: M
  ) -> some View {
    presentation(isPresented: isPresented, kind: .alert) {
      AlertPanel(title: title, actions: actions, message: message)
    }
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var description: String { map { $0.errorDescription ?? $0.localizedDescription } ?? "" }
}

extension Binding<Bool> {
  /// A binding that is false as long as there is no data.
  func with<T>(_ data: T?) -> Binding<Bool> {
    let isMissing = data == nil
    return Binding(get: { !isMissing && wrappedValue }, set: { wrappedValue = $0 })
  }
}
