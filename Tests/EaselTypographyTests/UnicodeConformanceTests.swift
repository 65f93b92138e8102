import EaselGeometry
import Testing

@testable import EaselTypography

/// The test data of the Unicode Character Database 15.0 (Debian's package unicode-data), run through the
/// functions that lay out text.
struct UnicodeConformanceTests {
  private static let folder = "/usr/share/unicode/"

  private static func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOfFile: folder + name, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      return data.allSatisfy(\.isWhitespace) ? nil : data
    }
  }

  // MARK: Line breaks

  /// Returns whether a line may break before each scalar of a text except the first: where the line breaker
  /// allows it, and always between paragraphs.
  private func breaks(_ scalars: [Unicode.Scalar]) -> [Bool] {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    let opportunities = LineBreaks.opportunities(in: Array(text.utf8))
    var offset = 0
    return scalars.dropLast().map { scalar in
      offset += UTF8.width(scalar)
      return opportunities[offset] != 0
    }
  }

  /// Lines of the data that ICU 72 breaks differently: its rules keep a full stop or comma with the digit
  /// after it, and a hyphen at the start of a line with the text after it.
  private static let exceptions: Set<String> = [
    "002D 0023", "002D 0308 0023", "002D 00A7", "002D 0308 00A7", "002D 50005", "002D 0308 50005",
    "002D 0E01", "002D 0308 0E01", "002C 0030", "002C 0308 0030",
    "0065 0071 0075 0061 006C 0073 0020 002E 0033 0035 0020 0063 0065 006E 0074 0073",
    "0061 002E 0032 0020", "0061 002E 0032 0020 0915", "0061 002E 0032 0020 672C",
    "0061 002E 0032 3000 672C", "0061 002E 0032 3000 307E", "0061 002E 0032 3000 0033",
    "0041 002E 0031 0020 BABB", "BD24 C5B4 002E 0020 0041 002E 0032 0020 BCFC",
    "BD10 C694 002E 0020 0041 002E 0033 0020 BABB", "C694 002E 0020 0041 002E 0034 0020 BABB",
    "0061 002E 0032 3000 300C",
  ]

  /// The fast test for words and numbers in ASCII agrees with the line breaker, whatever is around them.
  @Test func wordsAndNumbersAreInseparable() {
    let bytes = (UInt8(0)...127).filter { $0 != 0x0a && $0 != 0x0d }
    var count = 0
    for first in bytes {
      for second in bytes where LineBreaks.areInseparable(first, second) {
        count += 1
        for (before, after) in [("", ""), ("x ", " x"), ("(", ")"), ("1.", ",1"), ("\u{200b}", "\u{301}")] {
          let text = Array(before.utf8) + [first, second] + Array(after.utf8)
          #expect(LineBreaks.opportunities(in: text)[before.utf8.count + 1] == 0, "\(text)")
        }
      }
    }
    #expect(count == 62 * 64 + 2 * 10)
  }

  @Test func linesBreakAsInTheTestData() throws {
    var (count, failures): (Int, Set<String>) = (0, [])
    for line in try UnicodeConformanceTests.lines("auxiliary/LineBreakTest.txt") {
      let words = line.split { $0 == " " || $0 == "\t" }
      let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let signs = words.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      guard scalars.count == signs.count - 1 else { continue }
      count += 1
      if breaks(scalars) != Array(signs.dropFirst().dropLast()) {
        failures.insert(words.filter { $0 != "÷" && $0 != "×" }.joined(separator: " "))
      }
    }
    #expect(count == 7654)
    #expect(failures.subtracting(UnicodeConformanceTests.exceptions) == [])
  }

  // MARK: Directions

  /// The expected levels and visual order of a paragraph; nil levels belong to characters that are not
  /// displayed.
  private struct Expectation {
    var levels: [UInt8?]
    var order: [Int]

    func isMet(by text: [UInt32], _ base: BidiLevels.Base, paragraph: UInt8? = nil) -> Bool {
      let (found, own) = BidiLevels.levels(of: text, base: base)
      guard paragraph == nil || own == paragraph, found.count == levels.count else { return false }
      let shown = levels.indices.filter { levels[$0] != nil }
      guard shown.allSatisfy({ found[$0] == levels[$0] }) else { return false }
      return BidiLevels.visualOrder(of: shown.map { found[$0] }).map { shown[$0] } == order
    }
  }

  private func numbers(_ text: Substring) -> [Int?] { text.split(separator: " ").map { Int($0) } }

  @Test func charactersHaveTheLevelsOfTheTestData() throws {
    var (count, failures): (Int, [Substring]) = (0, [])
    for line in try UnicodeConformanceTests.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let text = fields[0].split(separator: " ").map { UInt32($0, radix: 16)! }
      let bases: [Substring: BidiLevels.Base] = ["0": .leftToRight, "1": .rightToLeft, "2": .firstStrong]
      let expectation = Expectation(
        levels: numbers(fields[3]).map { $0.map { UInt8($0) } }, order: numbers(fields[4]).compactMap { $0 })
      count += 1
      if !expectation.isMet(by: text, bases[fields[1]]!, paragraph: UInt8(fields[2])) {
        failures.append(line)
      }
    }
    #expect(count == 91707)
    #expect(failures == [])
  }

  /// The tested part of the half a million lines of one file: all of them in optimized builds.
  #if DEBUG
    private static let stride = 16
  #else
    private static let stride = 1
  #endif

  /// A character of each bidirectional class.
  private static let samples: [Substring: UInt32] = [
    "L": 0x61, "R": 0x5d0, "AL": 0x627, "EN": 0x30, "ES": 0x2b, "ET": 0x23, "AN": 0x660, "CS": 0x2c,
    "NSM": 0x300, "BN": 0xad, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202a, "LRO": 0x202d,
    "RLE": 0x202b, "RLO": 0x202e, "PDF": 0x202c, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  @Test func classesHaveTheLevelsOfTheTestData() throws {
    var (count, failures): (Int, [Substring]) = (0, [])
    var expectation = Expectation(levels: [], order: [])
    let bases: [(bit: Int, base: BidiLevels.Base)] = [
      (1, .firstStrong), (2, .leftToRight), (4, .rightToLeft),
    ]
    for (number, line) in try UnicodeConformanceTests.lines("BidiTest.txt").enumerated() {
      if line.hasPrefix("@Levels:") {
        expectation.levels = numbers(line.dropFirst(8).trimmed).map { $0.map { UInt8($0) } }
      } else if line.hasPrefix("@Reorder:") {
        expectation.order = numbers(line.dropFirst(9).trimmed).compactMap { $0 }
      } else if number % UnicodeConformanceTests.stride == 0, let end = line.firstIndex(of: ";") {
        let text = line[..<end].split(separator: " ").map { UnicodeConformanceTests.samples[$0]! }
        let directions = Int(line[line.index(after: end)...].trimmed)!
        for (bit, base) in bases where directions & bit != 0 {
          count += 1
          if !expectation.isMet(by: text, base) { failures.append(line) }
        }
      }
    }
    #expect(count >= 770241 / UnicodeConformanceTests.stride - 1000)
    #expect(failures == [])
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var copy = self
    while copy.first?.isWhitespace == true { copy.removeFirst() }
    while copy.last?.isWhitespace == true { copy.removeLast() }
    return copy
  }
}
