import Foundation
import Testing

@testable import EaselUI

@Suite("Sections in lazy containers")
@MainActor
struct PinnedViewTests {
  @MainActor
  private final class Made {
    var rows: Set<Int> = []
  }

  private struct Row: View {
    let number: Int
    let made: Made

    var body: some View {
      let _ = made.rows.insert(number)
      Box(number, width: 100, height: 20)
    }
  }

  /// Sections of ten rows; headers have numbers from 1000, footers from 2000 on.
  private func sections(_ pinned: PinnedScrollableViews, _ made: Made, count: Int = 100) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<count, id: \.self) { section in
          Section {
            ForEach(section * 10 + 1..<section * 10 + 11, id: \.self) { Row(number: $0, made: made) }
          } header: {
            Box(1000 + section, width: 100, height: 10)
          } footer: {
            Box(2000 + section, width: 100, height: 10)
          }
        }
      }
    }
  }

  @Test("A header stays at the top until its section has passed")
  func headers() {
    let stage = Stage(sections(.sectionHeaders, Made()))
    #expect(stage.frames()[1000]?.minY == 0)
    _ = stage.type(.tab)
    for _ in 0..<4 { _ = stage.type(.downArrow) }
    #expect(stage.frames()[1000] == CGRect(0, 0, 100, 10) && stage.frames()[8]?.minY == -10)
    #expect(
      stage.order().last == 1000 || stage.order().firstIndex(of: 1000)! > stage.order().firstIndex(of: 9)!)
    _ = stage.type(.downArrow)
    #expect(stage.frames()[1000]?.minY == 0 && stage.frames()[2000]?.minY == 10)
    _ = stage.type(.downArrow)
    #expect(stage.frames()[1001]?.minY == 0)
    for _ in 0..<6 { _ = stage.type(.upArrow) }
    #expect(stage.frames()[1000]?.minY == 0 && stage.frames()[1]?.minY == 10)
  }

  @Test("A footer stays at the bottom from the start of its section on; without pinning, nothing stays")
  func footers() {
    let stage = Stage(sections(.sectionFooters, Made()))
    #expect(stage.frames()[2000]?.maxY == 100)
    let plain = Stage(sections([], Made()))
    plain.show()
    _ = plain.type(.tab)
    _ = plain.type(.downArrow)
    #expect(plain.frames()[1000]?.minY == -40)
  }

  @Test("The margin of the scroll view is the edge; rows in sections are created as needed")
  func nested() {
    let made = Made()
    let stage = Stage(sections(.sectionHeaders, made).contentMargins(.top, 15))
    stage.show()
    #expect(made.rows.count < 20)
    _ = stage.type(.tab)
    _ = stage.type(.pageDown)
    #expect(stage.frames()[1000]?.minY == 15)
    _ = stage.type(.end)
    stage.show()
    #expect(stage.frames()[2099]?.maxY == 100)
    #expect(made.rows.contains(1000))
    #expect(made.rows.count < 150)
  }

  @Test("Headers take whole lines of a grid, and a section begins a new line")
  func grid() {
    let stage = Stage(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(60))], spacing: 0) {
          Section {
            ForEach(1..<4) { Box($0, height: 20) }
          } header: {
            Box(8, height: 10)
          }
          Section {
            ForEach(4..<6) { Box($0, height: 20) }
          } header: {
            Box(9, height: 10)
          }
        }
      })
    let frames = stage.frames()
    #expect(frames[8] == CGRect(0, 0, 100, 10) && frames[2] == CGRect(40, 10, 60, 20))
    #expect(frames[3] == CGRect(0, 30, 40, 20) && frames[9] == CGRect(0, 50, 100, 10))
    #expect(frames[4] == CGRect(0, 60, 40, 20) && frames[5] == CGRect(40, 60, 60, 20))
  }

  @Test("A first row without a height does not make all rows")
  func emptyRow() {
    let made = Made()
    let stage = Stage(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { number in
            Row(number: number, made: made).frame(height: number == 0 ? 0 : 20)
          }
        }
      })
    stage.show()
    #expect(made.rows.count < 400)
  }
}
