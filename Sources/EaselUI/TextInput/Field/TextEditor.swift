/// A box in which the user edits a text of several lines, which wrap and scroll.
///
/// Only the paragraphs that change are laid out again: in a long text of many paragraphs, typing is as fast as in a short one.
/// A long paragraph is laid out as a whole.
///
/// ```swift
/// struct Notes: View {
///   @State private var text = "First line"
///
///   var body: some View {
///     TextEditor(text: $text).frame(height: 200)
///   }
/// }
/// ```
public struct TextEditor {
  private let core: TextFieldCore
  @Environment(\.textEditorStyle) private var style

  private init(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    core = TextFieldCore(source: .text(text), kind: .box, selection: selection)
  }

  /// Creates an editor.
  public init(text: Binding<String>) { self.init(text, nil) }

  /// Creates an editor with a binding to its selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text, selection) }
}

extension TextEditor: View {
  public var body: some View { style.makeAnyBody(TextEditorStyleConfiguration(core: core)) }
}
