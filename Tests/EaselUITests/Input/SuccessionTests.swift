import Foundation
import Testing

@testable import EaselUI

/// Presses and the focus survive a view that looks different while it is used.
@MainActor
@Suite("Views that change while they are used")
struct SuccessionTests {
  private struct SwappingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      if configuration.isPressed { Box(1) } else { Box(2) }
    }
  }

  @Test("a button whose style shows another view while it is pressed runs its action")
  func pressOfSwappedButton() {
    let log = Log()
    let stage = Stage(Button("") { log.note("run") }.buttonStyle(SwappingStyle()))
    stage.show(at: 0)
    stage.press(50, 50, at: 0)
    stage.show(at: 1)
    #expect(stage.frames()[1] != nil)
    stage.release(50, 50, at: 1)
    stage.show(at: 2)
    #expect(log.take() == ["run"] && stage.frames()[2] != nil)
  }

  private struct Play: View {
    @State private var isPlaying = false

    var body: some View {
      Button {
        isPlaying.toggle()
      } label: {
        if isPlaying { Box(1) } else { Box(2) }
      }
      .buttonStyle(.plain)
    }
  }

  @Test("a button whose label becomes another view keeps the focus")
  func focusOfSwappedButton() {
    let stage = Stage(Play())
    stage.show(at: 0)
    #expect(stage.type(.tab))
    for number in [1, 2, 1] {
      #expect(stage.type(.space))
      stage.show(at: stage.date.timeIntervalSinceReferenceDate + 1)
      #expect(stage.frames()[number] != nil)
    }
  }

  @Test("a click reaches a button below a long press of high priority, which a longer press is")
  func longPressOverButton() {
    let log = Log()
    let stage = Stage(
      Button("") { log.note("click") }.buttonStyle(SwappingStyle())
        .highPriorityGesture(LongPressGesture().onEnded { _ in log.note("hold") }))
    stage.show(at: 0)
    stage.press(50, 50, at: 0)
    stage.release(50, 50, at: 0.1)
    #expect(log.take() == ["click"])
    stage.press(50, 50, at: 1)
    stage.show(at: 2)
    stage.release(50, 50, at: 2)
    #expect(log.take() == ["hold"])
  }

  private struct RowState: View {
    let log: Log

    var body: some View {
      Box(1, width: 50, height: 20).onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
    }
  }

  private struct Selecting: View {
    let log: Log
    @State private var selection: Int?

    var body: some View {
      List([1], id: \.self, selection: $selection) { _ in RowState(log: log) }
        .environment(\.interfaceIdiom, .desktop)
    }
  }

  @Test("a row keeps its state when it is selected")
  func selectedRow() throws {
    let log = Log()
    let stage = Stage(Selecting(log: log))
    stage.show(at: 0)
    let row = try #require(stage.frames()[1])
    stage.tap(row.midX, row.midY, at: 0)
    stage.show(at: 1)
    #expect(log.take() == ["appear"])
  }

  private struct Menus: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      Menu {
        Menu {
          Button {
            log.note("run")
          } label: {
            Box(3, width: 50, height: 10)
          }
        } label: {
          Box(2, width: 50, height: 10)
        }
        Toggle(isOn: $isOn) { Box(4, width: 50, height: 10) }
      } label: {
        Box(1, width: 50, height: 10)
      }
      .onChange(of: isOn) { log.note("toggle") }
    }
  }

  private func press(_ stage: Stage<Menus>, _ keys: KeyEquivalent...) {
    for key in keys {
      _ = stage.type(key)
      stage.show(at: stage.date.timeIntervalSinceReferenceDate + 1)
      stage.show(at: stage.date.timeIntervalSinceReferenceDate + 1)
    }
  }

  @Test("the focus returns to the button of a menu after an item of a submenu, and a toggle closes the menu")
  func focusAfterSubmenu() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 300, height: 300), Menus(log: log))
    stage.show(at: 0)
    press(stage, .tab, .space, .downArrow, .space, .downArrow, .return)
    #expect(log.take() == ["run"] && stage.frames()[2] == nil)
    press(stage, .space, .downArrow, .downArrow, .space)
    #expect(log.take() == ["toggle"] && stage.frames()[2] == nil)
    press(stage, .space)
    #expect(stage.frames()[2] != nil)
  }
}
