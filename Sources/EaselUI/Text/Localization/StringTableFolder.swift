/// A folder that may have string tables.
struct StringTableFolder {
  /// The language of files that are in no folder of a language.
  static let anyLanguage = "Base"

  private static let endings = ["stringsdict", "strings", "xcstrings"]

  private let path: String
  private let names: [String]

  init(_ path: String) {
    self.path = path
    names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Whether there is a table, as far as the names tell.
  var hasTables: Bool {
    names.contains { name in
      let ending = (name as NSString).pathExtension.lowercased()
      return ending == "lproj" || Self.endings.contains(ending)
    }
  }

  /// The files of a table with their languages. Plural rules come before plain texts of the same language.
  func files(ofTable table: String) -> [(path: String, language: String)] {
    guard !table.contains("/") else { return [] }
    let folders =
      names.filter { $0.lowercased().hasSuffix(".lproj") }.map { (path + "/" + $0, String($0.dropLast(6))) }
      + [(path, Self.anyLanguage)]
    return folders.flatMap { folder, language in
      Self.endings.map { ("\(folder)/\(table).\($0)", language) }
        .filter { FileManager.default.fileExists(atPath: $0.0) }
    }
  }
}
