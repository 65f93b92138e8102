/// Ends a search: the search field loses the focus and its text. Read it from the environment of a searchable view.
///
/// ```swift
/// struct Results: View {
///   @Environment(\.dismissSearch) private var dismissSearch
///
///   var body: some View { Button("Done") { dismissSearch() } }
/// }
/// ```
public struct DismissSearchAction {
  let action: () -> Void

  /// Ends the search.
  @MainActor public func callAsFunction() { action() }
}

/// Values that views around a search field pass to it. They are used on the main actor only, as all values of
/// environments.
struct SearchSettings: @unchecked Sendable {
  var suggestions: AnyView?
  var scopes: AnyView?
  /// Adopts a suggestion.
  var complete: ((String) -> Void)?
  var dismiss: () -> Void = {}
}

extension EnvironmentValues {
  /// Whether the search field of the view is used.
  @Entry public internal(set) var isSearching = false

  @Entry var searchSettings = SearchSettings()

  /// Ends the search of the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: searchSettings.dismiss) }
}

/// Shows a search field above the content.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  @State private var isSearching = false
  @FocusState private var isFocused: Bool
  @Environment(\.searchSettings) private var settings

  nonisolated init(text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?) {
    (self.text, self.isPresented, self.prompt) = (text, isPresented, prompt)
  }

  func body(content: Content) -> some View {
    let isActive = isPresented?.wrappedValue ?? isSearching
    VStack(spacing: 0) {
      SearchField(
        text: text, prompt: prompt ?? Text("Search"), isActive: isActive, activate: { setActive(true) },
        cancel: dismiss,
        focus: $isFocused
      )
      .padding(.horizontal, 16).padding(.vertical, 8)
      if isActive, let scopes = settings.scopes { scopes.padding(.horizontal, 16).padding(.bottom, 8) }
      if isActive, let suggestions = settings.suggestions {
        VStack(alignment: .leading, spacing: 10) { suggestions }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16).padding(.bottom, 8)
          .transformEnvironment(\.searchSettings) { $0.complete = { text.wrappedValue = $0 } }
      }
      content
        .environment(\.isSearching, isActive)
        .transformEnvironment(\.searchSettings) { $0 = SearchSettings(dismiss: dismiss) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onChange(of: isActive, initial: true) { _, isActive in if isActive { isFocused = true } }
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
