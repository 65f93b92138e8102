import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Rows of lists that are dragged. They contain boxes of 20 points.
@MainActor
struct ListDragTests {
  let log = Log()

  private func makeStage<Content: View>(
    _ content: Content, idiom: InterfaceIdiom = .desktop
  ) -> Stage<some View> {
    let stage = Stage(size: CGSize(300, 400), content.listStyle(.plain))
    stage.host.environment.interfaceIdiom = idiom
    stage.show(at: 0)
    return stage
  }

  /// The numbers of the boxes in the rows, from top to bottom.
  private func order(_ stage: Stage<some View>) -> [Int] {
    stage.show().boxes.filter { $0.1.size == CGSize(20, 20) }.sorted { $0.1.minY < $1.1.minY }.map(\.0)
  }

  /// The center of the row with a box.
  private func center(of number: Int, _ stage: Stage<some View>) -> CGFloat {
    stage.show().boxes.first { $0.0 == number && $0.1.size == CGSize(20, 20) }?.1.midY ?? 0
  }

  private func drag(
    _ stage: Stage<some View>, from x: CGFloat, _ start: CGFloat, to y: CGFloat
  ) {
    stage.press(x, start)
    stage.move(x, start + 6)
    stage.move(x, y)
    stage.release(x, y)
    for step in 1...30 { stage.show(at: Double(step) / 10) }
  }

  /// A list whose rows can be moved while it is edited. The rows note when they appear.
  private struct EditableRows: View {
    let log: Log
    let handle: EditHandle
    @State private var isEditing = false

    var body: some View {
      let _ = handle.set = { isEditing = $0 }
      List {
        ForEach([1, 2], id: \.self) { number in
          Box(number, width: 20, height: 20).onAppear { log.note("\(number)") }
        }
        .onMove(perform: isEditing ? { log.note("\($0.map { $0 }) \($1)") } : nil)
      }
    }
  }

  private final class EditHandle {
    var set: (Bool) -> Void = { _ in }
  }

  private struct Rows: View {
    let log: Log
    var isFixed = false
    @State private var numbers = [1, 2, 3, 4]

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { number in
          Box(number, width: 20, height: 20).moveDisabled(isFixed && number == 1)
        }
        .onMove {
          log.note("\($0.map { $0 }) \($1)")
          numbers.move(fromOffsets: $0, toOffset: $1)
        }
        ForEach([5], id: \.self) { Box($0, width: 20, height: 20) }
          .dropDestination(for: String.self) { texts, offset in log.note("\(texts[0]) at \(offset)") }
      }
      .overlay(alignment: .bottom) { Box(9, width: 300, height: 20).draggable("text") }
    }
  }

  @Test("A row is dragged to another place among the rows of its collection")
  func move() {
    let stage = makeStage(Rows(log: log))
    #expect(order(stage) == [1, 2, 3, 4, 5])
    drag(stage, from: 150, center(of: 1, stage), to: center(of: 3, stage) + 5)
    #expect(log.take() == ["[0] 3"])
    #expect(order(stage) == [2, 3, 1, 4, 5])
    drag(stage, from: 150, center(of: 4, stage), to: center(of: 2, stage) - 5)
    #expect(log.take() == ["[3] 0"])
    #expect(order(stage) == [4, 2, 3, 1, 5])
    drag(stage, from: 150, center(of: 2, stage), to: center(of: 2, stage) + 5)
    drag(stage, from: 150, center(of: 2, stage), to: center(of: 5, stage))
    #expect(log.take().isEmpty)
  }

  @Test("A row whose movement is disabled is not dragged")
  func disabled() {
    let stage = makeStage(Rows(log: log, isFixed: true))
    drag(stage, from: 150, center(of: 1, stage), to: center(of: 3, stage) + 5)
    #expect(log.take().isEmpty)
    drag(stage, from: 150, center(of: 2, stage), to: center(of: 1, stage) - 5)
    #expect(log.take() == ["[1] 0"])
  }

  @Test("Rows keep their state when they become movable")
  func becomesMovable() {
    let handle = EditHandle()
    let stage = makeStage(EditableRows(log: log, handle: handle))
    #expect(log.take() == ["1", "2"])
    drag(stage, from: 10, center(of: 1, stage), to: center(of: 2, stage) + 8)
    #expect(log.take() == [])
    handle.set(true)
    stage.show()
    #expect(log.take() == [])
    drag(stage, from: 10, center(of: 1, stage), to: center(of: 2, stage) + 8)
    #expect(log.take() == ["[0] 2"])
  }

  @Test("With the idiom phone a handle moves rows while the list is edited")
  func handle() {
    let stage = makeStage(
      Rows(log: log).environment(\.editMode, .constant(.active)), idiom: .phone)
    drag(stage, from: 150, center(of: 2, stage), to: center(of: 1, stage) - 5)
    #expect(log.take().isEmpty)
    drag(stage, from: 270, center(of: 2, stage), to: center(of: 1, stage) - 5)
    #expect(log.take() == ["[1] 0"])
  }

  @Test("Values are dropped between rows, and a line shows where")
  func insertion() {
    let stage = makeStage(Rows(log: log))
    let y = center(of: 5, stage)
    stage.press(150, 390)
    stage.move(150, y + 4)
    let before = stage.show()
    stage.move(150, y - 4)
    #expect(stage.show() !== before)
    stage.release(150, y - 4)
    #expect(log.take() == ["text at 0"])
    drag(stage, from: 150, 390, to: center(of: 5, stage) + 4)
    #expect(log.take() == ["text at 1"])
    drag(stage, from: 150, 390, to: center(of: 2, stage))
    #expect(log.take().isEmpty)
  }
}
