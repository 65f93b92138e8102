import Foundation
import Testing

@testable import Bench

/// The benches of views: `easel-bench typing`, `material` and `scroll`.
@MainActor
@Suite struct ViewBenchTests {
  @Test(arguments: [[], ["--paragraph"]])
  func everyKeyIsTyped(arguments: [String]) throws {
    let command = try TypingCommand.parse(["--bytes", "5000", "--keys", "7"] + arguments)
    let times = command.measure()
    #expect(times.typed == 7)
    #expect(JSONLine.text(of: times).contains(#""frame_ms_p95":"#))
  }

  @Test func aMaterialIsComparedWithTheDemo() throws {
    let command = try MaterialCommand.parse(["--width", "320", "--height", "200", "--frames", "2"])
    let text = JSONLine.text(of: command.measure())
    #expect(text.contains(#""demo":"orrery""#) && text.contains(#""demo_alone":{"frame_ms_max":"#))
  }

  @Test(arguments: ScrollContent.allCases)
  func contentScrolls(content: ScrollContent) throws {
    let arguments = ["--rows", "200", "--frames", "2", "--height", "300", content.rawValue]
    let times = try ScrollCommand.parse(arguments).measure()
    #expect(times.rows == 200 && times.frameMedian > 0)
  }

  @Test func percentilesAreOfWholeFrames() {
    let times = ViewTimes((1...100).map { (views: Double($0), raster: 1) })
    #expect(times.frameMedian == 52 && times.frame95 == 97 && times.frameMaximum == 101)
    #expect(times.viewsMedian == 51 && times.rasterMedian == 1)
    #expect(ViewTimes([]).frameMaximum == 0)
  }

  @Test(arguments: [
    ["typing", "--keys", "0"], ["documents", "letter"], ["documents", "--count", "0"],
    ["typing", "--width", "0"], ["material", "no-such-demo"],
  ])
  func invalidArgumentsThrow(arguments: [String]) {
    #expect(throws: (any Error).self) { try Bench.parseAsRoot(arguments) }
  }
}
