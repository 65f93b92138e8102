import EaselTestSupport
import Foundation
import Testing

/// `easel preview` in a window: saves, errors, crashes, and files that come and go.
@Suite(.serialized) struct PreviewTests {
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

  /// Each save is shown by a new process, so that memory does not grow with the number of saves.
  @Test func manySavesLeaveTwoProcesses() throws {
    let fixture = try PreviewFixture(["Fill.swift": fillingPreview(1, 0, 0)], opening: "Fill.swift")
    for save in 0..<12 {
      let isRed = save % 2 == 0
      try fixture.save(fillingPreview(isRed ? 1 : 0, 0, isRed ? 0 : 1), to: "Fill.swift")
      try fixture.waits(for: isRed ? 0xff0000 : 0x0000ff)
    }
    // The process that draws the window, and the one that waits for the next save.
    let children = try String(
      contentsOfFile: "/proc/\(fixture.program.identifier)/task/\(fixture.program.identifier)/children",
      encoding: .utf8)
    #expect(children.split(separator: " ").count <= 2)
  }
}
