import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Tables, operated with the pointer and the keyboard.
@MainActor
struct TableTests {
  struct Value: Identifiable {
    let id: Int
    var name: String { "\(id)" }
  }

  private func frames(_ stage: Stage<some View>) -> [Int: CGRect] {
    Dictionary(
      stage.show().boxes.filter { $0.1.height == 10 }, uniquingKeysWith: { first, _ in first })
  }

  private func cell(_ number: Int) -> some View { Box(number, width: 20, height: 10) }

  @Test("Columns have the same widths in all rows: fixed ones theirs, the others share the rest")
  func columns() {
    let table = Table((1..<3).map(Value.init)) {
      TableColumn("A") { self.cell($0.id) }.width(100)
      TableColumn("B") { self.cell(10 * $0.id) }
      TableColumn("C") { self.cell(100 * $0.id) }.width(max: 50)
    }
    let frames = frames(Stage(size: CGSize(400, 200), table))
    #expect(frames[1] == CGRect(16, 36 + 17, 20, 10) && frames[2] == CGRect(16, 36 + 44 + 17, 20, 10))
    #expect(frames[10]?.minX == 132 && frames[20]?.minX == 132)
    #expect(frames[100]?.minX == 334.0)
  }

  @Test("Presses of a header sort by its column, then in the other direction")
  func sorting() {
    var order: [KeyPathComparator<Value>] = []
    let binding = Binding(get: { order }, set: { order = $0 })
    let stage = Stage(
      size: CGSize(400, 200),
      Table((1..<3).map(Value.init), sortOrder: binding) {
        TableColumn("A", value: \.id) { self.cell($0.id) }
        TableColumn("B", value: \.name)
      })
    stage.show(at: 0)
    stage.tap(50, 20)
    #expect(order.map(\.order) == [.forward] && order[0].keyPath == \Value.id)
    stage.tap(50, 20)
    #expect(order.map(\.order) == [.reverse])
    stage.tap(350, 20)
    #expect(order.map(\.order) == [.forward, .reverse] && order[0].keyPath == \Value.name)
  }

  @Test("A click selects a row, and the arrow keys move the selection")
  func selection() {
    var selected: Int? = nil
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let stage = Stage(
      size: CGSize(400, 200),
      Table(of: Value.self, selection: binding) {
        TableColumn("A") { self.cell($0.id) }
      } rows: {
        TableRow(Value(id: 7))
        ForEach([8, 9], id: \.self) { TableRow(Value(id: $0)) }
      })
    stage.show(at: 0)
    stage.tap(200, 36 + 60)
    #expect(selected == 8)
    stage.show(at: 1)
    #expect(stage.type(.downArrow) && selected == 9)
    #expect(stage.type(.upArrow) && stage.type(.upArrow) && selected == 7)
  }
}
