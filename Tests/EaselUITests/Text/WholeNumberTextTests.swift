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
}
