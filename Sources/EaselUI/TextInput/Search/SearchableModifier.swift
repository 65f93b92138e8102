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

/// Values that views around a search field pass to it.
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

/// Shows a search field: in the bar of the page that the view is on, or else above the content.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  @State private var isSearching = false
  @FocusState private var isFocused: Bool
  @Environment(\.searchSettings) private var settings
  @Environment(\.navigationPage) private var page
  @Environment(\.submitActions) private var submitActions

  nonisolated init(text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?) {
    (self.text, self.isPresented, self.prompt) = (text, isPresented, prompt)
  }

  func body(content: Content) -> some View {
    let isActive = isPresented?.wrappedValue ?? isSearching
    Group {
      if page != nil {
        searched(content, isActive)
          .navigationSearch(AnyView(header(isActive).environment(\.submitActions, submitActions)))
      } else {
        VStack(spacing: 0) {
          header(isActive).padding(.horizontal, 16).padding(.vertical, 8)
          searched(content, isActive)
        }
      }
    }
    .onChange(of: isActive, initial: true) { _, isActive in if isActive { isFocused = true } }
  }

  private func searched(_ content: Content, _ isActive: Bool) -> some View {
    content
      .environment(\.isSearching, isActive)
      .transformEnvironment(\.searchSettings) { $0 = SearchSettings(dismiss: dismiss) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The search field with the scopes and the suggestions.
  private func header(_ isActive: Bool) -> some View {
    VStack(spacing: 8) {
      SearchField(
        text: text, prompt: prompt ?? Text("Search"), isActive: isActive, activate: { setActive(true) },
        cancel: dismiss, focus: $isFocused)
      if isActive, let scopes = settings.scopes { scopes }
      if isActive, let suggestions = settings.suggestions {
        VStack(alignment: .leading, spacing: 10) { suggestions }
          .frame(maxWidth: .infinity, alignment: .leading)
          .transformEnvironment(\.searchSettings) { $0.complete = { text.wrappedValue = $0 } }
      }
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
