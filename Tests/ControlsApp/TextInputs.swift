import SwiftUI

struct TextFieldExample: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: $text)
      .textFieldStyle(.roundedBorder)
      .focused($isFocused)
      .onSubmit { report("submitted \(text)") }
      .placed("field")
      .reports("text", text)
      .reports("focused", isFocused)
      .padding(40)
  }
}

struct SecureFieldExample: View {
  @State private var text = ""

  var body: some View {
    SecureField("Password", text: $text)
      .textFieldStyle(.roundedBorder)
      .onSubmit { report("submitted \(text)") }
      .placed("field")
      .reports("text", text)
      .padding(40)
  }
}

struct NumberFieldExample: View {
  @State private var value = 7

  var body: some View {
    TextField("Number", value: $value, format: .number)
      .textFieldStyle(.roundedBorder)
      .placed("field")
      .reports("value", value)
      .padding(40)
  }
}

struct TextEditorExample: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text).placed("editor").reports("text", text).padding(40)
  }
}

/// Two fields with a disabled one between them, and a button. The first field moves the focus when it is submitted.
struct FocusExample: View {
  private enum Field: String {
    case first, second
  }

  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 20) {
      TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .second }
        .placed("first")
      TextField("Disabled", text: .constant("")).disabled(true)
      TextField("Second", text: $second).focused($focus, equals: .second).placed("second")
      EndButton()
    }
    .textFieldStyle(.roundedBorder)
    .reports("focus", focus?.rawValue ?? "none")
    .padding(40)
  }
}

struct SearchExample: View {
  @State private var query = ""

  var body: some View {
    Color.gray.placed("content")
      .searchable(text: $query)
      .searchSuggestions {
        Text("banana").placed("suggestion").searchCompletion("banana")
      }
      .onSubmit(of: .search) { report("submitted \(query)") }
      .reports("query", query)
  }
}
