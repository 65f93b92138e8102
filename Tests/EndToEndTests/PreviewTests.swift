import EaselTestSupport
import Foundation
import Testing

/// `easel preview` in a window: saves, errors, crashes, and files that come and go.
@Suite(.serialized, .waitsForPrograms) struct PreviewTests {
  @Test func aSaveIsShownInTheSameWindow() throws {
    let fixture = try PreviewFixture(["Fill.swift": fillingPreview(1, 0, 0)], opening: "Fill.swift")
    try fixture.waits(for: 0xff0000)
    try fixture.save(fillingPreview(0, 0, 1), to: "Fill.swift")
    try fixture.waits(for: 0x0000ff)
    try fixture.save(fillingPreview(0, 1, 0, name: "Renamed"), to: "Fill.swift")
    try fixture.waits(for: 0x00ff00)
    #expect(try fixture.server.window(titled: "Easel - Renamed.*") == fixture.window)
    try fixture.server.press("q")
    #expect(try fixture.program.wait() == 0)
  }

  @Test func anErrorIsShownOverTheLastPictureUntilItIsMended() throws {
    let fixture = try PreviewFixture(["Fill.swift": fillingPreview(1, 0, 0)], opening: "Fill.swift")
    try fixture.waits(for: 0xff0000)
    try fixture.save(fillingPreview(1, 0, 0) + "\nlet number: Int = \"text\"\n", to: "Fill.swift")
    let picture = try fixture.picture { $0.hasProblem }
    #expect(picture.color(12, 12) == 0xff0000)
    try fixture.save(fillingPreview(0, 0, 1), to: "Fill.swift")
    try fixture.picture { $0.color(12, 12) == 0x0000ff && !$0.hasProblem }
    fixture.program.send(SIGTERM)
    try fixture.program.wait()
    #expect(fixture.program.errorText().contains("Fill.swift:8:19: error: "))
  }

  @Test func aFileThatDoesNotCompileAtFirstIsShownOnceItDoes() throws {
    let fixture = try PreviewFixture(
      ["Fill.swift": "import SwiftUI\nlet x: Int = nil\n"], opening: "Fill.swift")
    try fixture.picture { $0.hasProblem }
    try fixture.save(fillingPreview(0, 0, 1), to: "Fill.swift")
    try fixture.waits(for: 0x0000ff)
  }

  @Test(arguments: ["fatalError(\"boom\")", "while true {}"])
  func afterACrashOrAnEndlessLoopTheNextSaveGoesOn(statement: String) throws {
    let fixture = try PreviewFixture(["Fill.swift": fillingPreview(1, 0, 0)], opening: "Fill.swift")
    try fixture.waits(for: 0xff0000)
    let text = fillingPreview(1, 0, 0).replacing(
      "{ Color", with: "{ if Bool.random() || true { \(statement) }; return Color")
    try fixture.save(text, to: "Fill.swift")
    try fixture.picture { $0.hasProblem }
    try fixture.save(fillingPreview(0, 0, 1), to: "Fill.swift")
    try fixture.waits(for: 0x0000ff)
  }

  @Test func filesOfAFolderComeAndGo() throws {
    let fixture = try PreviewFixture(
      ["A.swift": fillingPreview(1, 0, 0, name: "First")], opening: "", in: "Vorschau mit Überraschung 预览")
    try fixture.waits(for: 0xff0000)
    try fixture.save(fillingPreview(0, 1, 0, name: "Second"), to: "B.swift")
    // The second preview exists as soon as its key shows it.
    try fixture.picture { _ in
      _ = try? fixture.server.press("End")
      return (try? fixture.server.window(titled: "Easel - Second.*", timeout: 0.5)) != nil
    }
    try fixture.waits(for: 0x00ff00)
    try FileManager.default.removeItem(at: fixture.folder.appendingPathComponent("B.swift"))
    try fixture.waits(for: 0xff0000)
  }

  @Test func twoWindowsOfOneFileFollowItsSaves() throws {
    let fixture = try PreviewFixture(["Fill.swift": fillingPreview(1, 0, 0)], opening: "Fill.swift")
    try fixture.waits(for: 0xff0000)
    let server = try XServer()
    let other = try PreviewFixture.start(
      ["preview", fixture.folder.appendingPathComponent("Fill.swift").path], on: server, in: fixture.folder)
    let window = try server.window(titled: "Easel - Fill.*", timeout: 60)
    try fixture.save(fillingPreview(0, 0, 1), to: "Fill.swift")
    try fixture.waits(for: 0x0000ff)
    let deadline = Date(timeIntervalSinceNow: 60)
    while Date() < deadline, (try? server.picture(ofWindow: window))?.color(12, 12) != 0x0000ff {}
    #expect(try server.picture(ofWindow: window).color(12, 12) == 0x0000ff)
    other.send(SIGTERM)
    try other.wait()
  }

  /// Each save is shown by a new process, so that nothing grows with the number of saves.
  @Test func manySavesLeaveNothingBehind() throws {
    let fixture = try PreviewFixture(["Fill.swift": fillingPreview(1, 0, 0)], opening: "Fill.swift")
    try fixture.waits(for: 0xff0000)
    var early: PreviewFootprint?
    for save in 1...Self.saves {
      let isRed = save % 2 == 0
      try fixture.save(fillingPreview(isRed ? 1 : 0, 0, isRed ? 0 : 1), to: "Fill.swift")
      try fixture.waits(for: isRed ? 0xff0000 : 0x0000ff)
      if save == Self.saves / 3 { early = try PreviewFootprint(of: fixture) }
    }
    let late = try PreviewFootprint(of: fixture)
    let before = try #require(early)
    #expect(late.memory <= before.memory * 11 / 10, "\(before) became \(late)")
    #expect(late.descriptors <= before.descriptors + 4, "\(before) became \(late)")
    // The temporary files of a compiler may be there or not.
    #expect(late.files <= before.files + 4, "\(before) became \(late)")
    // The process that draws the window, and the one that waits for the next save.
    #expect(late.processes <= 2, "\(late)")
  }

  /// The number of saves of that test.
  private static let saves = max(
    6, ProcessInfo.processInfo.environment["EASEL_PREVIEW_SAVES"].flatMap { Int($0) } ?? 12)
}

/// What a window of previews uses.
private struct PreviewFootprint {
  /// The resident memory of the program `easel`, in bytes.
  let memory: Int
  /// The number of its child processes.
  let processes: Int
  /// The number of its open files and pipes.
  let descriptors: Int
  /// The number of files and folders in the user's cache folder.
  let files: Int

  init(of fixture: PreviewFixture) throws {
    let folder = "/proc/\(fixture.program.identifier)"
    let pages = try String(contentsOfFile: folder + "/statm", encoding: .utf8).split(separator: " ")
    memory = try #require(pages.count > 1 ? Int(pages[1]) : nil) * Int(sysconf(Int32(_SC_PAGESIZE)))
    let children = "\(folder)/task/\(fixture.program.identifier)/children"
    processes = try String(contentsOfFile: children, encoding: .utf8).split(separator: " ").count
    descriptors = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count
    let cache = fixture.folder.deletingLastPathComponent().appendingPathComponent("home/.cache/easel").path
    files = try FileManager.default.subpathsOfDirectory(atPath: cache).count
  }
}
