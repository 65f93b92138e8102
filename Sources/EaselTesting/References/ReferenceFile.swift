import Foundation

/// The file that an assertion compares its result with.
struct ReferenceFile: Equatable, Sendable {
  /// The folder, `__Snapshots__/TestFile` beside the test file unless one is passed.
  var folder: String
  /// The file name with the extension.
  var name: String

  var path: String { "\(folder)/\(name)" }

  /// The name for failures: the test file and the file name without the extension.
  var title: String {
    let file = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    return "\(URL(fileURLWithPath: folder).lastPathComponent).\(file)"
  }

  /// - Parameters:
  ///   - filePath: The test file.
  ///   - folder: Replaces `__Snapshots__/TestFile`.
  ///   - testName: The function, with or without parentheses.
  ///   - parts: What follows the name of the test, such as the name or number of the picture.
  ///   - pathExtension: The extension without a dot; nil for none.
  init(
    filePath: String, folder: String? = nil, testName: String, parts: [String], pathExtension: String?
  ) throws(PictureError) {
    let file = URL(fileURLWithPath: filePath)
    let testFile = file.deletingPathExtension().lastPathComponent
    self.folder =
      folder ?? file.deletingLastPathComponent().path + "/__Snapshots__/\(testFile)"
    var words: [String] = []
    for part in [testName] + parts { words.append(try ReferenceFile.word(part)) }
    name = (words + [pathExtension].compactMap { $0 }).joined(separator: ".")
  }

  /// Returns the text with "-" in place of each run of characters other than letters, digits and underscores, without
  /// "-" at the ends.
  static func word(_ text: String) throws(PictureError) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard !words.isEmpty else { throw .unusableName(text) }
    return words.joined(separator: "-")
  }

  /// Returns the contents; nil if there is no file.
  func contents() throws(PictureError) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .unreadableReference(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes the contents, whole or not at all.
  func write(_ data: Data) throws(PictureError) {
    try writeFile(data, folder: folder, name: name)
  }
}

/// Writes a file into a folder, which is created if need be. Readers see the old or the new contents, since a complete
/// file takes the old one's place.
func writeFile(_ data: Data, folder: String, name: String) throws(PictureError) {
  let path = "\(folder)/\(name)"
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    throw .unwritable(path: path, reason: error.localizedDescription)
  }
}
