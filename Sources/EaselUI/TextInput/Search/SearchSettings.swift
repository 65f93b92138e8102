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
  /// The places where suggestions are not shown.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  /// Binds the focus of the field.
  var focus: FocusModifier?
  /// The selected part of the text.
  var selection: Binding<TextSelection?>?
  /// Adopts a suggestion.
  var complete: ((String) -> Void)?
  /// Adopts a suggested token.
  var addToken: ((Any) -> Void)?
  var dismiss: () -> Void = {}
}

extension EnvironmentValues {
  /// Whether the search field of the view is used.
  @Entry public internal(set) var isSearching = false

  @Entry var searchSettings = SearchSettings()

  /// Ends the search of the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: searchSettings.dismiss) }

  /// Where the suggestions of a search are shown: always below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    interfaceIdiom == .phone ? .content : .menu
  }
}
