import SwiftUI

// Text fields, search fields, the focus and the commands of keys, as programs write them. The focus and keys are not part of
// a picture: their tests are in FocusTests, CommandTests and SearchFieldTests.

private struct SearchToken: Identifiable { let id: String }

@MainActor func fieldPairs() -> [DeclarationPair] {
  let text = Binding.constant("Some text")
  let field = TextField("Title", text: text)
  return [
    DeclarationPair("text", field, unlike: TextField("Title", text: .constant(""))),
    DeclarationPair(
      "prompt", TextField("Title", text: .constant(""), prompt: Text("Prompt")),
      unlike: TextField("Title", text: .constant(""))),
    DeclarationPair(
      "axis",
      TextField("Title", text: .constant("a\nb\nc"), axis: .vertical).lineLimit(2, reservesSpace: true),
      unlike: TextField("Title", text: .constant("a\nb\nc"), axis: .horizontal)),
    DeclarationPair("secure", SecureField("Title", text: text), unlike: field),
    DeclarationPair(
      "format", TextField("Title", value: .constant(1234.5), format: .number),
      unlike: TextField("Title", value: .constant(1234.5), formatter: NumberFormatter())),
    DeclarationPair(
      "text field style", field.textFieldStyle(.roundedBorder), unlike: field.textFieldStyle(.plain)),
    DeclarationPair(
      "editor", TextEditor(text: text).textEditorStyle(.roundedBorder),
      unlike: TextEditor(text: text).textEditorStyle(.plain)),
    DeclarationPair("default focus", FocusedFields(isSecond: false), unlike: FocusedFields(isSecond: true)),
    DeclarationPair(
      "preferred focus", PreferredField(isPreferred: true), unlike: PreferredField(isPreferred: false)),
    DeclarationPair("selection", SelectedEditor(length: 1), unlike: SelectedEditor(length: 4)),
    DeclarationPair(
      "paste button", PasteButton(payloadType: String.self) { _ in }, unlike: Color.clear),
  ]
}

@MainActor func searchPairs() -> [DeclarationPair] {
  let text = Binding.constant("a")
  let content = Text("Content")
  let tokens = Binding.constant([SearchToken(id: "token")])
  let searched = content.searchable(text: text, isPresented: .constant(true), prompt: "Find")
  return [
    DeclarationPair("searchable", content.searchable(text: text, prompt: "Find"), unlike: content),
    DeclarationPair(
      "tokens", content.searchable(text: text, tokens: tokens) { Text($0.id) },
      unlike: content.searchable(text: text)),
    DeclarationPair(
      "editable tokens", content.searchable(text: text, editableTokens: tokens) { Text($0.wrappedValue.id) },
      unlike: content.searchable(text: text)),
    DeclarationPair(
      "suggested tokens",
      content.searchable(text: text, tokens: tokens, suggestedTokens: tokens, isPresented: .constant(true)) {
        Text($0.id)
      },
      unlike: content.searchable(text: text, tokens: tokens, isPresented: .constant(true)) { Text($0.id) }),
    DeclarationPair(
      "suggestions",
      searched.searchSuggestions {
        Text("suggestion").searchCompletion("suggestion")
        Text("token").searchCompletion(SearchToken(id: "token"))
      }, unlike: searched),
    DeclarationPair(
      "hidden suggestions",
      searched.searchSuggestions { Text("suggestion") }.searchSuggestions(.hidden, for: [.content, .menu]),
      unlike: searched.searchSuggestions { Text("suggestion") }),
    DeclarationPair(
      "scopes", searched.searchScopes(.constant(0)) { Text("All").tag(0) }, unlike: searched),
    DeclarationPair(
      "activation",
      searched.searchScopes(.constant(0), activation: .onSearchPresentation) { Text("All").tag(0) },
      unlike: searched),
  ]
}

/// Two fields of which one has the focus when they appear.
struct FocusedFields: View {
  enum Field: Hashable { case first, second }

  let isSecond: Bool
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("", text: .constant("a")).focused($field, equals: .first)
      TextField("", text: .constant("b")).focused($field, equals: .second)
    }
    .defaultFocus($field, isSecond ? .second : .first, priority: .userInitiated)
  }
}

/// A scope with a preferred field.
struct PreferredField: View {
  let isPreferred: Bool
  @Namespace private var scope
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack {
      TextField("", text: .constant("a")).prefersDefaultFocus(isPreferred, in: scope)
      Text("").onTapGesture { resetFocus(in: scope) }
    }
    .focusScope(scope)
  }
}

/// An editor with the focus, whose selection has a length.
struct SelectedEditor: View {
  let length: Int
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  private let text = "Selection"

  var body: some View {
    TextEditor(text: .constant(text), selection: $selection)
      .focused($isFocused)
      .defaultFocus($isFocused, true)
      .onAppear {
        selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: length))
      }
  }
}

/// A view with all commands and settings of the focus.
struct CommandView: View {
  @State private var log: [String] = []
  @FocusState private var isSearching: Bool
  @State private var selection: TextSelection?
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(isFocused ? "focused" : "not focused")
      .focusable(true, interactions: [.activate, .edit])
      .onMoveCommand { direction in log.append("\(direction)") }
      .onExitCommand { log.removeAll() }
      .onDeleteCommand { log.removeLast() }
      .onPlayPauseCommand {}
      .copyable(log)
      .cuttable(for: String.self) { log }
      .pasteDestination(for: String.self) {
        log += $0
      } validator: {
        $0
      }
      .onCopyCommand { [NSItemProvider(object: NSString(string: "text"))] }
      .onCutCommand { [] }
      .onPasteCommand(of: [.text]) { log.append("\($0.count)") }
      .focusSection()
      .searchable(text: .constant(""))
      .searchFocused($isSearching)
      .searchSelection($selection)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchToolbarBehavior(.minimize)
      .searchDictationBehavior(.inline(activation: .onLook))
      .textContentType(.oneTimeCode)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .textSelectionAffinity(.upstream)
      .writingToolsAffordanceVisibility(.hidden)
      .textInputFormattingControlVisibility(.hidden, for: .all)
      .textInputSuggestions { Text("a").textInputCompletion("a") }
      .typeSelectEquivalent("a")
  }
}
