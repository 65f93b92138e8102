import Foundation
import Testing

@testable import EaselPixels

@Suite("Files that are replaced as a whole")
struct UnfinishedFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("The old file stays until the new one is finished, and if it is discarded")
  func replacesAtTheEnd() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("a")))
    let discarded = try UnfinishedFile(for: path("a"))
    try discarded.write(Array("half".utf8))
    discarded.discard()
    #expect(try text("a") == "old" && names() == ["a"])
    let finished = try UnfinishedFile(for: path("a"))
    try finished.write(Array("new".utf8))
    #expect(try text("a") == "old" && names().count == 2)
    try finished.finish()
    #expect(try text("a") == "new" && names() == ["a"])
  }

  @Test("A link stays, and the file that it refers to is replaced and keeps its permissions")
  func followsLinks() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("a")))
    chmod(path("a"), 0o640)
    symlink("a", path("link"))
    try UnfinishedFile.write(Array("new".utf8), to: path("link"))
    #expect(try text("a") == "new" && names() == ["a", "link"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "a")
    var status = stat()
    #expect(stat(path("a"), &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test("A file that cannot take the place of its destination is removed")
  func removesWhatCannotBeMoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try UnfinishedFile(for: path("a"))
    try FileManager.default.createDirectory(atPath: path("a"), withIntermediateDirectories: true)
    #expect { try file.finish() } throws: { "\($0)" == "cannot write \(path("a")): Is a directory" }
    #expect(try names() == ["a"])
  }

  @Test("A name can be as long as the file system allows")
  func replacesLongNames() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = String(repeating: "n", count: 255)
    try UnfinishedFile.write(Array("new".utf8), to: path(name))
    #expect(try text(name) == "new" && names() == [name])
  }

  @Test("A check fails where a write would, and changes nothing")
  func checks() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("a")))
    for name in ["a", "new"] {
      try UnfinishedFile.check(path(name))
      try UnfinishedFile.check(path(name), inPlace: true)
    }
    try UnfinishedFile.check("/dev/full")
    #expect(try text("a") == "old" && names() == ["a"])
    #expect(throws: FileError.self) { try UnfinishedFile.check(path("none/a")) }
    #expect {
      try UnfinishedFile.check(folder.path)
    } throws: {
      "\($0)" == "cannot write \(folder.path): Is a directory"
    }
  }

  @Test(
    "Devices are written directly", arguments: [("/dev/null", nil), ("/dev/full", "No space left on device")])
  func writesToDevices(device: String, reason: String?) throws {
    var failure: FileError?
    do { try UnfinishedFile.write([1, 2, 3], to: device) } catch { failure = error }
    #expect(failure?.reason == reason)
    var status = stat()
    #expect(stat(device, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
