import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Progress as a bar, a ring and a spinner.
@MainActor
struct ProgressViewTests {
  /// Returns the rectangles in the tint of a view laid out in 100 by 100 points.
  private func tinted<V: View>(_ view: V, at seconds: TimeInterval = 0) -> [CGRect] {
    Stage(view.tint(testTint)).show(at: seconds).tintedBoxes
  }

  // MARK: Bars

  @Test("A bar is filled to the fraction that is complete, for any numbers")
  func fractions() {
    let widths: [(value: Double, total: Double, width: CGFloat)] = [
      (0.25, 1, 25), (3, 4, 75), (1, 1, 100), (0, 1, 0), (2, 1, 100), (-1, 1, 0), (.nan, 1, 0),
      (1, .nan, 0), (.infinity, 1, 100), (-.infinity, 1, 0), (0, 0, 0), (1, 0, 100),
      (.infinity, .infinity, 0),
    ]
    for (value, total, width) in widths {
      let box = tinted(ProgressView(value: value, total: total)).first
      #expect(box?.width == width, "\(value) of \(total)")
    }
    #expect(tinted(ProgressView(value: Float(0.5))) == [CGRect(0, 48, 50, 4)])
  }

  @Test("The label is above the bar and the value's label below it, on the leading side")
  func barLabels() {
    let view = ProgressView(value: 0.5) {
      Box(5, width: 30, height: 20)
    } currentValueLabel: {
      Box(6, width: 10, height: 8)
    }
    let stage = Stage(view.tint(testTint))
    // 20, 4, 4, 4 and 8 points, starting at 30.
    #expect(stage.host.sizeThatFits(.unspecified) == CGSize(150, 40))
    #expect(stage.frames()[5] == CGRect(0, 30, 30, 20))
    #expect(stage.show().tintedBoxes == [CGRect(0, 54, 50, 4)])
    #expect(stage.frames()[6] == CGRect(0, 62, 10, 8))
  }

  @Test("A bar without labels has no space for them")
  func bareBar() {
    let size = Stage(ProgressView(value: 0.5)).host.sizeThatFits(ProposedViewSize(width: 70, height: 70))
    #expect(size == CGSize(70, 4))
  }

  @Test("A bar grows from the leading side")
  func barFromRightToLeft() {
    let view = ProgressView(value: 0.25).environment(\.layoutDirection, .rightToLeft)
    #expect(tinted(view) == [CGRect(75, 48, 25, 4)])
  }

  // MARK: Styles

  @Test("A ring is filled to the fraction that is complete, clockwise from the top")
  func ring() {
    let view = ProgressView(value: 0.25).progressViewStyle(.circular)
    #expect(Stage(view).host.sizeThatFits(.unspecified) == CGSize(32, 32))
    // Around (50, 50) with a radius of 14 points.
    #expect(tinted(view) == [CGRect(50, 36, 14, 14)])
  }

  @Test("Indeterminate progress is drawn as eight spokes, with the linear style as a bar")
  func indeterminate() {
    #expect(Stage(ProgressView()).host.sizeThatFits(.unspecified) == CGSize(20, 20))
    #expect(tinted(ProgressView()).count == 8)
    #expect(tinted(ProgressView(value: nil as Double?)).count == 8)
    #expect(tinted(ProgressView().progressViewStyle(.circular)).count == 8)
    #expect(tinted(ProgressView().progressViewStyle(.automatic)).count == 8)
    let bar = ProgressView().progressViewStyle(.linear)
    #expect(tinted(bar, at: 0) == [CGRect(-30, 48, 30, 4)])
    #expect(tinted(bar, at: 0.8) == [CGRect(35, 48, 30, 4)])
    #expect(tinted(bar, at: 1.6) == [CGRect(-30, 48, 30, 4)])
  }

  @Test("A title is below the spokes and above a bar")
  func titles() {
    let spokes = Stage(ProgressView("Loading")).host.sizeThatFits(.unspecified)
    let text = Stage(Text("Loading")).host.sizeThatFits(.unspecified)
    #expect(spokes == CGSize(max(text.width, 20), text.height + 24))
    let bar = Stage(ProgressView(String("Loading"), value: 1, total: 2)).host.sizeThatFits(.unspecified)
    #expect(bar == CGSize(150, text.height + 8))
  }

  @Test("The tint of a style overrides the tint of the environment")
  func tintOfStyle() {
    let bar = ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: testTint))
    #expect(Stage(bar.tint(.blue)).show().tintedBoxes.count == 1)
    let spokes = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: testTint))
    #expect(Stage(spokes).show().tintedBoxes.count == 8)
    #expect(Stage(ProgressView()).show().tintedBoxes.isEmpty)
  }

  private struct Boxed: ProgressViewStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      let fraction = configuration.fractionCompleted.map { "\($0)" } ?? "unknown"
      let labels = [configuration.label != nil, configuration.currentValueLabel != nil]
      log.note("\(fraction) \(labels)")
      return ProgressView(configuration).padding(10)
    }
  }

  @Test("A custom style gets the configuration and can make a progress view of it")
  func ownStyle() {
    let log = Log()
    let known = ProgressView(value: 3, total: 4) { Box(5, width: 10, height: 10) }
    #expect(tinted(known.progressViewStyle(Boxed(log: log))) == [CGRect(10, 55, 60, 4)])
    _ = tinted(ProgressView().progressViewStyle(Boxed(log: log)))
    #expect(log.take() == ["0.75 [true, false]", "unknown [false, false]"])
  }

  // MARK: Time

  @Test("The spokes turn once per second, in steps of an eighth")
  func turns() {
    let stage = Stage(ProgressView().tint(testTint))
    let first = stage.show(at: 10).tintedBoxes
    #expect(stage.show(at: 10.05).tintedBoxes == first)
    let second = stage.show(at: 10.13).tintedBoxes
    #expect(second != first && Set(second) == Set(first))
    #expect(stage.show(at: 11).tintedBoxes == first)
  }

  private struct Running: View {
    @State private var isRunning = true
    let handle: Handle<Bool>

    var body: some View {
      handle.binding = $isRunning
      return VStack {
        ProgressView(value: 0.5)
        if isRunning {
          ProgressView()
          ProgressView().progressViewStyle(.linear)
        }
      }
    }
  }

  @Test("Only indeterminate progress requests updates, and only while it is shown")
  func updates() {
    let handle = Handle<Bool>()
    let stage = Stage(Running(handle: handle))
    stage.show(at: 10)
    #expect(stage.host.nextUpdate != nil)
    handle.value = false
    stage.show(at: 11)
    #expect(stage.host.nextUpdate == nil)
  }
}
