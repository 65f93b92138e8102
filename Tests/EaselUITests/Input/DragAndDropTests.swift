import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Drags between the views of a host.
@MainActor
struct DragAndDropTests {
  let log = Log()

  /// A stage with the idiom `desktop` unless another one is given.
  private func makeStage<Content: View>(
    _ idiom: InterfaceIdiom = .desktop, @ViewBuilder _ content: () -> Content
  ) -> Stage<some View> {
    let stage = Stage(content())
    stage.host.environment.interfaceIdiom = idiom
    stage.show(at: 0)
    return stage
  }

  /// A source of the text "pear" in the left half, and a target of texts in the right half.
  @ViewBuilder private func halves() -> some View {
    let log = log
    HStack(spacing: 0) {
      Box(1).draggable("pear")
      Box(2)
        .dropDestination(for: String.self) { texts, location in
          log.note("drop \(texts.joined()) \(Int(location.x)) \(Int(location.y))")
          return true
        } isTargeted: {
          log.note("targeted \($0)")
        }
    }
  }

  @Test(
    "A value is dropped with the location in the target's space, and the target knows when it is below the pointer"
  )
  func drop() {
    let stage = makeStage { halves() }
    stage.press(20, 40)
    stage.move(30, 40)
    #expect(log.take().isEmpty)
    stage.move(70, 40)
    #expect(log.take() == ["targeted true"])
    stage.move(72, 40)
    stage.move(30, 40)
    #expect(log.take() == ["targeted false"])
    stage.move(80, 45)
    stage.release(80, 45)
    #expect(log.take() == ["targeted true", "drop pear 30 45", "targeted false"])
    stage.move(60, 40)
    stage.release(60, 40)
    #expect(log.take().isEmpty)
  }

  @Test("A drag begins after four points, or after half a second with the idiom phone")
  func begin() {
    let stage = makeStage { halves() }
    stage.press(48, 40)
    stage.move(51, 40)
    #expect(log.take().isEmpty)
    stage.move(52, 40)
    #expect(log.take() == ["targeted true"])
    stage.release(52, 40)
    _ = log.take()
    let phone = makeStage(.phone) { halves() }
    phone.press(48, 40, at: 0)
    phone.move(52, 40, at: 0.2)
    #expect(log.take().isEmpty)
    phone.show(at: 0.51)
    phone.move(60, 40, at: 0.6)
    phone.release(60, 40, at: 0.7)
    #expect(log.take() == ["targeted true", "drop pear 10 40", "targeted false"])
    phone.press(20, 40, at: 1)
    phone.move(60, 40, at: 1.1)
    phone.release(60, 40, at: 2)
    #expect(log.take().isEmpty)
  }

