import EaselTestSupport
import Testing

@testable import EaselUI

/// Changes of texts that keep their size: the layout around them changes only if their baselines or spacing do.
@MainActor
struct ReportedGuidesTests {
  private final class Counter {
    var count = 0
  }

  /// A stack of one view, whose measurements are counted.
  private struct Counting: Layout {
    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      counter.count += 1
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  /// A text of one of two versions, in views that the text is passed to.
  private struct Versions: View {
    let handle: Handle<Int>
    let texts: [Text]
    let around: (Text) -> AnyView
    @State private var version = 0

    init(_ texts: [Text], _ handle: Handle<Int> = Handle(), around: @escaping (Text) -> AnyView) {
      (self.texts, self.handle, self.around) = (texts, handle, around)
    }

    var body: some View {
      handle.binding = $version
      return around(texts[version])
    }
  }

  private static let small = Font.system(size: 10)
  private static let large = Font.system(size: 20)

  nonisolated static let alignments = [VerticalAlignment.center, .firstTextBaseline, .lastTextBaseline]

  @Test(
    "The layout around a text is not computed again if its size and its guides stay", arguments: alignments)
  func unchangedGuides(alignment: VerticalAlignment) {
    let (counter, handle) = (Counter(), Handle<Int>())
    let texts = [Text("1111"), Text("2222"), Text("3")].map { $0.monospacedDigit() }
    let views = Versions(texts, handle) { text in
      AnyView(
        Counting(counter: counter) {
          VStack {
            HStack(alignment: alignment) {
              text
              Box(1, width: 10, height: 10)
            }
            Text("below")
          }
        })
    }
    let stage = Stage(views)
    let first = stage.show().hash
    let count = counter.count
    handle.value = 1
    #expect(stage.show().hash != first)
    #expect(counter.count == count)
    handle.value = 2
    _ = stage.show()
    #expect(counter.count > count)
  }

  /// Shows a text in versions one after the other. Each has other frames than the one before, and the same as if it were
  /// shown alone.
  private func expectSameFrames(
    _ texts: [Text], sourceLocation: SourceLocation = #_sourceLocation, _ around: @escaping (Text) -> AnyView
  ) {
    let handle = Handle<Int>()
    let stage = Stage(Versions(texts, handle, around: around))
    var before = stage.frames()
    for version in texts.indices.dropFirst() {
      handle.value = version
      let expected = Stage(Versions([texts[version]], around: around)).frames()
      #expect(stage.frames() == expected, "version \(version)", sourceLocation: sourceLocation)
      #expect(before != expected, sourceLocation: sourceLocation)
      before = expected
    }
  }

  @Test("A text with other baselines moves the views that are aligned to them")
  func otherBaselines() {
    let (small, large) = (ReportedGuidesTests.small, ReportedGuidesTests.large)
    // Lines of the same size in either order, and a text of another size.
    let first = Text("x\n").font(small) + Text("x").font(large)
    let second = Text("x\n").font(large) + Text("x").font(small)
    let lines = [first, second, first, Text("other").font(.system(size: 5)), second, first, second]
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      expectSameFrames(lines) { text in
        AnyView(
          HStack(alignment: alignment) {
            text
            Box(1, width: 10, height: 10)
          })
      }
    }
  }

  @Test("A text with another spacing moves the views below it")
  func otherSpacing() {
    // Sizes are rounded up to whole pixels, spacings are not.
    expectSameFrames([12.5, 12.501].map { Text("x").font(.system(size: $0)) }) { text in
      AnyView(
        VStack(alignment: .leading) {
          text.frame(width: 50)
          Box(1, width: 10, height: 10)
        })
    }
  }
}
