import Foundation
import Testing

@testable import EaselUI

@Suite("Scroll indicators")
@MainActor
struct ScrollIndicatorTests {
  /// The drawn bars. They are black, and boxes have other numbers.
  private func bars(_ stage: Stage<some View>) -> [CGRect] {
    stage.show().boxes.filter { $0.0 == 0 }.map(\.1)
  }

  private var both: some View {
    ScrollView([.vertical, .horizontal]) { Box(1, width: 200, height: 400) }
  }

  @Test("The length and position of a bar in its track are those of the view in the content")
  func layout() {
    func bar(_ position: CGFloat, range: CGFloat = 100, height: CGFloat = 100) -> ScrollIndicatorLayout {
      ScrollIndicatorLayout(
        .vertical, in: CGSize(50, height), position: position, range: range, isWide: false,
        isAtNearEdge: false, leavesCorner: false)
    }
    #expect(bar(0).bar == CGRect(43, 2, 5, 48))
    #expect(bar(50).bar == CGRect(43, 26, 5, 48))
    #expect(bar(100).bar == CGRect(43, 50, 5, 48))
    #expect(bar(0, range: 1_000_000).bar.height == 24)
    #expect(bar(1_000_000, range: 1_000_000).bar.maxY == 98)
    #expect(bar(3, range: 5, height: 10).bar == CGRect(43, 2, 5, 6))
    #expect(bar(50).zone == CGRect(38, 2, 12, 96))
    let mirrored = ScrollIndicatorLayout(
      .vertical, in: CGSize(50, 100), position: 0, range: 100, isWide: true, isAtNearEdge: true,
      leavesCorner: true)
    #expect(mirrored.bar == CGRect(2, 2, 8, 42))
  }

  @Test("Bars appear while the content moves, fade afterward, and then request no frames")
  func fading() {
    let stage = Stage(both)
    stage.show()
    #expect(bars(stage).isEmpty && stage.host.nextUpdate == nil)
    stage.turnWheel(y: 1)
    stage.wait(0.5)
    #expect(bars(stage).count == 2)
    #expect(bars(stage).allSatisfy { CGRect(0, 0, 100, 100).contains($0) })
    stage.wait(0.6)
    #expect(bars(stage).count == 2)
    stage.wait(0.5)
    #expect(bars(stage).isEmpty && stage.host.nextUpdate == nil)
  }

  @Test("A bar appears under the pointer, wider, and fades when the pointer leaves")
  func hovering() {
    let stage = Stage(both)
    stage.show()
    stage.move(50, 50)
    #expect(bars(stage).isEmpty)
    stage.move(95, 50)
    #expect(bars(stage).map(\.width).contains(8))
    stage.wait(3)
    #expect(bars(stage).map(\.width) == [8])
    #expect(stage.host.nextUpdate == nil)
    stage.move(50, 50)
    stage.wait(3)
    #expect(bars(stage).isEmpty && stage.host.nextUpdate == nil)
  }

  @Test("The pointer may leave a scroll view after it was removed")
  func removalUnderThePointer() {
    let handle = Handle<Bool>()
    let stage = Stage(Removable(handle: handle) { ScrollView { Box(1, width: 100, height: 400) } })
    stage.show()
    stage.move(95, 50)
    stage.show()
    handle.value = false
    stage.show()
    stage.move(50, 50)
    stage.wait(3)
    #expect(bars(stage).isEmpty && stage.host.nextUpdate == nil)
  }

  @Test(
    "Dragging a bar to the end of its track scrolls to the end of the content, and does not hit the content")
  func dragging() {
    let log = Log()
    let stage = Stage(
      ScrollView { Box(1, width: 100, height: 400).onTapGesture { log.note("tap") } })
    stage.show()
    stage.move(95, 5)
    stage.show()
    stage.press(95, 5)
    stage.move(95, 5 + 36)
    #expect(stage.frames()[1]?.minY == -150)
    stage.move(95, 500)
    #expect(stage.frames()[1]?.minY == -300)
    stage.release(95, 500)
    stage.wait()
    #expect(stage.frames()[1]?.minY == -300)
    stage.tap(95, 5)
    #expect(log.take() == ["tap"])
  }

  @Test("Indicators can be hidden, and always visible")
  func visibility() {
    func count(_ view: some View, scrolled: Bool) -> Int {
      let stage = Stage(view)
      stage.show()
      if scrolled {
        stage.turnWheel(y: 1)
        stage.wait(0.3)
      }
      return bars(stage).count
    }
    for hidden in [
      AnyView(both.scrollIndicators(.hidden)), AnyView(both.scrollIndicators(.never)),
      AnyView(ScrollView(showsIndicators: false) { Box(1, width: 100, height: 400) }),
    ] {
      #expect(count(hidden, scrolled: true) == 0)
      let stage = Stage(hidden)
      stage.show()
      stage.press(50, 90)
      stage.move(50, 50)
      stage.release(50, 50)
      stage.show()
      #expect(stage.host.nextUpdate == nil)
    }
    #expect(count(both.scrollIndicators(.hidden, axes: .horizontal), scrolled: true) == 1)
    #expect(count(both.scrollIndicators(.automatic), scrolled: true) == 2)
    #expect(count(both.scrollIndicators(.visible), scrolled: false) == 2)
    #expect(count(ScrollView { Box(1, height: 50) }.scrollIndicators(.visible), scrolled: false) == 0)
  }
}
