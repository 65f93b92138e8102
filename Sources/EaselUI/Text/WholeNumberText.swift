import Foundation

/// Whole numbers as the current locale writes them. Clocks and charts write small ones in every frame, and a format
/// style takes microseconds for each.
enum WholeNumberText {
  /// Numbers below this have no separators in any locale.
  private static let firstLong = 1000
  /// True when the locale's digits are those of ASCII. A program's locale does not change while it runs.
  private static let usesPlainDigits = IntegerFormatStyle<Int>().format(123_456_789).filter(\.isASCII)
    .filter(\.isNumber).elementsEqual("123456789")

  static func string(for value: Int) -> String {
    usesPlainDigits && (0..<firstLong).contains(value) ? String(value) : formatted(value)
  }

  static func string<T: BinaryInteger>(for value: T) -> String {
    Int(exactly: value).map { string(for: $0) } ?? formatted(value)
  }

  // Not inlined: looking its types up would take a while even where they are not used.
  @inline(never)
  private static func formatted<T: BinaryInteger>(_ value: T) -> String {
    IntegerFormatStyle<T>().format(value)
  }
}
