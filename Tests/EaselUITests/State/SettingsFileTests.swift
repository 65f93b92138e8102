import Foundation
import Synchronization
import Testing

@testable import EaselUI

/// An empty folder that is removed with the test.
final class StorageFolder: Sendable {
  let path: String
  private let lines = Mutex<[String]>([])

  init() throws {
    path = NSTemporaryDirectory() + "easel-storage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The reported problems.
  var reports: [String] { lines.withLock { $0 } }

  func file(_ name: String = "config/test-settings.plist") -> SettingsFile {
    SettingsFile(path: "\(path)/\(name)") { [self] line in lines.withLock { $0.append(line) } }
  }

  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  func write(_ string: String, to name: String = "test-settings.plist") throws {
    try string.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }

  func read(_ name: String = "test-settings.plist") throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}

@Suite("The settings file")
struct SettingsFileTests {
  private let folder: StorageFolder

  init() throws { folder = try StorageFolder() }

  @Test("The file is in XDG_CONFIG_HOME or in ~/.config, named after the program")
  func paths() {
    func path(_ environment: [String: String], _ program: String = "clock") -> String {
      SettingsFile.path(in: environment, program: program)
    }
    #expect(path(["XDG_CONFIG_HOME": "/x", "HOME": "/h"]) == "/x/clock-settings.plist")
    #expect(path(["HOME": "/h"]) == "/h/.config/clock-settings.plist")
    #expect(path(["XDG_CONFIG_HOME": "relative", "HOME": "/h"]) == "/h/.config/clock-settings.plist")
    #expect(path(["XDG_CONFIG_HOME": "", "HOME": "/h"], "a/b") == "/h/.config/a-b-settings.plist")
    #expect(path([:]) == NSHomeDirectory() + "/.config/clock-settings.plist")
  }

  @Test("Reading creates no file; the first change creates the file and its folder without a report")
  func firstStart() throws {
    let file = folder.file()
    #expect(file.value(for: "a", in: .app) == nil)
    #expect(folder.contents.isEmpty)
    file.set(7, for: "a", in: .app)
    #expect(folder.contents == ["config", "config/test-settings.plist"])
    #expect(folder.reports.isEmpty)
  }

  @Test("Another program that reads the file finds all values, by type and section")
  func values() {
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    let file = folder.file()
    let values: [(String, Any)] = [
      ("flag", true), ("number", 7), ("real", 2.0), ("string", "ä \"<"), ("date", date),
      ("data", Data([1, 0, 255])),
    ]
    for (key, value) in values { file.set(value, for: key, in: .app) }
    file.set("other", for: "string", in: .scene)
    let other = folder.file()
    #expect(other.value(for: "flag", in: .app) as? Bool == true)
    #expect(other.value(for: "number", in: .app) as? Int == 7)
    #expect(other.value(for: "real", in: .app) as? Double == 2)
    #expect(other.value(for: "string", in: .app) as? String == "ä \"<")
    #expect(other.value(for: "date", in: .app) as? Date == date)
    #expect(other.value(for: "data", in: .app) as? Data == Data([1, 0, 255]))
    #expect(other.value(for: "string", in: .scene) as? String == "other")
    other.set(nil, for: "flag", in: .app)
    #expect(folder.file().value(for: "flag", in: .app) == nil)
    #expect(folder.file().value(for: "number", in: .app) as? Int == 7)
  }

  @Test("Values written by another program in the meantime are kept")
  func twoPrograms() {
    let (first, second) = (folder.file(), folder.file())
    first.set(1, for: "a", in: .app)
    second.set(2, for: "b", in: .app)
    first.set(3, for: "c", in: .app)
    let file = folder.file()
    #expect(["a", "b", "c"].map { file.value(for: $0, in: .app) as? Int } == [1, 2, 3])
  }

