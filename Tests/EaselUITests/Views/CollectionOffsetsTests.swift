import Foundation
import Testing

@testable import EaselUI

/// Removing and moving elements by the offsets of `onDelete` and `onMove`.
@Suite struct CollectionOffsetsTests {
  @Test func elementsAreRemoved() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [0, 2, 9])
    #expect(String(letters) == "bd")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "bd")
  }

  @Test(
    "Elements move in front of the destination",
    arguments: [
      ([0], 3, "bcad"), ([3], 0, "dabc"), ([1, 3], 2, "abdc"), ([0, 1], 4, "cdab"), ([2], 2, "abcd"),
      ([1], 99, "acdb"),
      ([9], 0, "abcd"), ([0], -1, "abcd"),
    ])
  func elementsMove(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }
}
