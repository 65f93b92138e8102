import EaselDrawing
import EaselWindowing
import Testing

@testable import Easel

/// What is remembered of frames.
@Suite struct FrameStatisticsTests {
  private func sample(at seconds: Double) -> FrameStatistics.Sample {
    FrameStatistics.Sample(
      start: MonotonicTime(nanoseconds: 0).advanced(by: seconds), record: seconds, raster: 0, present: 0,
      report: FrameReport(), area: 1)
  }

  @Test func theLastTwoSecondsAreKept() {
    var statistics = FrameStatistics()
    for frame in 0..<1000 {
      statistics.add(sample(at: Double(frame) / 64))
      let expected = max(0, frame - 128)...frame
      #expect(statistics.samples.map(\.record) == expected.map { Double($0) / 64 })
    }
    #expect(statistics.frameCount == 1000)
  }

  @Test func aRestEndsTheHistory() {
    var statistics = FrameStatistics()
    for frame in 0..<10 { statistics.add(sample(at: Double(frame) / 64)) }
    statistics.add(sample(at: 100))
    #expect(statistics.samples.map(\.record) == [100])
    statistics.forgetSamples()
    #expect(statistics.samples.isEmpty)
    #expect(statistics.mean(\.record) == 0)
  }
}
