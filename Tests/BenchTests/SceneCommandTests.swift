import CZlib
import EaselPixels
import Foundation
import Testing

@testable import Bench

@Suite struct SceneCommandTests {
  private let scene = """
    scene v1
    size 8 4
    background 0000ffff
    path 0 R 1 1 4 2
    paint 0 solid ff0000ff
    symbol 0 6 4
    fill 0 0 nz
    endsymbol
    draw 0 1 1 0 0 1 2 0

    """

  @Test(arguments: [(["--threads", "0"], "a.easel.png"), (["--threads", "3"], "a.easel-t3.png")])
  func framesAreTimedAndWrittenAsPNG(threads: [String], png: String) throws {
    try withSceneFolder(["a.scene": scene]) { folder in
      let command = try SceneCommand.parse(
        ["--budget", "0", "--min-frames", "3", "--png-dir", folder, "\(folder)/a.scene"] + threads)
      let report = command.report(on: "\(folder)/a.scene")
      #expect(report.scene == "a" && report.unsupported == nil && report.frames == 2)
      let image = try PixelImage.readPNG(from: "\(folder)/\(png)")
      let rows = (0..<4).map { row in
        image.pixels[row * 8..<row * 8 + 8].map { $0 == 0xffff_0000 ? "r" : "b" }
      }
      #expect(rows.map { $0.joined() } == ["bbbbbbbb", "bbbrrrrb", "bbbrrrrb", "bbbbbbbb"])
      #expect(image.pixels.allSatisfy { [0xff00_00ff, 0xffff_0000].contains($0) })
    }
  }

  @Test func unreadableScenesAreReportedAsErrors() throws {
    let command = try SceneCommand.parse(["/nowhere.scene"])
    let report = command.report(on: "/nowhere.scene")
    #expect(report.unsupported == "error" && report.scene == "/nowhere.scene" && report.frames == nil)
  }

  @Test(arguments: [["--budget", "-1", "x"], ["--threads", "1000", "x"], []])
  func invalidArgumentsThrow(arguments: [String]) {
    #expect(throws: (any Error).self) { try SceneCommand.parse(arguments) }
  }
}

@Suite struct SceneReportTests {
  private func fields(_ report: SceneReport) throws -> [String: Any] {
    let line = JSONLine.text(of: report)
    #expect(!line.contains("\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func timesHaveTheFieldsOfTheFormat() throws {
    let times = FrameTimes(budget: 0, minimumCount: 3) {}
    let fields = try fields(SceneReport(scene: "app_clock", threads: 4, times: times))
    #expect(Set(fields.keys) == ["peer", "version", "scene", "threads", "ms_min", "ms_median", "frames"])
    #expect(fields["peer"] as? String == "easel" && fields["scene"] as? String == "app_clock")
    #expect(fields["frames"] as? Int == times.milliseconds.count && fields["threads"] as? Int == 4)
  }

  @Test func unsupportedScenesHaveAReasonAndNoTimes() throws {
    let fields = try fields(SceneReport(scene: "x", threads: 0, unsupported: "fog"))
    #expect(fields["unsupported"] as? String == "fog")
    #expect(fields["ms_min"] == nil && fields["frames"] == nil)
  }
}

@Suite struct FrameTimesTests {
  @Test func withoutABudgetTheMinimumOfFramesIsDrawn() {
    var frames = 0
    let times = FrameTimes(budget: 0, minimumCount: 7) { frames += 1 }
    #expect(frames >= 2 && frames <= 7 && times.milliseconds.count == frames)
    #expect(times.milliseconds == times.milliseconds.sorted() && times.minimum <= times.median)
  }

  @Test func fastFramesStopAtTheMaximum() {
    var frames = 0
    _ = FrameTimes(budget: 1e9, minimumCount: 1) { frames += 1 }
    #expect(frames == 5000)
  }
}

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
