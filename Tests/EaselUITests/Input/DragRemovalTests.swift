import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Views that change while something is dragged.
@MainActor
struct DragRemovalTests {
  let log = Log()

  /// A source and a target that can be removed.
  private struct Board: View {
    let log: Log
    let source: Handle<Bool>
    let target: Handle<Bool>
    @State private var hasSource = true
    @State private var hasTarget = true

    var body: some View {
      source.binding = $hasSource
      target.binding = $hasTarget
      return ZStack {
        Box(3).dropDestination(for: String.self) { texts, _ in
          log.note("outer \(texts[0])")
          return true
        } isTargeted: {
          log.note("outer \($0)")
        }
        HStack(spacing: 0) {
          if hasSource {
            Box(1, width: 50).draggable("pear") { Box(7, width: 8, height: 8) }
          } else {
            Box(4, width: 50)
          }
          if hasTarget {
            Box(2, width: 50).dropDestination(for: String.self) { texts, _ in
              log.note("inner \(texts[0])")
              hasTarget = false
              hasSource = false
              return true
            } isTargeted: {
              log.note("inner \($0)")
            }
          } else {
            Color.clear.frame(width: 50).allowsHitTesting(false)
          }
        }
      }
    }
  }

  private func makeStage() -> (Stage<Board>, source: Handle<Bool>, target: Handle<Bool>) {
    let (source, target) = (Handle<Bool>(), Handle<Bool>())
    let stage = Stage(Board(log: log, source: source, target: target))
    stage.host.environment.interfaceIdiom = .desktop
    stage.show(at: 0)
    stage.press(20, 40)
    stage.move(30, 40)
    stage.show(at: 0.1)
    return (stage, source, target)
  }

  @Test("A drag outlives the view that it started from")
  func source() {
    let (stage, source, _) = makeStage()
    #expect(stage.order() == [3, 1, 2, 7])
    source.value = false
    #expect(stage.order() == [3, 4, 2, 7])
    stage.move(80, 40)
    stage.release(80, 40)
    #expect(log.take() == ["inner true", "inner pear", "inner false"])
    #expect(stage.order() == [3, 4, 0])
  }

  @Test("After the removal of a target below the pointer, the view behind it is the target")
  func target() {
    let (stage, _, target) = makeStage()
    stage.move(80, 40)
    #expect(log.take() == ["inner true"])
    target.value = false
    stage.show(at: 0.2)
    stage.release(80, 40)
    #expect(log.take() == ["inner false", "outer true", "outer pear", "outer false"])
  }

  @Test("An action that removes source and target ends the drag")
  func both() {
    let (stage, _, _) = makeStage()
    stage.move(80, 40)
    stage.release(80, 40)
    #expect(stage.order() == [3, 4, 0])
    #expect(log.take() == ["inner true", "inner pear", "inner false"])
  }

  @Test("A second press after a lost release cancels the drag")
  func lostRelease() {
    let (stage, _, _) = makeStage()
    stage.move(80, 40)
    stage.press(80, 40)
    #expect(log.take() == ["inner true", "inner false"])
    stage.release(80, 40)
    #expect(stage.order() == [3, 1, 2])
  }

  @Test("A context menu that the same long press opens closes when the pointer moves")
  func contextMenu() {
    let log = log
    let stage = Stage(
      HStack(spacing: 0) {
        Box(1).contextMenu { Button("Delete") {} }.draggable("pear")
        Box(2).dropDestination(for: String.self) { texts, _ in
          log.note(texts[0])
          return true
        }
      })
    stage.show(at: 0)
    stage.press(20, 40, at: 0)
    for time in [0.6, 0.7, 1.5] { stage.show(at: time) }
    #expect(!stage.order().filter { $0 == 1 }.isEmpty)
    stage.move(40, 40, at: 1.6)
    for time in [1.6, 1.7, 2.5] { stage.show(at: time) }
    stage.move(80, 40, at: 2.6)
    stage.release(80, 40, at: 2.7)
    #expect(log.take() == ["pear"])
  }

  @Test("A drag near the edge of a scroll view moves its content to the end, and then nothing is updated")
  func scrolling() {
    let log = log
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          Box(1, height: 100).draggable("pear") { Box(7, width: 8, height: 8) }
          Box(2, height: 100).dropDestination(for: String.self) { texts, location in
            log.note("\(texts[0]) \(Int(location.y))")
            return true
          } isTargeted: {
            log.note("\($0)")
          }
        }
      })
    stage.host.environment.interfaceIdiom = .desktop
    stage.show(at: 0)
    stage.press(50, 50)
    stage.move(50, 60)
    stage.show(at: 0.1)
    #expect(stage.host.nextUpdate == nil)
    stage.move(50, 96)
    #expect(stage.host.nextUpdate != nil)
    for step in 0...100 { stage.show(at: 0.1 + Double(step) / 60) }
    #expect(stage.frames()[2] == CGRect(0, 0, 100, 100))
    #expect(stage.host.nextUpdate == nil)
    stage.release(50, 96)
    #expect(log.take() == ["true", "pear 96", "false"])
  }

  @Test("Locations that are not numbers drop nothing and draw nothing")
  func notANumber() {
    for location in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      let (stage, _, _) = makeStage()
      stage.move(location, location)
      #expect(stage.order() == [3, 1, 2])
      stage.release(location, location)
      #expect(!log.take().contains { $0.hasSuffix("pear") })
    }
  }

  @Test("State that the closures of a drag change is shown")
  func changes() {
    let (handle, log) = (Handle<Int>(), log)
    let stage = Stage(Counting(log: log, handle: handle))
    stage.host.environment.interfaceIdiom = .desktop
    stage.show(at: 0)
    stage.press(20, 40)
    stage.move(30, 40)
    #expect(stage.order().contains(2))
    stage.move(80, 40)
    #expect(stage.order().contains(3))
    stage.release(80, 40)
    #expect(stage.order() == [5, 0])
    #expect(stage.host.nextUpdate == nil)
  }

  /// Counts the calls of all closures, and shows the count.
  private struct Counting: View {
    let log: Log
    let handle: Handle<Int>
    @State private var count = 1

    var body: some View {
      HStack(spacing: 0) {
        Box(count).onDrag {
          count += 1
          return NSItemProvider(object: NSString(string: "a"))
        }
        Box(0).dropDestination(for: String.self) { _, _ in
          count += 1
          return true
        } isTargeted: { _ in
          count += 1
        }
      }
    }
  }
}
