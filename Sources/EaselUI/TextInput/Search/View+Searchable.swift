nonisolated extension View {
  /// Shows a search field above the view.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: Ignored: the field is above the content.
  ///   - prompt: The placeholder; nil for "Search".
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Shows a search field with a localized placeholder above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field with a placeholder above the view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field above the view, with a binding to whether it is used.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Shows a search field with a localized placeholder above the view, with a binding to whether it is used.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field with a placeholder above the view, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field above the view. The tokens are ignored: only the text is shown and edited.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Shows suggestions below the search field of the view while it is used.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchSettings) { $0.suggestions = view }
  }

  /// Replaces the text of the search field when this suggestion is clicked.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Shows scopes below the search field of the view while it is used.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let view = AnyView(Picker("Scope", selection: scope) { scopes() })
    return transformEnvironment(\.searchSettings) { $0.scopes = view }
  }
}

/// A suggestion of a search.
struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchSettings) private var settings

  func body(content: Content) -> some View {
    content.contentShape(Rectangle()).onTapGesture { settings.complete?(completion) }
  }
}
