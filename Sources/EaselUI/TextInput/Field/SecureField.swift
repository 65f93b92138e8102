/// A field for a secret text. Each character is shown as a bullet, and nothing can be copied from it.
///
/// ```swift
/// struct SignIn: View {
///   @State private var password = ""
///
///   var body: some View { SecureField("Password", text: $password) }
/// }
/// ```
public struct SecureField<Label: View> {
  private let core: TextFieldCore
  private let label: Label

  private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label, _ submitted: (() -> Void)? = nil) {
    core = TextFieldCore(source: .text(text), prompt: prompt, isSecure: true, submitted: submitted)
    self.label = label
  }

  /// Creates a field with a label and an optional placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, nil, Text(titleKey)) }

  /// Creates a field with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text, nil, Text(titleResource))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, nil, Text(title)) }

  /// Creates a field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }

  /// Creates a field with a title from a table of strings and a placeholder.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleResource))
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }

  /// Creates a field with a localized title, and an action for the Return key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, nil, Text(titleKey), onCommit)
  }

  /// Creates a field with a title, and an action for the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, nil, Text(title), onCommit)
  }
}

extension SecureField: View {
  public var body: some View { TextField(core, label: label) }
}
