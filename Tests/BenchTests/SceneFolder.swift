import CZlib
import Foundation

/// Calls `body` with a new folder that holds these files, and removes it.
func withSceneFolder<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }
  return try body(folder.path)
}

struct CannotWrite: Error {}

func writeGzip(_ text: String, to path: String) throws {
  guard let file = gzopen(path, "wb") else { throw CannotWrite() }
  defer { gzclose(file) }
  guard gzwrite(file, text, UInt32(text.utf8.count)) == text.utf8.count else { throw CannotWrite() }
}
