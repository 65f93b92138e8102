import Foundation
import Testing

@testable import Bench

@Suite struct SceneReportTests {
  private func fields(_ report: SceneReport) throws -> [String: Any] {
    let line = JSONLine.text(of: report)
    #expect(!line.contains("\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func timesCarryTheProtocolsNames() throws {
    let times = FrameTimes(budget: 0, minimumCount: 3) {}
    let fields = try fields(SceneReport(scene: "app_clock", threads: 4, times: times))
    #expect(Set(fields.keys) == ["peer", "version", "scene", "threads", "ms_min", "ms_median", "frames"])
    #expect(fields["peer"] as? String == "easel" && fields["scene"] as? String == "app_clock")
    #expect(fields["frames"] as? Int == times.milliseconds.count && fields["threads"] as? Int == 4)
  }

  @Test func whatCannotBeDrawnHasAReasonAndNoTimes() throws {
    let fields = try fields(SceneReport(scene: "x", threads: 0, unsupported: "fog"))
    #expect(fields["unsupported"] as? String == "fog")
    #expect(fields["ms_min"] == nil && fields["frames"] == nil)
  }
}
