import Foundation
import Testing

@testable import EaselUI

@Suite("Margins, clips and anchors of scroll views")
@MainActor
struct ScrollMarginTests {
  @Test("The content begins and ends at the margins, and scrolls through them")
  func margins() {
    let stage = Stage(
      ScrollView { BoxColumn() }
        .contentMargins(.top, 12).contentMargins(.bottom, 8, for: .scrollContent)
        .contentMargins(.leading, 5))
    #expect(stage.frames()[1] == CGRect(2.5, 12, 100, 30))
    _ = stage.type(.tab)
    #expect(stage.type(.end) && stage.frames()[10]?.maxY == 92)
    #expect(stage.type(.home) && stage.frames()[1]?.minY == 12)
    #expect(stage.type(.space) && stage.frames()[1]?.minY == -68)
    #expect(stage.type(.space, modifiers: .shift) && stage.frames()[1]?.minY == 12)
    let strange = Stage(ScrollView { BoxColumn() }.contentMargins(.nan).contentMargins(.top, -.infinity))
    #expect(strange.frames()[1]?.minY == 0)
    let inner = Stage(ScrollView { ScrollView { BoxColumn() }.frame(height: 50) }.contentMargins(.top, 20))
    #expect(inner.frames()[1]?.minY == 20)
  }

  @Test("Relative frames do not count the margins; views come to the margin")
  func relative() {
    var proxy: ScrollViewProxy?
    let stage = Stage(
      ScrollViewReader { reader in
        let _ = (proxy = reader)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(1..<9) { Box($0, width: 100).containerRelativeFrame(.vertical).id($0) }
          }
        }
        .contentMargins(.vertical, EdgeInsets(top: 10, leading: 9, bottom: 30, trailing: 9))
      })
    #expect(stage.frames()[2] == CGRect(0, 70, 100, 60))
    proxy?.scrollTo(3, anchor: .top)
    #expect(stage.frames()[3]?.minY == 10)
    proxy?.scrollTo(5)
    #expect(stage.frames()[5]?.maxY == 70)
  }

  @Test("Margins of indicators move the bars alone")
  func indicators() {
    let plain = ScrollView { Box(1, width: 100, height: 400) }.scrollIndicators(.visible)
    func bar(_ view: some View) -> CGRect? { Stage(view).show().boxes.first { $0.0 == 0 }?.1 }
    #expect(bar(plain)?.minY == 2)
    #expect(bar(plain.contentMargins(.top, 20, for: .scrollIndicators))?.minY == 22)
    #expect(bar(plain.contentMargins(.trailing, 20))?.maxX == 88)
    #expect(bar(plain.contentMargins(.top, 20, for: .scrollContent))?.minY == 2)
  }

  @Test("A clip can be disabled")
  func clip() {
    let view = ScrollView { BoxColumn() }.frame(height: 40)
    #expect(Stage(view).show().dump().contains("clip rect(0 0 100 40)"))
    #expect(!Stage(view.scrollClipDisabled()).show().dump().contains("clip rect(0 0 100 40)"))
    #expect(Stage(view.scrollClipDisabled(false)).show().dump().contains("clip rect(0 0 100 40)"))
  }

  @Test("Anchors have roles: the first position, changes of size, and content that is smaller")
  func anchors() {
    struct Rows: View {
      let handle: Handle<Int>
      let roles: [ScrollAnchorRole]
      @State private var count = 5

      var body: some View {
        let _ = (handle.binding = $count)
        let view = ScrollView { BoxColumn(count: count) }
        if roles.count == 1 {
          view.defaultScrollAnchor(.bottom, for: roles[0])
        } else {
          view.defaultScrollAnchor(.bottom)
        }
      }
    }
    for (roles, places): ([ScrollAnchorRole], [CGFloat]) in [
      ([.initialOffset], [-50, -50, 0]), ([.sizeChanges], [0, 0, 0]), ([.alignment], [0, 0, 40]),
      ([], [-50, -140, 40]),
    ] {
      let handle = Handle<Int>()
      let stage = Stage(Rows(handle: handle, roles: roles))
      var found = [stage.frames()[1]?.minY]
      for count in [8, 2] {
        handle.value = count
        stage.wait(0.1)
        found.append(stage.frames()[1]?.minY)
      }
      #expect(found == places)
    }
  }

  @Test("Indicators flash when the view appears or a value changes")
  func flash() {
    struct Flashing: View {
      let handle: Handle<Int>
      @State private var count = 0

      var body: some View {
        let _ = (handle.binding = $count)
        ScrollView { Box(1, width: 100, height: 400) }.scrollIndicatorsFlash(trigger: count)
      }
    }
    func bars(_ stage: Stage<some View>) -> Int { stage.show().boxes.count { $0.0 == 0 } }
    #expect(bars(Stage(ScrollView { Box(1, width: 100, height: 400) })) == 0)
    #expect(
      bars(Stage(ScrollView { Box(1, width: 100, height: 400) }.scrollIndicatorsFlash(onAppear: true))) == 1)
    let handle = Handle<Int>()
    let stage = Stage(Flashing(handle: handle))
    #expect(bars(stage) == 0)
    handle.value = 1
    #expect(bars(stage) == 1)
    stage.wait(3)
    #expect(bars(stage) == 0 && stage.host.nextUpdate == nil)
  }
}
