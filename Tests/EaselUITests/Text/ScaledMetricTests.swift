import Testing

@testable import EaselUI

@Suite("Numbers that follow the text size")
@MainActor
struct ScaledMetricTests {
  private struct Probe: View {
    @ScaledMetric private var body1 = 34.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
    let log: Log

    var body: some View {
      log.note("\(body1) \(title)")
      return Box(0)
    }
  }

  @Test("A number is as given at the usual size, and larger at others, in proportion to the text style")
  func scales() {
    let log = Log()
    for size in [DynamicTypeSize.large, .xSmall, .accessibility5] {
      Stage(Probe(log: log).dynamicTypeSize(size)).show()
    }
    #expect(log.take() == ["34.0 34.0", "28.0 31.0", "106.0 60.0"])
  }

  @Test("Every text style grows with the size", arguments: Font.TextStyle.allCases)
  func monotonic(style: Font.TextStyle) {
    let scales = DynamicTypeSize.allCases.map(style.scale)
    #expect(scales == scales.sorted() && scales[0] <= 1 && (scales.last ?? 0) > 1.7)
    #expect(style.scale(at: .large) == 1)
  }
}
