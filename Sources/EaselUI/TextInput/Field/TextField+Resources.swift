extension TextField where Label == Text {
  /// Creates a field with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(TextFieldCore(source: .text(text)), label: Text(titleResource))
  }

  /// Creates a field with a title from a table of strings and a placeholder.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldCore(source: .text(text), prompt: prompt), label: Text(titleResource))
  }

  /// Creates a field with a title from a table of strings. A vertical field wraps lines and grows, within the limits of `lineLimit`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(titleResource, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a title from a table of strings and a placeholder. A vertical field wraps lines and grows.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(
      TextFieldCore(source: .text(text), prompt: prompt, kind: axis.fieldKind), label: Text(titleResource))
  }

  /// Creates a field with a title from a table of strings, and a binding to its selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field for an optional value with a title from a table of strings. An empty field sets it to nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value with a title from a table of strings.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value with a title from a table of strings and a formatter.
  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(titleResource) }
  }

  /// Creates a field for a value with a title from a table of strings, a formatter and a placeholder.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }
}
