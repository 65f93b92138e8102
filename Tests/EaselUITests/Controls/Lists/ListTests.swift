import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Lists, operated with the pointer and the keyboard. Rows contain boxes of 20 points, and are 44 points high.
@MainActor
struct ListTests {
  let log = Log()

  private func stage<Content: View>(_ content: Content, height: CGFloat = 400) -> Stage<some View> {
    let stage = Stage(size: CGSize(300, height), content)
    stage.show(at: 0)
    return stage
  }

  /// The places of boxes of 20 x 20 points; other fills of the list are not boxes.
  private func rows(_ stage: Stage<some View>) -> [Int: CGRect] {
    Dictionary(
      stage.show().boxes.filter { $0.1.size == CGSize(20, 20) }, uniquingKeysWith: { first, _ in first })
  }

  private func row(_ number: Int) -> some View { Box(number, width: 20, height: 20) }

  @Test("Rows of a plain list are 44 points high and begin 16 points from its edge")
  func plainRows() {
    let rows = rows(stage(List(1..<4) { row($0) }.listStyle(.plain)))
    #expect(rows[1] == CGRect(16, 12, 20, 20))
    #expect(rows[2] == CGRect(16, 56, 20, 20) && rows[3] == CGRect(16, 100, 20, 20))
  }

  @Test("Groups have margins of 16 points, or 20 in wide lists, and space between them")
  func groups() {
    let list = List {
      Section { row(1) }
      Section { row(2) }
    }
    let rows = rows(stage(list))
    #expect(rows[1] == CGRect(32, 32, 20, 20))
    #expect(rows[2] == CGRect(32, 20 + 44 + 35 + 12, 20, 20))
    let wide = Stage(size: CGSize(500, 400), list)
    #expect(self.rows(wide)[1]?.minX == 36)
    #expect(self.rows(stage(list.listSectionSpacing(5)))[2]?.minY == 81.0)
  }

