import Foundation
import Testing

/// Holds that each row of the tables of the API is used by a test or said to be missing, and that README counts them.
@Suite struct DeclarationTableTests {
  /// The groups of the tables of drawing, of which only users' own code counts as a use.
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
      #expect(!row.uses.isEmpty, "nobody knows what a use of it is: \(row.group), \(row.declaration)")
      for use in row.uses where !sources.has(use) {
        Issue.record(
          "nothing uses \(use.text ?? "\(use.names) \(use.labels ?? [])"): \(row.group), \(row.declaration)")
      }
    }
  }

  /// An exception that came true must go.
  @Test func whatIsMissingIsNotUsed() throws {
    // Functions may have namesakes; types have none.
    for row in table.rows where row.reasonForLack != nil && row.uses.allSatisfy({ $0.labels == nil }) {
      #expect(row.uses.isEmpty || !row.uses.contains(where: userCode.has), "\(row.declaration) is used")
    }
  }

  /// The numbers of the README are those of the tables.
  @Test func theReadmeCountsThem() throws {
    let file = DeclarationTable.tests.deletingLastPathComponent().appendingPathComponent("README.md")
    let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let sentence =
      "Of \(table.rows.count) declarations that it was held against, \(present.count) are there and used by a test, "
      + "\(table.rows.count - present.count) are missing; \(NoOpTests.reasons.count) names compile and deliberately "
      + "change nothing."
    let isThere = words.contains(sentence)
    #expect(isThere, "README should say: \(sentence)")
  }
}
