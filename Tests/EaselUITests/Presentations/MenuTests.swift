import Foundation
import Testing

@testable import EaselUI

/// Menus, popovers, alerts, dialogs, sheets with detents, and pages, driven by the pointer and keys.
@MainActor
@Suite("Menus and dialogs")
struct MenuTests {
  private func stage<V: View>(_ view: V, idiom: InterfaceIdiom = .desktop) -> Stage<V> {
    let stage = Stage(size: CGSize(width: 400, height: 400), view)
    stage.host.environment.interfaceIdiom = idiom
    stage.show()
    return stage
  }

  private func settle<V: View>(_ stage: Stage<V>) {
    let now = stage.date.timeIntervalSinceReferenceDate
    for step in 1...3 { stage.show(at: now + Double(step)) }
  }

  private func tap<V: View>(_ stage: Stage<V>, at point: CGPoint) {
    stage.host.handle(PointerInput(.pressed, at: point, time: stage.date))
    stage.host.handle(PointerInput(.released, at: point, time: stage.date))
    settle(stage)
  }

  private func tap<V: View>(_ stage: Stage<V>, box: Int) throws {
    let frame = try #require(stage.frames()[box])
    tap(stage, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @discardableResult
  private func press<V: View>(_ stage: Stage<V>, _ key: KeyEquivalent) -> Bool {
    defer { settle(stage) }
    return stage.host.handle(KeyPress(phase: .down, key: key, characters: "", modifiers: []))
  }

  @Test("the header of a section in a menu is inset; a section without a header has no place for it")
  func sections() throws {
    let stage = stage(
      Menu {
        Section {
          Box(20, width: 50, height: 10)
        }
        Section {
          Box(30, width: 50, height: 10)
        } header: {
          Box(40, width: 50, height: 10)
        }
      } label: {
        Box(10, width: 40, height: 20)
      })
    try tap(stage, box: 10)
    let frames = stage.frames()
    #expect(frames[40]!.minX == frames[20]!.minX + 14 && frames[40]!.minY == frames[20]!.maxY + 8)
    #expect(frames[30]!.minY == frames[40]!.maxY + 2)
  }

  private struct SortMenu: View {
    let style: _PickerStyleKind
    @State private var order = 1

    var body: some View {
      Menu {
        Picker(selection: $order) {
          Box(20, width: 50, height: 10).tag(1)
          Box(30, width: 50, height: 10).tag(2)
        } label: {
          Box(40, width: 50, height: 10)
        }
        .environment(\.pickerStyle, style)
        Button {
        } label: {
          Box(50, width: 50, height: 10)
        }
      } label: {
        Box(10 + order, width: 40, height: 20)
      }
    }
  }

  @Test(
    "the choices of a picker in a menu are items of it, or of a submenu, which close the menu",
    arguments: [
      (_PickerStyleKind.automatic, InterfaceIdiom.phone), (.inline, .phone), (.inline, .desktop),
      (.automatic, .desktop), (.menu, .phone), (.menu, .desktop), (.segmented, .desktop),
    ])
  func picker(style: _PickerStyleKind, idiom: InterfaceIdiom) throws {
    let stage = stage(SortMenu(style: style), idiom: idiom)
    try tap(stage, box: 11)
    #expect(stage.frames()[50] != nil)
    let isSubmenu = style == .menu || style != .inline && idiom == .desktop
    #expect((stage.frames()[40] != nil) == (isSubmenu || style == .inline))
    #expect((stage.frames()[20] == nil) == isSubmenu)
    if isSubmenu { try tap(stage, box: 40) }
    let (first, second) = try (#require(stage.frames()[20]), #require(stage.frames()[30]))
    #expect(first.minX == second.minX && first.maxY < second.minY)
    try tap(stage, box: 30)
    #expect(stage.frames()[12] != nil && stage.frames()[20] == nil && stage.frames()[50] == nil)
  }

  @Test("a menu opens by a click; an item runs its action and closes it; Escape closes it")
  func menu() throws {
    let log = Log()
    let stage = stage(
      Menu {
        Button {
          log.note("a")
        } label: {
          Box(20, width: 50, height: 10)
        }
        Button {
          log.note("b")
        } label: {
          Box(30, width: 50, height: 10)
        }
      } label: {
        Box(10, width: 40, height: 20)
      })
    try tap(stage, box: 10)
    #expect(stage.frames()[30] != nil)
    try tap(stage, box: 30)
    #expect(log.take() == ["b"] && stage.frames()[30] == nil)
    try tap(stage, box: 10)
    #expect(press(stage, .escape))
    #expect(log.take() == [] && stage.frames()[20] == nil)
  }

  @Test("the arrow keys move through a menu, and Return runs the item")
  func menuKeys() throws {
    let log = Log()
    let stage = stage(
      Menu {
        Button {
          log.note("a")
        } label: {
          Box(20, width: 50, height: 10)
        }
        Button {
          log.note("b")
        } label: {
          Box(30, width: 50, height: 10)
        }
      } label: {
        Box(10, width: 40, height: 20)
      })
    try tap(stage, box: 10)
    for key in [KeyEquivalent.downArrow, .downArrow, .return] {
      press(stage, key)
      stage.host.handle(KeyPress(phase: .up, key: key, characters: "", modifiers: []))
    }
    settle(stage)
    let entries = log.take()
    #expect(entries == ["b"])
    #expect(stage.frames()[20] == nil)
  }

  private struct Shown<Base: View>: View {
    let handle: Handle<Bool>
    let base: (Binding<Bool>) -> Base
    @State private var isShown = true

    var body: some View {
      handle.binding = $isShown
      return base($isShown)
    }
  }

  @Test("a popover closes by a click beside it and by Escape")
  func popover() {
    for isKey in [false, true] {
      let handle = Handle<Bool>()
      let stage = stage(
        Shown(handle: handle) { isShown in
          Box(10, width: 40, height: 20).popover(isPresented: isShown) { Box(20, width: 80, height: 60) }
        })
      settle(stage)
      #expect(stage.frames()[20] != nil)
      if isKey { press(stage, .escape) } else { tap(stage, at: CGPoint(x: 5, y: 395)) }
      #expect(handle.value == false && stage.frames()[20] == nil)
    }
  }

  @Test("an alert stays at a click beside it; Escape cancels it and Return confirms it")
  func alert() {
    for (key, action) in [(KeyEquivalent.escape, "cancel"), (.return, "ok")] {
      let (handle, log) = (Handle<Bool>(), Log())
      let stage = stage(
        Shown(handle: handle) { isShown in
          Box(10).alert("Title", isPresented: isShown) {
            Button("OK") { log.note("ok") }
            Button("Cancel", role: .cancel) { log.note("cancel") }
          }
        })
      settle(stage)
      tap(stage, at: CGPoint(x: 5, y: 395))
      #expect(handle.value == true)
      #expect(press(stage, key))
      #expect(log.take() == [action] && handle.value == false)
    }
  }

  @Test("a confirmation dialog closes by a click beside it on a phone, and by Escape")
  func confirmationDialog() {
    for isKey in [false, true] {
      let (handle, log) = (Handle<Bool>(), Log())
      let stage = stage(
        Shown(handle: handle) { isShown in
          Box(10).confirmationDialog("Title", isPresented: isShown) {
            Button("Delete", role: .destructive) { log.note("delete") }
          }
        }, idiom: .phone)
      settle(stage)
      if isKey { press(stage, .escape) } else { tap(stage, at: CGPoint(x: 200, y: 20)) }
      #expect(handle.value == false && log.take() == [])
    }
  }

  @Test("a sheet has the height of its detent, and a drag moves it to the next one or dismisses it")
  func detents() {
    let handle = Handle<Bool>()
    let stage = stage(
      Shown(handle: handle) { isShown in
        Box(10).sheet(isPresented: isShown) {
          Box(20).presentationDetents([.height(100), .height(300)])
        }
      }, idiom: .phone)
    settle(stage)
    #expect(stage.frames()[20]?.height == 100)
    drag(stage, from: 320, to: 140)
    #expect(stage.frames()[20]?.height == 300)
    drag(stage, from: 120, to: 395)
    #expect(handle.value == false)
  }

  private func drag<V: View>(_ stage: Stage<V>, from start: CGFloat, to end: CGFloat) {
    let now = stage.date
    stage.host.handle(PointerInput(.pressed, at: CGPoint(x: 200, y: start), time: now))
    for step in 1...4 {
      let y = start + (end - start) * CGFloat(step) / 4
      stage.host.handle(
        PointerInput(.moved, at: CGPoint(x: 200, y: y), time: now + Double(step)))
    }
    stage.host.handle(PointerInput(.released, at: CGPoint(x: 200, y: end), time: now + 5))
    settle(stage)
  }

  private struct Pages: View {
    let handle: Handle<Int>
    @State private var page = 0

    var body: some View {
      handle.binding = $page
      return TabView(selection: $page) {
        ForEach(0..<3) { Box($0 + 1).tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("arrow keys, a drag and a click on a dot change the page")
  func pages() {
    let handle = Handle<Int>()
    let stage = stage(Pages(handle: handle), idiom: .phone)
    press(stage, .tab)
    #expect(press(stage, .rightArrow))
    #expect(handle.value == 1)
    press(stage, .leftArrow)
    #expect(handle.value == 0)
    let now = stage.date
    stage.host.handle(PointerInput(.pressed, at: CGPoint(x: 300, y: 200), time: now))
    for step in 1...4 {
      stage.host.handle(
        PointerInput(.moved, at: CGPoint(x: 300 - 70 * CGFloat(step), y: 200), time: now + Double(step)))
    }
    stage.host.handle(PointerInput(.released, at: CGPoint(x: 20, y: 200), time: now + 5))
    settle(stage)
    #expect(handle.value == 1)
    tap(stage, at: CGPoint(x: 200 + 16, y: 400 - 6 - 8 - 3.5))
    #expect(handle.value == 2)
  }
}