  @Test("Insets, heights, spacing and backgrounds of rows are those that the program sets")
  func rowSettings() {
    let list = List {
      row(1).listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 40, trailing: 0))
      row(2).listRowBackground(Box(9))
      row(3)
    }
    .listStyle(.plain)
    let stage = stage(list)
    let rows = rows(stage)
    #expect(rows[1] == CGRect(50, 0, 20, 20) && rows[2]?.minY == 60 + 12)
    #expect(stage.frames()[9] == CGRect(0, 60, 300, 44))
    let roomy = self.rows(
      self.stage(list.environment(\.defaultMinListRowHeight, 80).listRowSpacing(10)))
    #expect(roomy[3]?.minY == 210.0)
  }

  @Test("The choices of an inline picker are rows of the list, after its label")
  func inlinePicker() {
    var chosen = 1
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let list = List {
      Picker(selection: binding) {
        ForEach(1..<3) { row($0) }
      } label: {
        row(9)
      }
      .pickerStyle(.inline)
      row(3)
    }
    let stage = stage(list.listStyle(.plain))
    let rows = rows(stage)
    #expect([9, 1, 2, 3].map { rows[$0]?.minY } == [12, 56, 100, 144])
    stage.tap(200, 110)
    #expect(chosen == 2)
  }

  @Test("A click selects the row's tag; the arrow keys move the selection and scroll to it")
  func selection() {
    var selected: Int? = nil
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let stage = stage(List(1..<40, selection: binding) { row($0) }.listStyle(.plain), height: 100)
    stage.tap(200, 60)
    #expect(selected == 2)
    stage.show(at: 0.5)
    #expect(stage.type(.downArrow) && selected == 3)
    stage.show(at: 1)
    stage.show(at: 2)
    #expect(rows(stage)[3].map { $0.maxY <= 100 } == true)
    #expect(stage.type(.upArrow) && stage.type(.upArrow) && selected == 1)
    #expect(!stage.type(.upArrow) || selected == 1)
  }

  /// A row that notes when its body runs.
  private struct NotingRow: View {
    let number: Int
    let log: Log

    var body: some View {
      let _ = log.note("\(number)")
      return Box(number, width: 20, height: 20)
    }
  }

  /// A list of which one row shows a number, with or without a selection.
  private struct ChangingList: View {
    let handle: Handle<Int>
    let selection: Binding<Int?>?
    let log: Log
    @State private var number = 100

    var body: some View {
      let _ = handle.binding = $number
      // Read here, not by the row.
      let number = number
      List(1..<40, selection: selection) { NotingRow(number: $0 == 3 ? number : $0, log: log) }
        .listStyle(.plain)
    }
  }

  @Test("A change of one row runs the bodies of the list and of that row", arguments: [false, true])
  func changeOfOneRow(isSelectable: Bool) {
    let handle = Handle<Int>()
    let selection = Binding<Int?>(get: { 2 }, set: { _ in })
    let list = ChangingList(handle: handle, selection: isSelectable ? selection : nil, log: log)
    let stage = stage(list)
    #expect(rows(stage)[100] == CGRect(16, 100, 20, 20))
    _ = log.take()
    let before = stage.host.bodiesEvaluated
    handle.value = 101
    #expect(rows(stage)[101] == CGRect(16, 100, 20, 20))
    #expect(log.take() == ["101"])
    // The program's view, the list, its rows and the changed one; with a selection, also the reader of the position and the
    // choice around the rows.
    #expect(stage.host.bodiesEvaluated - before == (isSelectable ? 6 : 4))
  }

  /// A list that passes a selection on without reading it.
  private struct SelectableList: View {
    let handle: Handle<Int?>
    let log: Log
    @State private var selected: Int?

    var body: some View {
      let _ = handle.binding = $selected
      let _ = log.note("list")
      List(1..<4, selection: $selected) { Box($0, width: 20, height: 20) }.listStyle(.plain)
    }
  }

  @Test("A change of the selection runs no body that only passes it on, and highlights the row")
  func passedSelection() {
    let handle = Handle<Int?>()
    let stage = stage(SelectableList(handle: handle, log: log))
    let before = stage.show().hash
    _ = log.take()
    handle.value = 2
    #expect(stage.show().hash != before)
    #expect(log.take() == [])
  }

  @Test("Rows without a tag of the selection's type and disabled rows cannot be selected")
  func selectable() {
    var selected: Set<String> = []
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let stage = stage(
      List(selection: binding) {
        row(1).tag("a")
        row(2).tag("b").selectionDisabled()
        row(3)
        row(4).tag("d")
      }
      .listStyle(.plain))
    for y: CGFloat in [20, 60, 100, 150] { stage.tap(200, y) }
    #expect(selected == ["a", "d"])
    stage.tap(200, 20)
    #expect(selected == ["d"])
  }

  @Test("A press anywhere in the row of a button triggers it")
  func buttonRow() {
    let log = log
    let stage = stage(
      List {
        Button("A") { log.note("a") }
        Button("B") { log.note("b") }.buttonStyle(.plain)
      }
      .listStyle(.plain))
    stage.tap(280, 40)
    #expect(log.take() == ["a"])
    stage.tap(280, 66)
    #expect(log.take().isEmpty)
  }

  @Test("Ten thousand rows are made as needed, and a jump to one of them shows it")
  func laziness() {
    let log = log
    struct Host: View {
      let log: Log
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<10_000) { index in
            let _ = log.note("\(index)")
            Box(index, width: 20, height: 20)
          }
          .listStyle(.plain)
          .onAppear { proxy.scrollTo(5000, anchor: .top) }
        }
      }
    }
    let stage = Stage(size: CGSize(300, 400), Host(log: log))
    stage.show(at: 0)
    #expect(stage.frames()[5000] != nil)
    #expect(Set(log.take()).count < 200)
  }

  @Test("A change of the data keeps rows and shows new ones; sections collapse")
  func changes() {
    var names = [1, 2]
    // Read and written on the main actor only.
    nonisolated(unsafe) var isExpanded = true
    func order() -> [Int] {
      let binding = Binding(get: { isExpanded }, set: { isExpanded = $0 })
      return rows(
        stage(
          List {
            Section(isExpanded: binding) {
              ForEach(names, id: \.self) { row($0) }
            } header: {
              row(9)
            }
          })
      ).sorted { $0.value.minY < $1.value.minY }.map(\.key)
    }
    #expect(order() == [9, 1, 2])
    names = [2, 3, 1]
    #expect(order() == [9, 2, 3, 1])
    isExpanded = false
    #expect(order() == [9])
  }

  @Test("Disclosure groups are rows in lists, indented, and a press of the label shows them")
  func disclosure() {
    let stage = stage(
      List {
        DisclosureGroup {
          row(2)
          DisclosureGroup(isExpanded: .constant(true)) {
            row(4)
          } label: {
            row(3)
          }
        } label: {
          row(1)
        }
      }
      .listStyle(.plain))
    #expect(rows(stage).keys.sorted() == [1])
    stage.tap(150, 20)
    stage.show(at: 1)
    stage.show(at: 2)
    let rows = rows(stage)
    #expect(rows.keys.sorted() == [1, 2, 3, 4])
    #expect(rows[1]?.minX == 16 && rows[2]?.minX == 36 && rows[3]?.minX == 36 && rows[4]?.minX == 56)
    #expect(rows[4]?.minY == 144.0)
  }

  @Test("While a list is edited, its minus buttons delete elements")
  func deletion() {
    let log = log
    let list = List {
      ForEach(0..<3) { row($0) }.onDelete { log.note("\($0.map { $0 })") }
      row(5)
    }
    .listStyle(.plain)
    let stage = stage(list.environment(\.editMode, .constant(.active)))
    #expect(rows(stage)[0].map { $0.minX > 40 } == true && rows(stage)[5]?.minX == 16)
    stage.tap(27, 66)
    #expect(log.take() == ["[1]"])
    #expect(rows(self.stage(list))[0]?.minX == 16)
  }

  @Test("A separator starts at the first text of its row, without a text at the inset of the row")
  func separators() {
    let list = List {
      HStack(spacing: 0) {
        row(1)
        VStack(alignment: .leading) {
          Text("Title")
          HStack { Text("More") }.padding(.leading, 30)
        }
      }
      row(2)
      Text("Last")
    }
    let lines = stage(list).show().boxes.map(\.1).filter { $0.height == 0.25 }
    // A margin of 16 points and an inset of 16 points, then the box.
    let starts: [CGFloat] = [52, 32]
    #expect(lines.map(\.minX) == starts)
  }

  @Test("The icon of a label has the tint, unless the row sets a foreground style; disabled buttons are gray")
  func rowColors() {
    func color(_ view: some View) -> String? {
      let dump = stage(List { view }).show().dump()
      return dump.split(separator: "\n").compactMap { line in
        line.contains("fill path") ? line.firstMatch(of: #/#[0-9A-F]{8}/#).map { String($0.output) } : nil
      }.last
    }
    let label = Label("", systemImage: "circle.fill")
    #expect(color(label) == "#007AFFFF")
    #expect(color(label.foregroundStyle(.black)) == "#000000FF")
    #expect(color(Button(action: {}) { label }) == "#007AFFFF")
    #expect(color(Button(action: {}) { label }.disabled(true)) == "#3C3C434D")
  }
}
