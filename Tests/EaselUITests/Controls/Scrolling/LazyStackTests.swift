import Foundation
import Testing

@testable import EaselUI

@Suite("Lazy stacks and grids in scroll views")
@MainActor
struct LazyStackTests {
  /// Records the rows that are created.
  private final class Rows {
    var made: Set<Int> = []
    var existing: Set<Int> = []
  }

  private struct Row: View {
    let number: Int
    let rows: Rows
    var height: CGFloat

    var body: some View {
      let _ = rows.made.insert(number)
      Box(number, width: 100, height: height)
        .onAppear { rows.existing.insert(number) }.onDisappear { rows.existing.remove(number) }
    }
  }

  /// Heights between 20 and 49 without a pattern.
  private static func height(_ number: Int) -> CGFloat { CGFloat(20 + number * 7919 % 30) }

  private func list(
    _ count: Int, _ rows: Rows, height: @escaping (Int) -> CGFloat = { _ in 30 }
  ) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(1...count, id: \.self) { Row(number: $0, rows: rows, height: height($0)) }
      }
    }
  }

  @Test("Only rows near the visible part are created, and distant ones are removed")
  func creation() {
    let rows = Rows()
    let stage = Stage(list(10_000, rows))
    stage.show()
    #expect(rows.made.count < 10 && rows.made.isSuperset(of: 1...4))
    for _ in 0..<1000 {
      stage.turnWheel(y: 4)
      stage.show(at: stage.date.timeIntervalSinceReferenceDate + 0.2)
      let visible =
        Int(-(stage.frames().map { $0.value.minY - CGFloat($0.key - 1) * 30 }.min() ?? 0) / 30) + 1
      #expect(rows.existing.contains(visible))
    }
    #expect(rows.existing.count < 250 && rows.made.count < 6000 && !rows.existing.contains(1))
  }

  @Test("Rows of one height lie where those of a stack lie, also far from the start")
  func uniform() {
    let (rows, plain) = (Rows(), Stage(ScrollView { BoxColumn(count: 500) }))
    let lazy = Stage(list(500, rows))
    plain.show()
    lazy.show()
    for notches in [3.0, 200, -17.5, 1000, -2] {
      plain.turnWheel(y: notches)
      lazy.turnWheel(y: notches)
      plain.wait(0.3)
      lazy.wait(0.3)
      let (expected, found) = (plain.frames(), lazy.frames())
      for (number, frame) in expected where frame.intersects(CGRect(0, 0, 100, 100)) {
        #expect(found[number] == frame, "\(number)")
      }
    }
  }

  @Test("Rows of different heights do not jump when rows above them are created")
  func stability() throws {
    let rows = Rows()
    let stage = Stage(list(1000, rows, height: LazyStackTests.height))
    stage.show()
    _ = stage.type(.tab)
    #expect(stage.type(.end))
    #expect(stage.frames()[1000]?.maxY == 100)
    stage.show()
    for _ in 0..<40 {
      let before = stage.frames()
      #expect(stage.type(.upArrow))
      let after = stage.frames()
      let seen = before.filter { $0.key > 0 && $0.value.intersects(CGRect(0, 0, 100, 100)) }
      #expect(seen.allSatisfy { after[$0.key]?.minY == $0.value.minY + 40 })
    }
    let numbers = stage.frames().filter { $0.key > 0 }.sorted { $0.key < $1.key }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.value.maxY == $1.value.minY })
    #expect(numbers.allSatisfy { $0.value.height == LazyStackTests.height($0.key) })
  }

  @Test("A proxy scrolls to rows that do not exist yet")
  func scrollTo() {
    for height in [{ _ in 30 }, LazyStackTests.height] {
      var proxy: ScrollViewProxy?
      let rows = Rows()
      let stage = Stage(
        ScrollViewReader { reader in
          let _ = (proxy = reader)
          list(5000, rows, height: height)
        })
      stage.show()
      for number in [4000, 3, 2500, 5000] {
        proxy?.scrollTo(number, anchor: number == 5000 ? .bottom : .top)
        let frame = stage.frames()[number]
        #expect(number == 5000 ? frame?.maxY == 100 : frame?.minY == 0, "\(number)")
      }
      #expect(rows.made.count < 200)
    }
  }

  @Test("Inserted and removed rows keep the views and the state of the others")
  func changes() {
    struct Numbers: View {
      let handle: Handle<[Int]>
      let log: Log
      @State private var numbers = Array(1...1000)

      var body: some View {
        let _ = (handle.binding = $numbers)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
              Box(number, width: 100, height: 50).onAppear { log.note("\(number)") }
            }
          }
        }
      }
    }
    let (numbers, log) = (Handle<[Int]>(), Log())
    let stage = Stage(Numbers(handle: numbers, log: log))
    stage.show()
    #expect(Set(log.take()).isSuperset(of: ["1", "2"]))
    numbers.value?.insert(2000, at: 1)
    #expect(stage.frames()[2000] == CGRect(0, 50, 100, 50) && stage.frames()[2]?.minY == 100)
    #expect(log.take().filter { $0 != "4" } == ["2000"])
    numbers.value?.removeFirst()
    #expect(stage.frames()[2000]?.minY == 0 && stage.frames()[1] == nil)
    withAnimation(.linear(duration: 1)) { _ = numbers.value?.removeFirst() }
    stage.wait(0.5)
    #expect((stage.frames()[2]?.minY ?? 0) > 10)
    stage.wait(2)
    #expect(stage.frames()[2]?.minY == 0 && stage.frames()[2000] == nil)
    numbers.value = []
    stage.show()
    #expect(stage.frames().filter { $0.key > 0 }.isEmpty)
    numbers.value = [7]
    #expect(stage.frames()[7]?.minY == 0)
  }

  @Test("State that the closure of a row reads changes that row")
  func dependencies() {
    struct Content: View {
      let handle: Handle<Int>
      @State private var selected = 1

      var body: some View {
        let _ = (handle.binding = $selected)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(1...1000, id: \.self) { number in
              Box(number, width: selected == number ? 60 : 100, height: 50)
            }
          }
        }
      }
    }
    let handle = Handle<Int>()
    let stage = Stage(Content(handle: handle))
    #expect(stage.frames()[1]?.width == 60 && stage.frames()[2]?.width == 100)
    handle.value = 2
    #expect(stage.frames()[1]?.width == 100 && stage.frames()[2]?.width == 60)
  }

  @Test("Elements with several views or none are arranged one after the other")
  func irregular() {
    let pairs = Stage(
      ScrollView {
        LazyVStack(spacing: 0) {
          Box(1, width: 100, height: 10)
          ForEach(1...20, id: \.self) { number in
            Box(number * 2, width: 100, height: 10)
            Box(number * 2 + 1, width: 100, height: 10)
          }
        }
      })
    #expect(pairs.frames().allSatisfy { $0.value.minY == CGFloat($0.key - 1) * 10 })
    #expect(pairs.frames().count == 41)
    let some = Stage(
      ScrollView {
        LazyVStack(spacing: 5) {
          ForEach(1...20, id: \.self) { number in
            if number.isMultiple(of: 2) { Box(number, width: 100, height: 10) }
          }
        }
      })
    #expect(some.frames()[2]?.minY == 0 && some.frames()[4]?.minY == 15 && some.frames()[20]?.minY == 135)
  }

  private struct FocusableRows: View {
    let focus: Handle<Int?>
    let rows: Rows
    @FocusState private var focused: Int?

    var body: some View {
      focus.binding = Binding(get: { focused }, set: { focused = $0 })
      return ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...1000, id: \.self) { number in
            Row(number: number, rows: rows, height: 30).focusable().focused($focused, equals: number)
          }
        }
      }
    }
  }

  @Test("A row that has the focus stays while it is scrolled away, until the focus leaves it")
  func focusedRow() {
    let (focus, rows) = (Handle<Int?>(), Rows())
    let stage = Stage(FocusableRows(focus: focus, rows: rows))
    stage.show()
    focus.value = 2
    stage.show()
    for notches in [300.0, -300, 300] {
      stage.turnWheel(y: notches)
      stage.wait(0.3)
      #expect(stage.host.hasFocus && focus.value == 2 && rows.existing.contains(2))
      #expect(rows.existing.contains(1) == (notches < 0))
    }
    #expect(stage.frames()[401]?.minY == 0)
    stage.host.resignFocus()
    stage.turnWheel(y: 50)
    stage.wait(0.3)
    #expect(focus.value == .some(nil) && !rows.existing.contains(2))
  }

  @Test("Lazy grids and rows create what is near the visible part")
  func grids() {
    let rows = Rows()
    let grid = Stage(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
          ForEach(1...5000, id: \.self) { Row(number: $0, rows: rows, height: 25) }
        }
      })
    #expect(grid.frames()[3]?.minY == 25 && grid.frames()[4]?.minY == 25)
    #expect(rows.made.count < 20)
    grid.turnWheel(y: 1000)
    grid.wait(0.3)
    #expect(grid.frames()[3201]?.minY == 0)
    let line = Stage(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(1...5000, id: \.self) { Box($0, width: 40, height: 30) }
        }
      })
    #expect(line.frames()[2] == CGRect(50, 35, 40, 30) && line.frames().count < 10)
    line.turnWheel(x: 1000)
    line.wait(0.3)
    #expect(line.frames()[801]?.minX == 0)
  }
}
