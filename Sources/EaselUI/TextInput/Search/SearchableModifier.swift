/// Shows a search field above the content.
struct SearchableModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  var tokens = SearchTokens()
  @State private var isSearching = false
  @FocusState private var isFocused: Bool
  @Environment(\.searchSettings) private var settings
  @Environment(\.interfaceIdiom) private var idiom

  init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?,
    tokens: SearchTokens = SearchTokens()
  ) {
    (self.text, self.isPresented, self.prompt, self.tokens) = (text, isPresented, prompt, tokens)
  }
}

@MainActor extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isActive = isPresented?.wrappedValue ?? isSearching
    content
      .environment(\.isSearching, isActive)
      .transformEnvironment(\.searchSettings) { $0 = SearchSettings(dismiss: dismiss) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) { VStack(spacing: 0) { field(isActive) } }
      .onChange(of: isActive, initial: true) { _, isActive in if isActive { isFocused = true } }
  }

  /// The field with the scopes and suggestions of an active search.
  @ViewBuilder private func field(_ isActive: Bool) -> some View {
    SearchField(
      text: text, prompt: prompt ?? Text("Search"), tokens: tokens, isActive: isActive,
      activate: { setActive(true) }, cancel: dismiss, focus: $isFocused
    )
    .modifier(settings.focus ?? FocusModifier(isFocusable: false))
    .padding(.horizontal, 16).padding(.vertical, 8)
    if isActive, showsScopes, let scopes = settings.scopes {
      scopes.padding(.horizontal, 16).padding(.bottom, 8)
    }
    if isActive, showsSuggestions, settings.suggestions != nil || !tokens.suggested.isEmpty {
      suggestions
    }
  }

  /// Scopes are shown for an active search, or once there is a text.
  private var showsScopes: Bool {
    settings.scopeActivation != .onTextEntry || !text.wrappedValue.isEmpty || !tokens.shown.isEmpty
  }

  private var showsSuggestions: Bool {
    !settings.hiddenSuggestions.contains(idiom == .phone ? .content : .menu)
  }

  private var suggestions: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(tokens.suggested) { token in
        token.label.contentShape(Rectangle()).onTapGesture { token.add() }
      }
      settings.suggestions
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 16).padding(.bottom, 8)
    .transformEnvironment(\.searchSettings) {
      $0.complete = { text.wrappedValue = $0 }
      $0.addToken = tokens.add
    }
  }

  private func setActive(_ isActive: Bool) {
    if let isPresented { isPresented.wrappedValue = isActive } else { isSearching = isActive }
  }

  private func dismiss() {
    text.wrappedValue = ""
    isFocused = false
    setActive(false)
  }
}
