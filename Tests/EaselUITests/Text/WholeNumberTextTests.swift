import EaselTestSupport
import Foundation
import Testing

@testable import EaselUI

@Suite struct WholeNumberTextTests {
  @Test func smallNumbersEqualTheFormatStyle() {
    for number in -1200...1200 {
      #expect(WholeNumberText.string(for: number) == IntegerFormatStyle<Int>().format(number))
    }
    #expect(WholeNumberText.string(for: UInt64.max) == IntegerFormatStyle<UInt64>().format(.max))
    #expect(WholeNumberText.string(for: Int8(7)) == "7")
  }

  @Test(
    "Numbers of all lengths equal the format style in locales with other separators, groups and digits",
    arguments: [
      "en_US", "de_DE", "fr_FR", "es_ES", "pl_PL", "pt_PT", "en_IN", "hi_IN", "de_CH", "ar_EG", "fa_IR",
      "my_MM", "C",
    ])
  func patternsEqualTheFormatStyle(identifier: String) {
    let locale = Locale(identifier: identifier)
    let (patterns, style) = (WholeNumberPatterns(locale), IntegerFormatStyle<Int>(locale: locale))
    var random = SplitMix64(seed: 1)
    var numbers = [
      0, 9, 10, 99, 100, 999, 1000, 999_999_999_999_999_999, 1_000_000_000_000_000_000, -1, .min, .max,
    ]
    for digitCount in 1...19 {
      let limit = digitCount == 19 ? Int.max : (0..<digitCount).reduce(1) { power, _ in power * 10 }
      for _ in 0..<20 { numbers.append(Int.random(in: 0..<limit, using: &random)) }
    }
    var count = 0
    for number in numbers {
      guard let text = patterns.string(for: number) else { continue }
      count += 1
      #expect(text == style.format(number))
    }
    let hasOtherDigits = style.format(1) != "1"
    #expect(hasOtherDigits ? count == 0 : count > numbers.count * 9 / 10)
  }
}
