import Foundation
import Testing

/// Each row of the API tables is used by a test or listed as missing, and README states the counts.
@Suite struct DeclarationTableTests {
  /// The first group of the drawing tables. From there on only user code counts as a use.
  private static let firstDrawingGroup = "Canvas"

  private let table: DeclarationTable
  private let tests: SourceWords
  private let userCode: SourceWords

  init() throws {
    table = try DeclarationTable()
    let userFolder = "UserCodeTests/Swift5"
    userCode = try SourceWords(folders: [userFolder])
    tests = try SourceWords(
      folders: [userFolder, "EaselUITests", "EaselTests"],
      except: ["DeclarationTableTests.swift", "DeclarationTable.swift", "DeclarationUse.swift"])
  }

  private var present: [DeclarationTable.Row] { table.rows.filter { $0.reasonForLack == nil } }

  @Test func everyRowIsUsedByATest() throws {
    let firstOfDrawing = try #require(table.rows.firstIndex { $0.group == Self.firstDrawingGroup })
    #expect(table.rows.count > 580)
    for (index, row) in table.rows.enumerated() where row.reasonForLack == nil {
      let sources = index < firstOfDrawing ? tests : userCode
      #expect(
        !row.uses.isEmpty, "no use can be derived from the declaration: \(row.group), \(row.declaration)")
      for use in row.uses where !sources.has(use) {
        Issue.record(
          "nothing uses \(use.text ?? "\(use.names) \(use.labels ?? [])"): \(row.group), \(row.declaration)")
      }
    }
  }

  /// A declaration that is used must not be listed as missing.
  @Test func missingDeclarationsAreNotUsed() throws {
    // Functions can share a name with another function; types cannot.
    for row in table.rows where row.reasonForLack != nil && row.uses.allSatisfy({ $0.labels == nil }) {
      #expect(row.uses.isEmpty || !row.uses.contains(where: userCode.has), "\(row.declaration) is used")
    }
  }

  /// The rows of README's table of declarations, with their counts.
  private var counts: [(row: String, count: Int)] {
    [
      ("checked", table.rows.count), ("present, each used by a test", present.count),
      ("missing", table.rows.count - present.count), ("accepted without effect", NoOpTests.reasons.count),
    ]
  }

  /// With `SNAPSHOT_TESTING_RECORD=failed` the counts are written to README.
  @Test func theReadmeStatesTheCounts() throws {
    let file = DeclarationTable.tests.deletingLastPathComponent().appendingPathComponent("README.md")
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "failed"
    for (row, count) in counts {
      let index = try #require(lines.firstIndex { $0.hasPrefix("| \(row) | ") }, "README has no row \(row)")
      let line = "| \(row) | \(count) |"
      if isRecording { lines[index] = line }
      let stated = lines[index].split(separator: "|").last.flatMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
      #expect(stated == count, "\(row)")
    }
    if isRecording { try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8) }
  }
}
