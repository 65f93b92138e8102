import EaselPixels
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
  func framesAreTimedAndShown(threads: [String], picture: String) throws {
    try withSceneFolder(["a.scene": scene]) { folder in
      let command = try SceneCommand.parse(
        ["--budget", "0", "--min-frames", "3", "--png-dir", folder, "\(folder)/a.scene"] + threads)
      let report = command.report(on: "\(folder)/a.scene")
      #expect(report.scene == "a" && report.unsupported == nil && report.frames == 2)
      let image = try PixelImage.readPNG(from: "\(folder)/\(picture)")
      let rows = (0..<4).map { row in
        image.pixels[row * 8..<row * 8 + 8].map { $0 == 0xffff_0000 ? "r" : "b" }
      }
      #expect(rows.map { $0.joined() } == ["bbbbbbbb", "bbbrrrrb", "bbbrrrrb", "bbbbbbbb"])
      #expect(image.pixels.allSatisfy { [0xff00_00ff, 0xffff_0000].contains($0) })
    }
  }

  @Test func brokenScenesAreReportedAndDoNotStopTheOthers() throws {
    let command = try SceneCommand.parse(["/nowhere.scene"])
    let report = command.report(on: "/nowhere.scene")
    #expect(report.unsupported == "error" && report.scene == "/nowhere.scene" && report.frames == nil)
  }

  @Test(arguments: [["--budget", "-1", "x"], ["--threads", "1000", "x"], []])
  func wrongArgumentsAreRefused(arguments: [String]) {
    #expect(throws: (any Error).self) { try SceneCommand.parse(arguments) }
  }
}
