import Foundation

/// A folder that is removed with this object.
final class TemporaryFolder {
  let path: String

  init(named name: String = "preview") throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appendingPathComponent("easel-\(UUID().uuidString)/\(name)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

  /// Writes a file, with the folders that it needs. Returns its path.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String {
    let file = "\(path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // In place, as "echo >file" does: other ways of saving are tested on purpose.
    if let handle = FileHandle(forWritingAtPath: file) {
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    return file
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func rename(_ old: String, to new: String) throws {
    guard Foundation.rename("\(path)/\(old)", "\(path)/\(new)") == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Makes a symbolic link, whose target need not exist.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func createFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }
}
