/// The kind of a text field, and the text that it edits.
struct TextInputConfiguration {
  enum Kind: Equatable {
    /// One line, which scrolls horizontally.
    case line
    /// A line that wraps and grows.
    case wrappedLine
    /// A text in a box of the proposed size, which scrolls vertically.
    case box
  }

  var kind = Kind.line
  /// Whether each character is shown as a bullet, and nothing is copied.
  var isSecure = false
  /// The edited text.
  var text: Binding<String>
  /// The selection; nil if the program does not follow it.
  var selection: Binding<TextSelection?>?
  /// Called with true when the field gets the focus, and with false when it loses it.
  var editingChanged: ((Bool) -> Void)?
  /// Adopts what was typed, with the Return key and when the focus is lost.
  var commit: (() -> Void)?
  /// Called with the Return key, before the actions of `onSubmit`.
  var submitted: (() -> Void)?
  /// What the Return key submits.
  var trigger = SubmitTriggers.text
  /// The space between the border of the field and its text.
  var insets = EdgeInsets()

  var wraps: Bool { kind != .line }
}
