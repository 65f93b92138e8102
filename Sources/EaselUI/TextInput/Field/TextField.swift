/// A field in which the user edits a text or a value.
///
/// The keys are those of Linux desktops: the arrow keys, also with Control and Shift, Home and End, Control-A, -C, -X, -V
/// and -Z, and the Return key, which runs the actions of `onSubmit(of:_:)`. The label is shown as the placeholder if there
/// is no prompt.
///
/// ```swift
/// struct Profile: View {
///   @State private var name = ""
///   @State private var age = 30
///
///   var body: some View {
///     Form {
///       TextField("Name", text: $name)
///       TextField("Age", value: $age, format: .number)
///     }
///   }
/// }
/// ```
public struct TextField<Label: View> {
  let core: TextFieldCore
  let label: Label
  /// Whether the style has been applied already.
  let isStyled: Bool
  @Environment(\.textFieldStyle) private var style

  init(_ core: TextFieldCore, label: Label, isStyled: Bool = false) {
    (self.core, self.label, self.isStyled) = (core, label, isStyled)
  }
}

extension TextField: View {
  public var body: some View {
    if isStyled {
      TextInput(core: core, placeholder: placeholder)
    } else {
      style.makeAnyBody(
        TextField<_TextFieldStyleLabel>(
          core, label: _TextFieldStyleLabel(content: AnyView(label)), isStyled: true))
    }
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt = core.prompt { prompt } else { label }
  }
}

extension TextField {
  /// Creates a field with a label and an optional placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldCore(source: .text(text), prompt: prompt), label: label())
  }

  /// Creates a field with a label. A vertical field wraps lines and grows, within the limits of `lineLimit`.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(TextFieldCore(source: .text(text), prompt: prompt, kind: axis.fieldKind), label: label())
  }

  /// Creates a field with a label, and a binding to its selection.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      TextFieldCore(
        source: .text(text), prompt: prompt, kind: axis?.fieldKind ?? .line, selection: selection),
      label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldCore(source: .text(text)), label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldCore(source: .text(text)), label: Text(title))
  }

  /// Creates a field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldCore(source: .text(text), prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldCore(source: .text(text), prompt: prompt), label: Text(title))
  }

  /// Creates a field with a localized title. A vertical field wraps lines and grows, within the limits of `lineLimit`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a title. A vertical field wraps lines and grows, within the limits of `lineLimit`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a localized title and a placeholder. A vertical field wraps lines and grows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextFieldCore(source: .text(text), prompt: prompt, kind: axis.fieldKind), label: Text(titleKey))
  }

  /// Creates a field with a title and a placeholder. A vertical field wraps lines and grows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextFieldCore(source: .text(text), prompt: prompt, kind: axis.fieldKind), label: Text(title))
  }

  /// Creates a field with a localized title, and a binding to its selection.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title, and a binding to its selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension Axis {
  var fieldKind: TextInputConfiguration.Kind { self == .vertical ? .wrappedLine : .line }
}
