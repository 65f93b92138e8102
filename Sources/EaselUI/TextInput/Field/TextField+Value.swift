/// Fields for values. A value changes with the Return key and when the field loses the focus, if the text can be parsed;
/// otherwise the field shows the old value again.
extension TextField where Label == Text {
  /// Creates a field for an optional value with a localized title. An empty field sets it to nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for an optional value with a title. An empty field sets it to nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value with a localized title and a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
  }

  /// Creates a field for a value with a title and a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  /// Creates a field for a value with a localized title, a formatter and a placeholder.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value with a title, a formatter and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

extension TextField {
  /// Creates a field for an optional value with a label. An empty field sets it to nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let source = TextFieldCore.Source.value(
      format: { value.wrappedValue.map(format.format) ?? "" },
      parse: { typed in
        if typed.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(typed) {
          value.wrappedValue = parsed
        }
      })
    self.init(TextFieldCore(source: source, prompt: prompt), label: label())
  }

  /// Creates a field for a value with a label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let source = TextFieldCore.Source.value(
      format: { format.format(value.wrappedValue) },
      parse: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(TextFieldCore(source: source, prompt: prompt), label: label())
  }

  /// Creates a field for a value with a label and a formatter.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldCore(source: .formatted(value, by: formatter), prompt: prompt), label: label())
  }
}

extension TextFieldCore.Source {
  /// A value with a formatter.
  static func formatted<V>(_ value: Binding<V>, by formatter: Formatter) -> TextFieldCore.Source {
    .value(
      format: { formatter.string(for: value.wrappedValue) ?? "" },
      parse: { if let parsed: V = formatter.parsed($0) { value.wrappedValue = parsed } })
  }
}

extension Formatter {
  /// The value that a text stands for. Foundation on Linux reads values only with formatters for numbers and dates.
  fileprivate func parsed<V>(_ text: String) -> V? {
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
    guard let formatter = self as? NumberFormatter, let number = formatter.number(from: text) else {
      return text as? V
    }
    return number.value()
  }
}

extension NSNumber {
  /// The number as a type of Swift; nil if it is not a type of numbers, or if the number is not finite.
  fileprivate func value<V>() -> V? {
    let double = doubleValue
    guard double.isFinite else { return nil }
    if V.self == Double.self { return double as? V }
    if V.self == Float.self { return Float(double) as? V }
    if V.self == CGFloat.self { return CGFloat(double) as? V }
    if V.self == Decimal.self { return decimalValue as? V }
    if V.self == NSNumber.self { return self as? V }
    if let type = V.self as? any FixedWidthInteger.Type { return type.clamped(double) as? V }
    if V.self == Double?.self { return Optional(double) as? V }
    if V.self == Int?.self { return Optional(Int.clamped(double)) as? V }
    return nil
  }
}

extension FixedWidthInteger {
  /// The nearest integer; the smallest or the largest one if the number is out of range.
  fileprivate static func clamped(_ value: Double) -> Self {
    Self(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
