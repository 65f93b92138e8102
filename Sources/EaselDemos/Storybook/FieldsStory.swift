import SwiftUI

/// Text fields, editors, search fields, and the views that the focus moves between, as programs use them.
extension DemoCatalogue {
  static let storyFields = Demo(
    "story-fields", "Fields and focus",
    "Text fields in all styles, editors, search fields and focusable views.",
    size: CGSize(width: 390, height: 560), .fill, source: "FieldsStory",
    variants: Demo.Variant("styles") { FieldStylesStory() },
    Demo.Variant("form") { FieldFormStory() },
    Demo.Variant("editor") { EditorStory() },
    Demo.Variant("search") { SearchStory() },
    Demo.Variant("focus") { FocusStory() })
}

/// Fields in all styles, with one that has the focus.
struct FieldStylesStory: View {
  private enum Field { case name, note }

  @State private var name = "Ada Lovelace"
  @State private var password = "analytical"
  @State private var note = "A field of a vertical axis wraps its lines and grows up to three of them."
  @State private var empty = ""
  @State private var count = 12
  @State private var price = 4.5
  @State private var selection: TextSelection?
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name, selection: $selection)
        .textFieldStyle(.roundedBorder).focused($field, equals: .name)
      TextField("Title", text: $empty, prompt: Text("A prompt")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      TextField("Note", text: $note, axis: .vertical)
        .lineLimit(2...3).textFieldStyle(.roundedBorder).focused($field, equals: .note)
      HStack {
        TextField("Count", value: $count, format: .number)
        TextField("Price", value: $price, format: .currency(code: "EUR"))
      }
      .textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing)
      TextField("Plain", text: $name).textFieldStyle(.plain)
      TextField("Square", text: $name).textFieldStyle(.squareBorder)
      TextField("Disabled", text: $name).textFieldStyle(.roundedBorder).disabled(true)
      HStack {
        PasteButton(payloadType: String.self) { note = $0.joined(separator: " ") }
        Button("Clear", role: .destructive) { note = "" }
      }
    }
    .defaultFocus($field, .name)
    .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
  }
}

/// Fields in a form, in which the Return key moves the focus.
struct FieldFormStory: View {
  private enum Field { case street, city }

  @State private var street = ""
  @State private var city = "Zürich"
  @State private var code = 8001
  @State private var comment = ""
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section("Address") {
        TextField("Street", text: $street).focused($field, equals: .street)
          .textContentType(.streetAddressLine1).onSubmit { field = .city }
        TextField("City", text: $city).focused($field, equals: .city).textInputAutocapitalization(.words)
        TextField("Code", value: $code, format: .number.grouping(.never)).keyboardType(.numberPad)
      }
      Section("Comment") {
        TextField("Optional", text: $comment, axis: .vertical).lineLimit(3, reservesSpace: true)
      }
    }
    .submitLabel(.next)
  }
}

/// An editor with a selection, and one in a border.
struct EditorStory: View {
  @State private var text = """
    An editor wraps its lines and scrolls. Only the paragraphs that change are laid out again.

    Right to left: العربية, and back. Emoji: 👩‍👩‍👧‍👦.
    """
  @State private var short = "In a border"
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextEditor(text: $text, selection: $selection).frame(height: 220).focused($isFocused)
      TextEditor(text: $short).textEditorStyle(.roundedBorder).frame(height: 90)
      TextEditor(text: $short).textEditorStyle(.plain).frame(height: 60).font(.body.italic())
    }
    .onAppear {
      selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 9))
    }
    .defaultFocus($isFocused, true)
    .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
  }
}

/// A search with tokens, scopes and suggestions.
struct SearchStory: View {
  private struct Token: Identifiable { let id: String }

  @State private var text = "ze"
  @State private var tokens = [Token(id: "Metals")]
  @State private var scope = "All"
  @State private var isPresented = true

  private let elements = ["Argon", "Bronze", "Gold", "Silver", "Zinc"]

  var body: some View {
    NavigationStack {
      List(elements.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) {
        Text($0)
      }
      .navigationTitle("Materials")
      .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Elements") { Text($0.id) }
      .searchScopes($scope) { ForEach(["All", "Recent"], id: \.self) { Text($0).tag($0) } }
      .searchSuggestions {
        Text("Bronze age").searchCompletion("bronze")
        Text("Zinc").searchCompletion("zinc")
      }
    }
  }
}

/// Focusable views that arrow keys move.
struct FocusStory: View {
  @State private var position = CGPoint(x: 2, y: 1)
  @FocusState private var isFocused: Bool
  @Namespace private var scope

  var body: some View {
    VStack(spacing: 24) {
      Text(isFocused ? "Arrow keys move the dot" : "Tab moves the focus").foregroundStyle(.secondary)
      Circle().fill(.tint).frame(width: 24, height: 24)
        .offset(x: position.x * 24, y: position.y * 24)
        .frame(width: 240, height: 160).background(.quaternary, in: .rect(cornerRadius: 12))
        .focusable().focused($isFocused)
        .onMoveCommand { move($0) }
        .onExitCommand { isFocused = false }
      HStack {
        ForEach(["Red", "Green", "Blue"], id: \.self) { name in
          FocusChip(name: name).focusable(interactions: .activate).copyable([name])
        }
      }
      HStack {
        Button("First") {}.prefersDefaultFocus(in: scope)
        Button("Second") {}.buttonStyle(.bordered)
      }
      .focusScope(scope)
    }
    .defaultFocus($isFocused, true)
    .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
  }

  private func move(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: position.y = max(-2, position.y - 1)
    case .down: position.y = min(2, position.y + 1)
    case .left: position.x = max(-4, position.x - 1)
    case .right: position.x = min(4, position.x + 1)
    }
  }
}

/// A label that shows whether the view around it has the focus.
private struct FocusChip: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(name).bold(isFocused).padding(.horizontal, 12).padding(.vertical, 6)
      .background(.fill.secondary, in: .capsule)
  }
}
