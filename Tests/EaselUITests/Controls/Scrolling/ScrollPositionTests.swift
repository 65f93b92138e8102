import Foundation
import Testing

@testable import EaselUI

@Suite("Scrolling to views")
@MainActor
struct ScrollPositionTests {
  private final class Proxy {
    var value: ScrollViewProxy?
  }

  private func stage(_ proxy: Proxy, @ViewBuilder _ content: @escaping () -> some View) -> Stage<some View> {
    let stage = Stage(
      ScrollViewReader { reader in
        let _ = (proxy.value = reader)
        ScrollView { content() }
      })
    stage.show()
    return stage
  }

  private func top(_ stage: Stage<some View>) -> CGFloat? { stage.frames()[1]?.minY }

  @Test("The anchor of the view comes to that of the scroll view, or the whole view becomes visible")
  func anchors() {
    let proxy = Proxy()
    let stage = stage(proxy) { BoxColumn() }
    let jumps: [(id: Int, anchor: UnitPoint?, place: CGFloat)] = [
      (6, nil, -80), (5, nil, -80), (2, nil, -30), (5, .top, -120), (5, .bottom, -50),
      (5, .center, -85), (10, .top, -200), (1, .bottom, 0), (99, .top, 0),
    ]
    for (id, anchor, place) in jumps {
      proxy.value?.scrollTo(id, anchor: anchor)
      #expect(top(stage) == place, "\(id)")
    }
  }

  @Test("Views with an id are found; the jump is animated inside of withAnimation")
  func animation() {
    let proxy = Proxy()
    let log = Log()
    let stage = stage(proxy) {
      BoxColumn()
      Box(11, width: 100, height: 30).id("last")
    }
    withAnimation(.linear(duration: 1)) {
      proxy.value?.scrollTo("last")
    } completion: {
      log.note("done")
    }
    stage.show(at: 0)
    #expect(top(stage) == 0)
    stage.show(at: 0.5)
    #expect(top(stage) == -119)
    #expect(log.take().isEmpty)
    stage.show(at: 1)
    stage.show(at: 1.1)
    #expect(top(stage) == -238 && log.take() == ["done"])
  }

  @Test("A row added in the same change is found")
  func newRow() {
    let (proxy, count) = (Proxy(), Handle<Int>())
    struct Rows: View {
      let handle: Handle<Int>
      @State private var count = 5

      var body: some View {
        let _ = (handle.binding = $count)
        BoxColumn(count: count)
      }
    }
    let stage = stage(proxy) { Rows(handle: count) }
    count.value = 8
    proxy.value?.scrollTo(8)
    #expect(top(stage) == -140)
  }

  @Test("With a default anchor at the bottom, the end of the content stays visible until the user scrolls")
  func defaultAnchor() {
    struct Rows: View {
      let handle: Handle<Int>
      @State private var count = 5

      var body: some View {
        let _ = (handle.binding = $count)
        ScrollView { BoxColumn(count: count) }.defaultScrollAnchor(.bottom)
      }
    }
    let count = Handle<Int>()
    let stage = Stage(Rows(handle: count))
    #expect(top(stage) == -50)
    count.value = 8
    #expect(top(stage) == -140)
    stage.turnWheel(y: -1)
    stage.wait()
    #expect(top(stage) == -100)
    count.value = 9
    #expect(top(stage) == -100)
    stage.turnWheel(y: 9)
    stage.wait()
    count.value = 10
    #expect(top(stage) == -200)
  }
}
