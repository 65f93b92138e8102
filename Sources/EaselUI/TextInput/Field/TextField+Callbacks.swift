/// The initializers of earlier versions, which take the actions that `onSubmit` and `focused` replace.
extension TextField where Label == Text {
  /// Creates a field with a localized title.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: Called with the Return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(titleKey), onEditingChanged, onCommit)
  }

  /// Creates a field with a localized title, and an action for changes of its focus.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), Text(titleKey), onEditingChanged, nil)
  }

  /// Creates a field with a localized title, and an action for the Return key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text), Text(titleKey), nil, onCommit)
  }

  /// Creates a field with a title.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: Called with the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(title), onEditingChanged, onCommit)
  }

  /// Creates a field with a title, and an action for changes of its focus.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), Text(title), onEditingChanged, nil)
  }

  /// Creates a field with a title, and an action for the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text), Text(title), nil, onCommit)
  }

  fileprivate init(
    _ source: TextFieldCore.Source, _ label: Text, _ editingChanged: ((Bool) -> Void)?,
    _ submitted: (() -> Void)?
  ) {
    self.init(
      TextFieldCore(source: source, editingChanged: editingChanged, submitted: submitted), label: label)
  }

  /// Creates a field for a value with a localized title. The value changes with the Return key and when the focus is lost,
  /// if the formatter can read the text.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(.formatted(value, by: formatter), Text(titleKey), onEditingChanged, onCommit)
  }

  /// Creates a field for a value with a localized title, and an action for the Return key.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(.formatted(value, by: formatter), Text(titleKey), nil, onCommit)
  }

  /// Creates a field for a value with a title. The value changes with the Return key and when the focus is lost, if the
  /// formatter can read the text.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(.formatted(value, by: formatter), Text(title), onEditingChanged, onCommit)
  }

  /// Creates a field for a value with a title, and an action for the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(.formatted(value, by: formatter), Text(title), nil, onCommit)
  }
}
