import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Rows of lists that are moved sideways. They contain boxes of 20 points and are 44 points high; the list is 300 points
/// wide.
@MainActor
struct SwipeActionTests {
  private let log = Log()

  private struct Rows: View {
    let log: Log
    @State private var numbers = [1, 2, 3]

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Box($0, width: 20, height: 20) }
          .onDelete { offsets in
            log.note("delete \(offsets.map { $0 })")
            numbers.remove(atOffsets: offsets)
          }
      }
    }
  }

  private func makeStage<Content: View>(
    _ content: Content, idiom: InterfaceIdiom = .phone, height: CGFloat = 400
  ) -> Stage<some View> {
    let stage = Stage(size: CGSize(300, height), content.listStyle(.plain))
    stage.host.environment.interfaceIdiom = idiom
    stage.show(at: 0)
    return stage
  }

  /// The places of the boxes in the rows, in hundredths of points: the end of a spring is not exact.
  private func rows(_ stage: Stage<some View>) -> [Int: CGRect] {
    func rounded(_ place: CGRect) -> CGRect {
      CGRect((place.minX * 100).rounded() / 100, place.minY, place.width, place.height)
    }
    let boxes = stage.show().boxes.filter { $0.1.size == CGSize(20, 20) }
    return Dictionary(boxes.map { ($0.0, rounded($0.1)) }, uniquingKeysWith: { first, _ in first })
  }

  private func settle(_ stage: Stage<some View>) {
    let start = stage.date.timeIntervalSinceReferenceDate
    for step in 1...20 { stage.show(at: start + Double(step) / 10) }
  }

  /// Drags slowly, so that the pointer rests before it is released.
  private func drag(_ stage: Stage<some View>, from start: CGPoint, by way: CGSize, releases: Bool = true) {
    let time = stage.date.timeIntervalSinceReferenceDate
    stage.press(start.x, start.y)
    for step in 1...10 {
      stage.show(at: time + Double(step) / 10)
      stage.move(start.x + way.width * CGFloat(step) / 10, start.y + way.height * CGFloat(step) / 10)
    }
    stage.show(at: time + 2)
    guard releases else { return }
    stage.release(start.x + way.width, start.y + way.height)
    settle(stage)
  }

  private func turnWheel(_ stage: Stage<some View>, x: CGFloat) {
    stage.host.handle(PointerInput(.scrolled(x: x, y: 0), at: CGPoint(x: 150, y: 22), time: stage.date))
    settle(stage)
  }

  // MARK: Deletion

  @Test(
    "A row with onDelete shows a button when it is dragged, which deletes the element",
    arguments: InterfaceIdiom.both)
  func deletion(idiom: InterfaceIdiom) {
    let stage = makeStage(Rows(log: log), idiom: idiom)
    let places = rows(stage)
    let row = places[2]?.midY ?? 0
    drag(stage, from: CGPoint(x: 200, y: row), by: CGSize(width: -60, height: 0))
    #expect(log.take().isEmpty)
    #expect((rows(stage)[2]?.minX ?? 0) <= (places[2]?.minX ?? 0) - 74)
    stage.tap(270, row)
    settle(stage)
    #expect(log.take() == ["delete [1]"])
    #expect(rows(stage) == [1: places[1], 3: places[2]].compactMapValues { $0 })
  }

  @Test("A drag over more than half of the row runs the first action, a shorter one that returns runs none")
  func fullSwipe() {
    let stage = makeStage(Rows(log: log))
    drag(stage, from: CGPoint(x: 250, y: 22), by: CGSize(width: -140, height: 0))
    #expect(log.take().isEmpty)
    stage.tap(30, 22)
    settle(stage)
    #expect(rows(stage)[1]?.minX == 16.0)
    drag(stage, from: CGPoint(x: 250, y: 22), by: CGSize(width: -30, height: 0))
    #expect(log.take().isEmpty && rows(stage)[1]?.minX == 16.0)
    drag(stage, from: CGPoint(x: 250, y: 22), by: CGSize(width: -160, height: 0))
    #expect(log.take() == ["delete [0]"])
    #expect(rows(stage).keys.sorted() == [2, 3])
  }

  @Test(
    "Rows do not move while the list is edited, if their deletion is disabled, or against the side of the actions"
  )
  func fixedRows() {
    let row = ForEach([1], id: \.self) { Box($0, width: 20, height: 20) }.onDelete { _ in log.note("delete") }
    let disabled = ForEach([1], id: \.self) { Box($0, width: 20, height: 20).deleteDisabled(true) }
      .onDelete { _ in log.note("delete") }
    func moved(_ list: some View, by width: CGFloat) -> Bool {
      let stage = makeStage(list)
      let start = rows(stage)[1]
      drag(stage, from: CGPoint(x: 200, y: 22), by: CGSize(width: width, height: 0))
      return rows(stage)[1] != start
    }
    #expect(moved(List { row }, by: -60))
    #expect(!moved(List { row }, by: 60))
    #expect(!moved(List { disabled }, by: -60))
    #expect(!moved(List { row }.environment(\.editMode, .constant(.active)), by: -60))
    #expect(log.take().isEmpty)
  }

  @Test("An EditButton in the bar of a navigation edits the list of its page")
  func editButton() {
    let stage = makeStage(
      NavigationStack { Rows(log: log).toolbar { EditButton() }.navigationBarTitleDisplayMode(.inline) })
    let start = rows(stage)[1]?.minX ?? 0
    stage.tap(275, 22)
    settle(stage)
    let row = rows(stage)[1] ?? .zero
    #expect(row.minX > start + 20)
    stage.tap(row.minX - 20, row.midY)
    settle(stage)
    #expect(log.take() == ["delete [0]"])
    stage.tap(275, 22)
    settle(stage)
    #expect(rows(stage)[2]?.minX == start)
  }

  // MARK: Actions

  private func actions() -> some View {
    List {
      Box(1, width: 20, height: 20)
        .swipeActions {
          Button("A") { log.note("A") }
          Button("B") { log.note("B") }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("C") { log.note("C") } }
        .swipeActions { Button("D") { log.note("D") } }
    }
  }

  @Test("Actions are beside the row, the first one at the edge; those of further modifiers follow")
  func order() {
    let stage = makeStage(actions())
    for (x, action): (CGFloat, String) in [(290, "A"), (190, "B"), (110, "D")] {
      drag(stage, from: CGPoint(x: 200, y: 22), by: CGSize(width: -100, height: 0))
      #expect(rows(stage)[1]?.minX == -206.0)
      stage.tap(x, 22)
      settle(stage)
      #expect(log.take() == [action] && rows(stage)[1]?.minX == 16.0)
    }
    drag(stage, from: CGPoint(x: 50, y: 22), by: CGSize(width: 100, height: 0))
    stage.tap(30, 22)
    settle(stage)
    #expect(log.take() == ["C"] && rows(stage)[1]?.minX == 16.0)
  }

  @Test("A long drag does not run an action that is disabled, and opens the row")
  func disabledAction() {
    let stage = makeStage(
      List { Box(1, width: 20, height: 20).swipeActions { Button("A") { log.note("A") }.disabled(true) } })
    drag(stage, from: CGPoint(x: 250, y: 22), by: CGSize(width: -200, height: 0))
    #expect(log.take().isEmpty && rows(stage)[1]?.minX == -58.0)
  }

  @Test("Without a full swipe, a long drag opens the row, which resists")
  func elasticDrag() {
    let stage = makeStage(actions())
    drag(stage, from: CGPoint(x: 20, y: 22), by: CGSize(width: 274, height: 0), releases: false)
    #expect(rows(stage)[1]?.minX == 140.0)
    stage.release(294, 22)
    settle(stage)
    #expect(rows(stage)[1]?.minX == 90.0 && log.take().isEmpty)
  }

  @Test("Where the layout runs from right to left, trailing actions are at the left")
  func rightToLeft() {
    let stage = makeStage(actions().environment(\.layoutDirection, .rightToLeft))
    drag(stage, from: CGPoint(x: 50, y: 22), by: CGSize(width: 100, height: 0))
    #expect(rows(stage)[1]?.maxX == 506.0)
    stage.tap(10, 22)
    settle(stage)
    #expect(log.take() == ["A"] && rows(stage)[1]?.maxX == 284.0)
  }

  // MARK: Other input

  @Test("The horizontal wheel opens and closes a row; another row that is pressed or opened closes it")
  func wheel() {
    let stage = makeStage(Rows(log: log), idiom: .desktop)
    turnWheel(stage, x: 1)
    #expect((rows(stage)[1]?.minX ?? 0) < 0)
    turnWheel(stage, x: -1)
    #expect(rows(stage)[1]?.minX == rows(stage)[2]?.minX)
    turnWheel(stage, x: 1)
    let middle = rows(stage)[2]?.midY ?? 0
    drag(stage, from: CGPoint(x: 200, y: middle), by: CGSize(width: -60, height: 0))
    #expect(rows(stage)[1]?.minX == rows(stage)[3]?.minX)
    #expect((rows(stage)[2]?.minX ?? 0) < 0 && log.take().isEmpty)
  }

  @Test(
    "A horizontal drag does not press the button of a row; a vertical one scrolls the list and closes the open row"
  )
  func arbitration() {
    let list = List(0..<30) { number in
      Button {
        log.note("pressed \(number)")
      } label: {
        Box(number, width: 20, height: 20)
      }
      .swipeActions { Button("A") { log.note("A") } }
    }
    let stage = makeStage(list)
    drag(stage, from: CGPoint(x: 200, y: 22), by: CGSize(width: -60, height: 4))
    #expect(log.take().isEmpty && (rows(stage)[0]?.minX ?? 0) < 0)
    drag(stage, from: CGPoint(x: 200, y: 200), by: CGSize(width: -4, height: -30))
    #expect(log.take().isEmpty)
    #expect(rows(stage)[0].map { $0.minX == 16.0 && $0.minY < 0 } == true)
    stage.tap(100, 100)
    #expect(log.take().count == 1)
  }

  @Test("A click on an open row closes it, and selects only the next time")
  func closingClick() {
    let selection = Selection()
    let list = List(selection: selection.binding) {
      Box(1, width: 20, height: 20).tag(1).swipeActions { Button("A") { log.note("A") } }
    }
    let stage = makeStage(list)
    drag(stage, from: CGPoint(x: 200, y: 22), by: CGSize(width: -60, height: 0))
    stage.tap(100, 22)
    settle(stage)
    #expect(rows(stage)[1]?.minX == 16.0 && selection.value == nil)
    stage.tap(100, 22)
    #expect(selection.value == 1 && log.take().isEmpty)
  }

  private final class Selection {
    var value: Int?
    var binding: Binding<Int?> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }
}

extension InterfaceIdiom {
  fileprivate static let both: [InterfaceIdiom] = [.phone, .desktop]
}
