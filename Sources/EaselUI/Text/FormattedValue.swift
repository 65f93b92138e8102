/// A value and a format style in a text. Two are equal if their values and their styles are.
///
/// It is Sendable because it is immutable: values and format styles are values, and the closures only read them.
final class FormattedValue: Equatable, @unchecked Sendable {
  /// The string in the locale of the format style.
  private let standard: String
  private let localized: (Locale) -> String
  private let input: Any
  private let format: any Hashable
  private let isEqual: (Any, Any) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (self.input, self.format) = (input, format)
    standard = format.format(input)
    localized = { format.locale($0).format(input) }
    isEqual = { ($0 as? F.FormatInput) == input && ($1 as? F) == format }
  }

  /// The string in a locale. In that of the process, the format style keeps its own locale.
  func string(in locale: Locale) -> String { locale == .current ? standard : localized(locale) }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    lhs === rhs || lhs.isEqual(rhs.input, rhs.format)
  }
}