  @Test("A picture of the view follows the pointer until the end of the drag")
  func preview() {
    let stage = makeStage { halves() }
    stage.press(20, 40)
    stage.move(30, 50)
    #expect(stage.show().boxes.map(\.0) == [1, 2, 1])
    #expect(stage.show().boxes.last?.1 == CGRect(10, 10, 50, 100))
    stage.release(30, 50)
    #expect(stage.order() == [1, 2])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("The program's preview has its ideal size around the pointer")
  func ownPreview() {
    let stage = makeStage { Box(1).draggable("pear") { Box(7, width: 20, height: 10) } }
    stage.press(20, 40)
    stage.move(30, 50)
    #expect(stage.show().boxes.last?.1 == CGRect(20, 45, 20, 10))
    stage.move(50, 50)
    #expect(stage.show().boxes.last?.1 == CGRect(40, 45, 20, 10))
    stage.release(50, 50)
    #expect(stage.order() == [1])
  }

  @Test("Escape cancels a drag")
  func escape() {
    let stage = makeStage { halves() }
    #expect(!stage.type(.escape))
    stage.press(20, 40)
    stage.move(70, 40)
    #expect(stage.type(.escape))
    #expect(log.take() == ["targeted true", "targeted false"])
    stage.move(75, 40)
    stage.release(75, 40)
    #expect(log.take().isEmpty)
    #expect(stage.order() == [1, 2])
  }

  @Test("Gestures and buttons of a dragged view do not fire")
  func gestures() {
    let log = log
    let stage = makeStage {
      VStack(spacing: 0) {
        Button("A") { log.note("button") }.buttonStyle(.plain).frame(width: 100, height: 50)
          .contentShape(Rectangle()).draggable("a")
        Box(1).onTapGesture { log.note("tap") }
          .simultaneousGesture(DragGesture(minimumDistance: 30).onEnded { _ in log.note("drag") })
          .draggable("b")
      }
    }
    stage.press(50, 25)
    stage.move(55, 25)
    stage.release(50, 25)
    stage.press(50, 75)
    stage.move(55, 75)
    stage.move(95, 75)
    stage.release(50, 75)
    #expect(log.take().isEmpty)
    stage.tap(50, 25)
    stage.tap(50, 75)
    #expect(log.take() == ["button", "tap"])
  }

  @Test("A tap gesture inside does not hold up a drag")
  func tapInside() {
    let log = log
    for idiom in [InterfaceIdiom.desktop, .phone] {
      let stage = makeStage(idiom) { Box(1).onTapGesture { log.note("tap") }.draggable("a") }
      stage.press(50, 50, at: 0)
      stage.move(55, 50, at: 0.1)
      stage.show(at: 0.6)
      #expect(stage.order() == [1, 1])
      stage.release(55, 50, at: 0.7)
      #expect(log.take().isEmpty && stage.order() == [1])
    }
  }

  @Test("A drag in a view inside wins over the drag of the view")
  func slider() {
    let log = log
    let stage = makeStage {
      Box(1).gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("inner") })
        .onDrag {
          log.note("drag")
          return NSItemProvider()
        }
    }
    stage.press(10, 10)
    stage.move(60, 10)
    stage.release(60, 10)
    #expect(log.take() == ["inner"])
  }

  @Test("A view that scrolls with the idiom phone does not start a drag, and a drag does not scroll it")
  func scroll() {
    let log = log
    let stage = makeStage(.phone) {
      ScrollView {
        Box(1, height: 400).onDrag {
          log.note("drag")
          return NSItemProvider(object: NSString(string: "a"))
        }
      }
    }
    stage.press(50, 80, at: 0)
    stage.move(50, 50, at: 0.1)
    stage.move(50, 40, at: 0.9)
    stage.release(50, 40, at: 1)
    #expect(log.take().isEmpty)
    let top = stage.frames()[1]?.minY ?? 0
    #expect(top < -20)
    stage.show(at: 5)
    stage.press(50, 80, at: 6)
    stage.show(at: 6.6)
    let before = stage.frames()[1]
    stage.move(50, 30, at: 6.7)
    #expect(log.take() == ["drag"])
    #expect(stage.frames()[1] == before)
  }

  @Test("Only the innermost view that accepts the type of the value is a target; its whole frame is")
  func types() {
    let log = log
    let stage = makeStage {
      VStack(spacing: 60) {
        Box(1, width: 100, height: 20).draggable(URL(string: "https://a.org")!)
        Box(2, width: 100, height: 20)
          .dropDestination(for: Color.self) { _, _ in
            log.note("color")
            return true
          }
      }
      .dropDestination(for: URL.self) { urls, location in
        log.note("url \(urls[0]) \(Int(location.y))")
        return true
      }
    }
    for y in [90.0, 50] {
      stage.press(50, 10)
      stage.move(50, y)
      stage.release(50, y)
    }
    #expect(log.take() == ["url https://a.org 90", "url https://a.org 50"])
  }

  @Test("Disabled targets accept nothing")
  func disabled() {
    let log = log
    let stage = makeStage {
      HStack(spacing: 0) {
        Box(1).draggable("a")
        Box(2).dropDestination(for: String.self, isEnabled: false) { _, _ in log.note("session") }
        Box(3).dropDestination(for: String.self) { _, _ in
          log.note("drop")
          return true
        }
        .disabled(true)
      }
    }
    for x in [50.0, 90] {
      stage.press(10, 10)
      stage.move(x, 10)
      stage.release(x, 10)
    }
    #expect(log.take().isEmpty)
  }
}
