import Foundation

/// Formats whole numbers for the current locale. Clocks, counters and charts format numbers in every frame, and a format
/// style takes microseconds for each.
enum WholeNumberText {
  /// The locale of a process is constant.
  private static let patterns = WholeNumberPatterns(.current)

  static func string(for value: Int) -> String { patterns.string(for: value) ?? formatted(value) }

  static func string<T: BinaryInteger>(for value: T) -> String {
    Int(exactly: value).map { string(for: $0) } ?? formatted(value)
  }

  // Not inlined, because the lookup of its type metadata would take time even where the function is not
  // called.
  @inline(never)
  private static func formatted<T: BinaryInteger>(_ value: T) -> String {
    IntegerFormatStyle<T>().format(value)
  }
}

/// How a locale writes numbers that are not negative: a sample for each number of digits, whose digits are replaced. Which
/// digits are separated depends on their number alone.
struct WholeNumberPatterns {
  /// The UTF-8 of the numbers 1, 11, 111 and so on; empty if the locale has other digits than ASCII.
  private let samples: [[UInt8]]
  private static let maximumDigitCount = 18
  private static let sampleDigit = UInt8(ascii: "1")

  init(_ locale: Locale) {
    let style = IntegerFormatStyle<Int>(locale: locale)
    var number = 0
    let samples = (1...WholeNumberPatterns.maximumDigitCount).map { _ in
      number = number * 10 + 1
      return Array(style.format(number).utf8)
    }
    let isPlain = samples.enumerated().allSatisfy { index, sample in
      sample.count { $0 == WholeNumberPatterns.sampleDigit } == index + 1
    }
    self.samples = isPlain ? samples : []
  }

  /// The text of a number; nil for numbers that are negative or have more digits than the samples, and if the locale has
  /// other digits than ASCII.
  func string(for value: Int) -> String? {
    var (digitCount, limit) = (1, 10)
    while value >= limit, digitCount < WholeNumberPatterns.maximumDigitCount {
      digitCount += 1
      limit *= 10
    }
    guard value >= 0, value < limit, digitCount <= samples.count else { return nil }
    let sample = samples[digitCount - 1]
    return String(unsafeUninitializedCapacity: sample.count) { text in
      var rest = value
      for index in sample.indices.reversed() {
        if sample[index] == WholeNumberPatterns.sampleDigit {
          text[index] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        } else {
          text[index] = sample[index]
        }
      }
      return sample.count
    }
  }
}
