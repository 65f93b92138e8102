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
      for name in SourceIndex.declaredTypes(in: line) where declarations[name] == nil {
        declarations[name] = (path, index + 1)
      }
    }
  }

  /// The names that follow the keywords of type declarations in a line, up to a comment or a string.
  private static func declaredTypes(in line: Substring) -> [String] {
    let words = line.prefix { $0 != "/" && $0 != "\"" }.split { $0.isWhitespace }
    return zip(words, words.dropFirst()).compactMap { keyword, word in
      guard ["struct", "class", "enum", "actor"].contains(keyword) else { return nil }
      let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
  }
}
