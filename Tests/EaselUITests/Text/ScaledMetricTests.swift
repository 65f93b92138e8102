import Testing

@testable import EaselUI

@Suite("ScaledMetric")
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

  @Test("A value is unchanged at the default type size, and scaled with the text style at others")
  func scales() {
    let log = Log()
    for size in [DynamicTypeSize.large, .xSmall, .accessibility5] {
      Stage(Probe(log: log).dynamicTypeSize(size)).show()
    }
    #expect(log.take() == ["34.0 34.0", "28.0 31.0", "106.0 60.0"])
  }

  @Test("Each text style grows with the type size", arguments: Font.TextStyle.allCases)
  func monotonic(style: Font.TextStyle) {
    let scales = DynamicTypeSize.allCases.map(style.scale)
    #expect(scales == scales.sorted() && scales[0] <= 1 && (scales.last ?? 0) > 1.7)
    #expect(style.scale(at: .large) == 1)
  }
}
