/// What the initializers of text fields describe.
struct TextFieldCore {
  /// What a field edits.
  enum Source {
    case text(Binding<String>)
    /// A value: a function that formats it, and one that stores what was typed if that can be parsed.
    case value(format: () -> String, parse: (String) -> Void)
  }

  var source: Source
  var prompt: Text?
  var kind = TextInputConfiguration.Kind.line
  var isSecure = false
  var selection: Binding<TextSelection?>?
  var editingChanged: ((Bool) -> Void)?
  var submitted: (() -> Void)?

  /// The text of a field that shows `draft` while a value is being typed.
  func binding(draft: Binding<String?>) -> Binding<String> {
    switch source {
    case .text(let binding): binding
    case .value(let format, _):
      Binding(get: { draft.wrappedValue ?? format() }, set: { draft.wrappedValue = $0 })
    }
  }

  /// Adopts a typed value; nil for the text of a binding, which has it already.
  func commit(draft: Binding<String?>) -> (() -> Void)? {
    guard case .value(_, let parse) = source else { return nil }
    return {
      guard let typed = draft.wrappedValue else { return }
      draft.wrappedValue = nil
      parse(typed)
    }
  }
}

/// A text field without a style of its own: the text, the placeholder, and the border that the environment asks for.
struct TextInput<Placeholder: View>: View {
  let core: TextFieldCore
  let placeholder: Placeholder
  var trigger = SubmitTriggers.text
  @State private var controller = TextInputController()
  @State private var isFocused = false
  @State private var draft: String?
  @Environment(\.textInputBorder) private var border
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    let binding = core.binding(draft: $draft)
    placeholder
      .foregroundStyle(Color.placeholderText)
      .lineLimit(core.kind == .line ? 1 : nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: placeholderAlignment)
      .modifier(
        TextInputModifier(
          controller: controller, configuration: configuration(binding), text: binding.wrappedValue,
          selection: core.selection?.wrappedValue)
      )
      .modifier(
        FocusModifier(changed: focusChanged, keyAction: { controller.handle($0) }, isTextInput: true)
      )
      .environment(\.isFocusEffectEnabled, false)
      .background { TextInputBackground(border: border, isFocused: isFocused) }
      .modifier(DisabledAppearance())
  }

  private var placeholderAlignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return Alignment(horizontal: horizontal, vertical: core.kind == .line ? .center : .top)
  }

  private func configuration(_ binding: Binding<String>) -> TextInputConfiguration {
    TextInputConfiguration(
      kind: core.kind, isSecure: core.isSecure, text: binding, selection: core.selection,
      editingChanged: core.editingChanged, commit: core.commit(draft: $draft), submitted: core.submitted,
      trigger: trigger, insets: border.insets(in: idiom))
  }

  private func focusChanged(_ hasFocus: Bool) {
    isFocused = hasFocus
    controller.focusChanged(hasFocus)
  }
}
