nonisolated extension View {
  /// Shows suggestions below the search field of the view while it is used.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchSettings) { $0.suggestions = view }
  }

  /// Hides or shows the suggestions of the search field of the view.
  ///
  /// - Parameters:
  ///   - visibility: Whether suggestions are shown.
  ///   - placements: The places that this applies to. Suggestions are in the content of phones and in the menus of desktops.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSettings) {
      if visibility == .hidden {
        $0.hiddenSuggestions.formUnion(placements)
      } else {
        $0.hiddenSuggestions.subtract(placements)
      }
    }
  }

  /// Replaces the text of the search field when this suggestion is clicked.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.complete?(completion) })
  }

  /// Adds a token to the search field when this suggestion is clicked.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier { $0.addToken?(token) })
  }

  /// Shows scopes below the search field of the view while it is used.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows scopes below the search field of the view.
  ///
  /// - Parameter activation: Whether the scopes are shown before a text is entered.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let view = AnyView(Picker("Scope", selection: scope) { scopes() }.pickerStyle(.segmented).labelsHidden())
    return transformEnvironment(\.searchSettings) {
      $0.scopes = view
      $0.scopeActivation = activation
    }
  }

  /// Binds the focus of the search field of the view to a state: true while the field has the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds the focus of the search field of the view to one value of a state.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    let focus = FocusModifier(binding, equals: value)
    return transformEnvironment(\.searchSettings) { $0.focus = focus }
  }

  /// Binds the selected part of the text in the search field of the view.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    transformEnvironment(\.searchSettings) { $0.selection = selection }
  }

  /// Shows a search field with suggestions above the view.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Shows a search field with a localized placeholder and suggestions above the view.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Shows a search field with a placeholder and suggestions above the view.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

/// A suggestion of a search.
struct SearchCompletionModifier {
  let complete: (SearchSettings) -> Void
  @Environment(\.searchSettings) private var settings

  init(complete: @escaping (SearchSettings) -> Void) { self.complete = complete }
}

@MainActor extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.contentShape(Rectangle()).onTapGesture { complete(settings) }
  }
}
