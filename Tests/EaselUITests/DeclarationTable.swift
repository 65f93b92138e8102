import Foundation

/// The tables of API declarations that programs use, and how tests recognize a use.
struct DeclarationTable {
  /// A declaration of the tables.
  struct Row {
    let tier: String
    let group: String
    let declaration: String
    /// The reason why the library lacks the declaration; nil if it is present.
    let reasonForLack: String?
    /// The text of possible uses of the declaration.
    let uses: [DeclarationUse]
  }

  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  let rows: [Row]

  init() throws {
    let table = Self.tests.appendingPathComponent("UserCodeTests/declarations.tsv")
    var (group, type) = ("", "")
    rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        if fields[1] != group {
          (group, type) = (fields[1], String(fields[1].prefix { $0 != " " && $0 != ":" }))
        }
        if let declared = fields[2].firstMatch(of: #/\b(?:struct|class|enum) +(\w+)/#) {
          type = String(declared.1)
        }
        return Row(
          tier: fields[0], group: group, declaration: fields[2],
          reasonForLack: fields.count > 3 ? fields[3] : nil,
          uses: DeclarationUse.all(in: fields[2], ofTypes: [type, group.filter(\.isLetter)]))
      }
  }
}
