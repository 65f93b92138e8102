import Foundation
import Testing

@testable import EaselUI

/// Split views, inspectors and the bars of pages, driven by the pointer and keys.
@MainActor
@Suite("Split views")
struct SplitViewTests {
  private struct Split: View {
    let handle: Handle<Int?>
    @State private var selection: Int?

    var body: some View {
      handle.binding = $selection
      return NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { Box(10 * $0, height: 20) }
      } detail: {
        if let selection { Box(100 + selection) } else { Box(100) }
      }
    }
  }

  private func stage<V: View>(_ view: V, width: CGFloat, idiom: InterfaceIdiom) -> Stage<V> {
    let stage = Stage(size: CGSize(width: width, height: 400), view)
    stage.host.environment.interfaceIdiom = idiom
    stage.show()
    return stage
  }

  private func tap<V: View>(_ stage: Stage<V>, box: Int) throws {
    let frame = try #require(stage.frames()[box])
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.host.handle(PointerInput(.pressed, at: point, time: stage.date))
    stage.host.handle(PointerInput(.released, at: point, time: stage.date))
    settle(stage)
  }

  /// The widths of the boxes. The backgrounds of bars are drawn like boxes with small numbers.
  private func widths<V: View>(_ stage: Stage<V>) -> [Int: CGFloat] {
    stage.frames().filter { $0.key >= 10 }.mapValues(\.width)
  }

  private func settle<V: View>(_ stage: Stage<V>) {
    let now = stage.date.timeIntervalSinceReferenceDate
    for step in 1...3 { stage.show(at: now + Double(step)) }
  }

  @discardableResult
  private func press<V: View>(_ stage: Stage<V>, _ key: KeyEquivalent) -> Bool {
    defer { settle(stage) }
    return stage.host.handle(KeyPress(phase: .down, key: key, characters: "", modifiers: []))
  }

  @Test("the columns lie beside each other, and the selection of the sidebar chooses the detail")
  func columns() throws {
    let handle = Handle<Int?>()
    let stage = stage(Split(handle: handle), width: 700, idiom: .desktop)
    let sidebar = try #require(stage.frames()[10])
    let detail = try #require(stage.frames()[100])
    #expect(sidebar.maxX <= 220 && detail.minX == 220 && detail.maxX == 700)
    try tap(stage, box: 20)
    #expect(handle.value == 2)
    #expect(stage.frames()[102] != nil && stage.frames()[10] != nil)
    press(stage, .downArrow)
    #expect(handle.value == 3)
  }

  @Test("on a phone a choice pushes the detail, and going back clears the selection")
  func stack() throws {
    let handle = Handle<Int?>()
    let stage = stage(Split(handle: handle), width: 390, idiom: .phone)
    #expect(stage.frames()[100] == nil)
    try tap(stage, box: 20)
    #expect(handle.value == 2)
    #expect(stage.frames()[102] != nil && stage.frames()[10] == nil)
    #expect(press(stage, .escape))
    #expect(handle.value == .some(nil))
    #expect(stage.frames()[10] != nil)
  }

  private struct Visible: View {
    let handle: Handle<NavigationSplitViewVisibility>
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      handle.binding = $visibility
      return NavigationSplitView(columnVisibility: $visibility) {
        Box(10).navigationSplitViewColumnWidth(150)
      } content: {
        Box(20).navigationSplitViewColumnWidth(100)
      } detail: {
        Box(30)
      }
    }
  }

  @Test("the visibility of columns, and their widths")
  func visibility() {
    let handle = Handle<NavigationSplitViewVisibility>()
    let stage = stage(Visible(handle: handle), width: 700, idiom: .desktop)
    #expect(widths(stage) == [10: 150, 20: 100, 30: 450])
    handle.value = .doubleColumn
    settle(stage)
    #expect(widths(stage) == [20: 100, 30: 600])
    handle.value = .detailOnly
    settle(stage)
    #expect(widths(stage) == [30: 700])
  }

  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink(value: 7) { Box(10, height: 30) }
          .navigationDestination(for: Int.self) { Box(100 + $0) }
          .buttonStyle(.plain)
      } detail: {
        Box(100)
      }
    }
  }

  @Test("a link in the sidebar replaces the detail, without a way back")
  func links() throws {
    let stage = stage(Links(), width: 700, idiom: .desktop)
    try tap(stage, box: 10)
    #expect(stage.frames()[107] != nil && stage.frames()[100] == nil)
    #expect(!press(stage, .escape))
  }

  private struct Nested: View {
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        Box(10)
          .navigationDestination(isPresented: $isShown) {
            NavigationStack { Box(20).navigationTitle("Inner") }
          }
      }
    }
  }

  @Test("a stack on a page has the bar of the page and its way back")
  func nested() throws {
    let stage = stage(Nested(), width: 390, idiom: .phone)
    settle(stage)
    let frame = try #require(stage.frames()[20])
    #expect(frame.minY == 96)
    stage.host.handle(PointerInput(.pressed, at: CGPoint(x: 20, y: 22), time: stage.date))
    stage.host.handle(PointerInput(.released, at: CGPoint(x: 20, y: 22), time: stage.date))
    settle(stage)
    #expect(stage.frames()[10] != nil && stage.frames()[20] == nil)
  }

  @Test("an inspector is at the trailing edge, and a sheet on a phone")
  func inspector() throws {
    let view = Box(10).inspector(isPresented: .constant(true)) { Box(20).inspectorColumnWidth(120) }
    let desktop = stage(view, width: 500, idiom: .desktop)
    #expect(widths(desktop) == [10: 380, 20: 120])
    let phone = stage(view, width: 390, idiom: .phone)
    #expect(widths(phone) == [10: 390, 20: 390])
  }

  @Test("a large title becomes small once its page is scrolled, and large again at the start")
  func largeTitle() throws {
    let view = NavigationStack {
      ScrollView { Box(10, height: 2000) }.background { Box(30) }.navigationTitle("Title")
    }
    let stage = stage(view, width: 390, idiom: .phone)
    #expect(stage.frames()[10]?.minY == 96)
    scroll(stage, notches: 3)
    // 120 points up, of which 52 are the room of the title.
    let top = try #require(stage.frames()[10]).minY
    #expect(abs(top - (96 - 120)) < 0.01)
    #expect(stage.frames()[30]?.minY == 44)
    scroll(stage, notches: -3)
    #expect(stage.frames()[10]?.minY == 96)
  }

  private func scroll<V: View>(_ stage: Stage<V>, notches: CGFloat) {
    stage.host.handle(
      PointerInput(.scrolled(x: 0, y: notches), at: CGPoint(x: 100, y: 300), time: stage.date))
    settle(stage)
  }
}
