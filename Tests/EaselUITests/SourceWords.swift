import Foundation

/// The text of source files with an index of words.
struct SourceWords {
  private var text: [UInt8] = []
  private var places: [String: [Int]] = [:]
  /// The text with whitespace collapsed to single spaces.
  private var plainText = ""

  /// The distance from a call's name within which labels are searched, in bytes.
  private static let reach = 500

  /// - Parameters:
  ///   - folders: Folders in the folder of tests, whose Swift files are read.
  ///   - exceptions: Names of files to leave out.
  init(folders: [String], except exceptions: [String] = []) throws {
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: DeclarationTable.tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" && !exceptions.contains(file.lastPathComponent) {
        text += Array(try Data(contentsOf: file)) + [10]
      }
    }
    indexWords()
    plainText = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private mutating func indexWords() {
    var begin = 0
    for (index, byte) in text.enumerated() where !Self.isPartOfWord(byte) {
      if index > begin {
        places[String(decoding: text[begin..<index], as: UTF8.self), default: []].append(begin)
      }
      begin = index + 1
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return character == "_" || character.isLetter || character.isNumber
  }

  /// Whether `use` occurs: one of its names, with its labels in order if it is a call.
  func has(_ use: DeclarationUse) -> Bool {
    if let text = use.text { return plainText.contains(text) }
    return use.names.contains { name in
      (places[name] ?? []).contains { place in
        use.labels.map { isCall(after: place + name.utf8.count, labels: $0) } ?? true
      }
    }
  }

  private func isCall(after place: Int, labels: [String]) -> Bool {
    let end = min(place + Self.reach, text.count)
    let rest = String(decoding: text[place..<end], as: UTF8.self)
    guard let first = rest.first(where: { $0 != " " }), "({<".contains(first) else { return false }
    var tail = rest[...]
    for label in labels {
      guard let range = tail.range(of: "\\b\(label):", options: .regularExpression) else { return false }
      tail = tail[range.upperBound...]
    }
    return true
  }
}
