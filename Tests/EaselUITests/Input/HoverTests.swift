import Foundation
import Testing

@testable import EaselUI

/// Hover by a pointer that moves, and by views that move under a resting one.
@MainActor
struct HoverTests {
  let log = Log()

  private func exit(_ stage: Stage<some View>) {
    stage.host.handle(PointerInput(.exited, at: .zero, time: stage.date))
  }

  /// Removes the view, shows the stage, and sets the view back in after some input. It appears with the next frame.
  private func returnView(of handle: Handle<Bool>, on stage: Stage<some View>, after input: () -> Void) {
    stage.show(at: 0)
    handle.value = false
    stage.show()
    input()
    handle.value = true
  }

  @Test("Hover reports its begin, its end, and each location once")
  func phases() {
    let stage = Stage(
      Box(0, width: 40, height: 40).onHover { [log] in log.note("\($0)") }
        .onContinuousHover { [log] phase in
          switch phase {
          case .active(let point): log.note("\(point.x)")
          case .ended: log.note("ended")
          }
        })
    stage.show(at: 0)
    stage.move(10, 50)
    stage.move(40, 50)
    stage.move(50, 50)
    stage.move(50, 50)
    stage.show()
    exit(stage)
    stage.show()
    #expect(log.take() == ["true", "10.0", "20.0", "false", "ended"])
  }

  @Test("Rows that scroll under a resting pointer are entered and left")
  func scrolling() {
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { row in Box(row, height: 20).onHover { [log] in log.note("\(row) \($0)") } }
        }
      })
    stage.show(at: 0)
    stage.move(50, 5)
    #expect(log.take() == ["0 true"])
    stage.turnWheel(y: 1, over: CGPoint(x: 50, y: 5))
    stage.wait()
    let notes = log.take()
    let row = stage.show().boxes.first { $0.1.contains(CGPoint(x: 50, y: 5)) }?.0
    #expect(row != 0)
    #expect(notes.first == "0 false")
    #expect(notes.last == row.map { "\($0) true" })
    stage.show()
    #expect(log.take().isEmpty)
  }

  @Test("A view that appears under a resting pointer is entered, and left when it is removed")
  func removal() {
    let handle = Handle<Bool>()
    let stage = Stage(Removable(handle: handle) { Box(0).onHover { [log] in log.note("\($0)") } })
    returnView(of: handle, on: stage) { stage.move(50, 50) }
    stage.show()
    #expect(log.take() == ["true"])
    handle.value = false
    stage.show()
    #expect(log.take() == ["false"])
    exit(stage)
    handle.value = true
    stage.show()
    #expect(log.take().isEmpty)
  }

  /// A view that moves up while the pointer is over it.
  private struct Rising: View {
    let log: Log
    @State private var isHovered = false

    var body: some View {
      Box(0, width: 40, height: 40).offset(y: isHovered ? -20 : 0)
        .onHover {
          log.note("\($0)")
          isHovered = $0
        }
    }
  }

  @Test("A view that moves away while it is hovered is left once until the pointer moves")
  func rising() {
    let stage = Stage(Rising(log: log))
    stage.show(at: 0)
    stage.move(50, 65)
    for _ in 0..<5 { stage.show() }
    #expect(log.take() == ["true", "false"])
    #expect(stage.host.nextUpdate == nil)
    stage.move(50, 66)
    #expect(log.take() == ["true"])
  }

  @Test("Views are not entered during a press that began elsewhere")
  func press() {
    let handle = Handle<Bool>()
    let stage = Stage(
      ZStack {
        Box(1).onTapGesture {}
        Removable(handle: handle) { Box(0).onHover { [log] in log.note("\($0)") } }
      })
    returnView(of: handle, on: stage) { stage.press(50, 50) }
    stage.show()
    #expect(log.take().isEmpty)
    stage.release(50, 50)
    #expect(log.take() == ["true"])
  }

  @Test("A help text appears some time after its view has come under a resting pointer")
  func help() {
    let handle = Handle<Bool>()
    let stage = Stage(
      size: CGSize(width: 200, height: 200), scale: 1,
      Removable(handle: handle) { Box(0, width: 40, height: 40).help("Help") })
    returnView(of: handle, on: stage) { stage.move(100, 100) }
    stage.show(at: 10)
    let bare = stage.show(at: 10.5).hash
    #expect(stage.show(at: 10.7).hash == bare)
    stage.show(at: 10.9)
    #expect(stage.show(at: 12).hash != bare)
  }
}