  @Test(
    "A damaged file is moved aside and reported once, older ones are kept",
    arguments: ["not a list", "", "<plist>"])
  func damaged(text: String) throws {
    try folder.write(text)
    try folder.write("older", to: "test-settings.plist.damaged-1")
    let file = folder.file("test-settings.plist")
    #expect(file.value(for: "a", in: .app) == nil)
    file.set(1, for: "a", in: .app)
    file.set(2, for: "b", in: .app)
    #expect(try folder.read("test-settings.plist.damaged-1") == "older")
    #expect(try folder.read("test-settings.plist.damaged-2") == text)
    #expect(folder.file("test-settings.plist").value(for: "a", in: .app) as? Int == 1)
    #expect(folder.reports.count == 1)
  }

  @Test("A property list of another structure is kept as well")
  func otherList() throws {
    try folder.write(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><array><integer>1</integer></array></plist>")
    let file = folder.file("test-settings.plist")
    file.set(1, for: "a", in: .app)
    #expect(folder.contents.contains("test-settings.plist.damaged-1"))
    #expect(folder.reports.count == 1)
  }

  @Test("An unreadable file is not replaced; it is reported once, and values are kept in memory")
  func unreadable() throws {
    // A folder cannot be read as a file, not even by root.
    try FileManager.default.createDirectory(
      atPath: folder.path + "/test-settings.plist/inner", withIntermediateDirectories: true)
    let file = folder.file("test-settings.plist")
    #expect(file.value(for: "a", in: .app) == nil)
    file.set(1, for: "a", in: .app)
    file.set(2, for: "a", in: .app)
    #expect(file.value(for: "a", in: .app) as? Int == 2)
    #expect(folder.contents == ["test-settings.plist", "test-settings.plist/inner"])
    #expect(folder.reports.count == 1)
  }

  @Test("An unwritable folder is reported once, and values are kept in memory")
  func unwritable() throws {
    try folder.write("", to: "config")
    let file = folder.file()
    file.set(1, for: "a", in: .app)
    file.set(2, for: "b", in: .app)
    #expect(file.value(for: "a", in: .app) as? Int == 1)
    #expect(try folder.read("config") == "")
    #expect(folder.reports.count == 1)
  }

  @Test("A symbolic link to the file stays a link")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/test-settings.plist", withDestinationPath: folder.path + "/real.plist")
    folder.file("real.plist").set(1, for: "a", in: .app)
    let file = folder.file("test-settings.plist")
    file.set(2, for: "b", in: .app)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path + "/test-settings.plist")
    #expect(target == folder.path + "/real.plist")
    #expect(folder.file("real.plist").value(for: "b", in: .app) as? Int == 2)
    #expect(folder.file("real.plist").value(for: "a", in: .app) as? Int == 1)
  }

  @Test("Changes are read at once, and written together when the scheduled write runs")
  func scheduledWrite() {
    let writes = LockedValue<[@Sendable () -> Void]>([])
    let file = SettingsFile(
      path: folder.path + "/test-settings.plist",
      schedule: { write in writes.withLock { $0.append(write) } })
    for number in 0..<20 { file.set(number, for: "a", in: .app) }
    file.set("text", for: "b", in: .scene)
    #expect(file.value(for: "a", in: .app) as? Int == 19)
    #expect(folder.contents.isEmpty)
    let scheduled = writes.withLock { $0 }
    #expect(scheduled.count == 1)
    for write in scheduled { write() }
    let other = folder.file("test-settings.plist")
    #expect(other.value(for: "a", in: .app) as? Int == 19)
    #expect(other.value(for: "b", in: .scene) as? String == "text")
    file.set(nil, for: "a", in: .app)
    #expect(file.value(for: "a", in: .app) == nil)
    #expect(writes.withLock { $0.count } == 2)
  }

  @Test("No temporary file is left behind")
  func temporaryFiles() {
    let file = folder.file("test-settings.plist")
    for number in 0..<20 { file.set(number, for: "a", in: .app) }
    #expect(folder.contents == ["test-settings.plist"])
  }
}
