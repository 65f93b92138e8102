import Foundation
import Testing

@testable import EaselUI

/// Search fields that are used by keys.
@MainActor
struct SearchFieldTests {
  struct Token: Identifiable, Hashable { let id: String }

  private struct Search: View {
    let text: Handle<String>
    let tokens: Handle<[Token]>
    let focus: Handle<Bool>
    var scopeActivation = SearchScopeActivation.automatic
    var hidden: SearchSuggestionsPlacement.Set = []
    @State private var query = ""
    @State private var chosen: [Token] = []
    @State private var scope = 0
    @FocusState private var isSearching: Bool

    var body: some View {
      text.binding = $query
      tokens.binding = $chosen
      focus.binding = Binding(get: { isSearching }, set: { isSearching = $0 })
      return Box(1)
        .searchable(text: $query, tokens: $chosen, prompt: "Find") { Text($0.id) }
        .searchSuggestions {
          Box(2, height: 10).searchCompletion("completed")
          Box(3, height: 10).searchCompletion(Token(id: "new"))
        }
        .searchSuggestions(.hidden, for: hidden)
        .searchScopes($scope, activation: scopeActivation) { Box(4, width: 20, height: 10).tag(0) }
        .searchFocused($isSearching)
    }
  }

  private let text = Handle<String>()
  private let tokens = Handle<[Token]>()
  private let focus = Handle<Bool>()

  private func stage(
    _ activation: SearchScopeActivation = .automatic, hidden: SearchSuggestionsPlacement.Set = []
  ) -> Stage<Search> {
    let stage = Stage(
      size: CGSize(width: 300, height: 300),
      Search(text: text, tokens: tokens, focus: focus, scopeActivation: activation, hidden: hidden))
    stage.show(at: 0)
    return stage
  }

  @Test("The focus of the field is bound, and suggestions appear while the field is used")
  func suggestions() throws {
    let stage = stage()
    #expect(stage.frames()[2] == nil)
    focus.value = true
    stage.show(at: 1)
    stage.show(at: 2)
    let completion = try #require(stage.frames()[2])
    stage.tap(completion.midX, completion.midY)
    stage.show(at: 3)
    #expect(text.value == "completed")
    let token = try #require(stage.frames()[3])
    stage.tap(token.midX, token.midY)
    stage.tap(token.midX, token.midY)
    stage.show(at: 4)
    #expect(tokens.value == [Token(id: "new")])
    #expect(stage.type(.escape))
    stage.show(at: 5)
    #expect(focus.value == false)
    #expect(text.value == "")
    #expect(stage.frames()[2] == nil)
  }

  @Test("Suggestions can be hidden")
  func hidden() {
    let stage = stage(hidden: [.content, .menu])
    focus.value = true
    stage.show(at: 1)
    stage.show(at: 2)
    #expect(stage.frames()[2] == nil)
  }

  @Test("Scopes appear with the search, or with its text")
  func scopes() {
    for (activation, isShownAtOnce) in [
      (SearchScopeActivation.onSearchPresentation, true), (.onTextEntry, false),
    ] {
      let stage = stage(activation)
      #expect(stage.frames()[4] == nil)
      focus.value = true
      stage.show(at: 1)
      stage.show(at: 2)
      #expect((stage.frames()[4] != nil) == isShownAtOnce)
      #expect(stage.type("a", "a"))
      stage.show(at: 3)
      #expect(stage.frames()[4] != nil)
    }
  }

  @Test("Backspace before the text removes the last token")
  func tokenRemoval() {
    let stage = stage()
    tokens.value = [Token(id: "a"), Token(id: "b")]
    focus.value = true
    stage.show(at: 1)
    stage.show(at: 2)
    #expect(stage.type("x", "x"))
    stage.show(at: 3)
    #expect(stage.type(.delete))
    stage.show(at: 4)
    #expect(text.value == "")
    #expect(tokens.value?.count == 2)
    #expect(stage.type(.delete))
    stage.show(at: 5)
    #expect(tokens.value == [Token(id: "a")])
  }

  @Test("Tokens can be suggested and edited, and the selection of the field is bound")
  func tokenForms() throws {
    struct Forms: View {
      let tokens: Handle<[Token]>
      let selection: Handle<TextSelection?>
      @State private var text = ""
      @State private var chosen: [Token] = []
      @State private var suggested = [Token(id: "s")]
      @State private var selected: TextSelection?

      var body: some View {
        tokens.binding = $chosen
        selection.binding = $selected
        return Box(1)
          .searchable(
            text: $text, tokens: $chosen, suggestedTokens: $suggested, isPresented: .constant(true)
          ) { _ in Box(7, width: 20, height: 10) }
          .searchSelection($selected)
      }
    }
    let selection = Handle<TextSelection?>()
    let stage = Stage(size: CGSize(width: 300, height: 300), Forms(tokens: tokens, selection: selection))
    stage.show(at: 0)
    stage.show(at: 1)
    let suggestion = try #require(stage.frames()[7])
    stage.tap(suggestion.midX, suggestion.midY)
    stage.show(at: 2)
    #expect(tokens.value == [Token(id: "s")])
    #expect(stage.type("a", "a"))
    #expect(selection.value??.isInsertion == true)
  }
}
