import Foundation
import Testing

/// Holds that each row of the tables of the API for views and animation is used by a test or listed as deliberately
/// without effect, so that a row cannot be forgotten.
@Suite struct DeclarationTableTests {
  private struct Row {
    let group: String
    let declaration: String

    /// The names that the declaration introduces; those of an initializer are its labels.
    var names: [String] {
      let declared = declaration.matches(
        of: #/\b(?:func|var|let|struct|protocol|class|enum|typealias|macro) +(\w+)/#)
      let names = declared.map { String($0.1) }
      return names.isEmpty ? declaration.matches(of: #/\binit\((\w+)/#).map { String($0.1) } : names
    }
  }

  /// What the tables name and the library does not have, with the reason.
  private static let missing: [String: String] = [:]

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private func rows() throws -> [Row] {
    let table = Self.tests.appendingPathComponent("UserCodeTests/declarations.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map {
        let fields = $0.split(separator: "\t", maxSplits: 2)
        return Row(group: String(fields[1]), declaration: String(fields[2]))
      }
  }

  /// Every word of the sources of tests, this one excepted.
  private func wordsOfTests() throws -> Set<Substring> {
    let folders = ["UserCodeTests/Swift5", "EaselUITests", "EaselTests"]
    var words: Set<Substring> = ["_"]
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: Self.tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" && file.path != #filePath {
        let text = try String(contentsOf: file, encoding: .utf8)
        words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
    }
    return words
  }

  @Test func everyRowIsUsedByATest() throws {
    let words = try wordsOfTests()
    let rows = try rows()
    #expect(rows.count > 220)
    for row in rows {
      for name in row.names where !words.contains(name[...]) && Self.missing[name] == nil {
        Issue.record("nothing uses \(name): \(row.group), \(row.declaration)")
      }
    }
  }

  /// An exception that came true must go.
  @Test func whatIsMissingIsNotUsed() throws {
    let rows = try rows()
    for name in Self.missing.keys {
      #expect(rows.contains { $0.names.contains(name) }, "\(name) is in no row")
    }
  }
}
