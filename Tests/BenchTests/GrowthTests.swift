import EaselUI
import Foundation
import Testing

@testable import Bench

/// The table of `easel-bench growth`.
@Suite struct GrowthTests {
  @Test(arguments: GrowthSeries.allCases)
  @MainActor func eachSeriesShowsSomething(series: GrowthSeries) {
    let bench = ViewBench(series.view(20), size: CGSize(width: 256, height: 256))
    bench.frame()
    #expect(Set(bench.pixels).count > 1)
  }

  @Test func exponentsCompareTheTwoLargestSizes() {
    let steps = [(10, 1.0, 0), (100, 7.0, 8 << 20), (1000, 700.0, 80 << 20)].map {
      GrowthStep(series: "", size: $0.0, milliseconds: $0.1, bytes: $0.2)
    }
    #expect(GrowthStep.exponents(steps) == "    2.00    1.00")
    #expect(GrowthStep.exponents([steps[0]]) == "       -       -")
    #expect(GrowthStep.exponents([steps[0], steps[0]]) == "       -       -")
  }

  @Test(arguments: [["--sizes", "0"], ["--seconds", "0"], ["nothing"], ["--sizes", "100000001"]])
  func invalidArgumentsThrow(arguments: [String]) {
    #expect(throws: (any Error).self) { try GrowthCommand.parse(arguments) }
  }
}
