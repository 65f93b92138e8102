import Foundation

/// Finds files and declarations among the source files of a library.
struct SourceIndex {
  private let paths: [String: String]
  private var declarations: [String: (path: String, line: Int)] = [:]

  /// Reads source files. Files that cannot be read are ignored.
  init(paths: [String]) {
    self.paths = Dictionary(paths.map { (SourceIndex.name(of: $0), $0) }) { first, _ in first }
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      add(String(decoding: data, as: UTF8.self), path: path)
    }
  }

  /// The path for a file ID such as `Module/File.swift`. The ID itself if no source file has that name.
  func path(forFileID fileID: String) -> String { paths[SourceIndex.name(of: fileID)] ?? fileID }

  /// The place of the first declaration of a type with a name, without its module and enclosing types.
  func place(ofType name: String) -> (path: String, line: Int)? { declarations[name] }

  /// The last component of a path.
  static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  private mutating func add(_ text: String, path: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let name = SourceIndex.declaredType(in: line), declarations[name] == nil else { continue }
      declarations[name] = (path, index + 1)
    }
  }

  /// The name after the first keyword of a type declaration in a line.
  private static func declaredType(in line: Substring) -> String? {
    let words = line.prefix { $0 != "/" && $0 != "\"" }.split { $0.isWhitespace }
    guard let keyword = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
      keyword + 1 < words.count
    else { return nil }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
