import Testing

@testable import EaselUI

@Suite("Scrolling, lazy stacks and lazy grids")
@MainActor
struct ScrollViewTests {
  private func drag(_ stage: Stage<some View>, from start: CGPoint, by way: CGSize) {
    let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
    for (action, place) in [(PointerInput.Action.pressed, start), (.moved, end), (.released, end)] {
      stage.host.handle(PointerInput(action, at: place, time: stage.date))
    }
  }

  private var column: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Box($0, width: 40, height: 30) } } }
  }

  @Test("A scroll view fills the proposal along its axis, is as wide as its content, and clips the content")
  func layout() {
    let stage = Stage(size: CGSize(100, 100), column)
    #expect(stage.host.sizeThatFits(ProposedViewSize(CGSize(100, 100))) == CGSize(40, 100))
    #expect(stage.frames()[0] == CGRect(30, 0, 40, 30))
    #expect(stage.frames()[9] == CGRect(30, 270, 40, 30))
    #expect(stage.show().dump().contains("clip rect(0 0 40 100)"))
  }

  @Test("Dragging scrolls to the ends of the content")
  func dragging() {
    let stage = Stage(size: CGSize(100, 100), column)
    stage.show()
    drag(stage, from: CGPoint(x: 50, y: 90), by: CGSize(15, -50))
    #expect(stage.frames()[0] == CGRect(30, -50, 40, 30))
    drag(stage, from: CGPoint(x: 50, y: 90), by: CGSize(0, -900))
    stage.wait()
    #expect(stage.frames()[9] == CGRect(30, 70, 40, 30))
    drag(stage, from: CGPoint(x: 50, y: 10), by: CGSize(0, 900))
    stage.wait()
    #expect(stage.frames()[0] == CGRect(30, 0, 40, 30))
  }

  @Test("Content that fits does not scroll; a row scrolls horizontally")
  func axes() {
    let small = Stage(
      size: CGSize(100, 100),
      ScrollView { Box(1, width: 10, height: 20) }.environment(\.interfaceIdiom, .desktop))
    small.show()
    drag(small, from: CGPoint(x: 50, y: 5), by: CGSize(0, 50))
    #expect(small.frames()[1]?.minY == 0)
    let row = Stage(
      size: CGSize(100, 100),
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) { ForEach(0..<10) { Box($0, width: 30, height: 20) } }
      })
    row.show()
    drag(row, from: CGPoint(x: 90, y: 50), by: CGSize(-40, -30))
    #expect(row.frames()[0] == CGRect(-40, 40, 30, 20))
  }

  @Test("Lazy stacks are stacks that fill the cross axis")
  func lazyStacks() {
    #expect(
      frames(in: CGSize(100, 100)) {
        LazyVStack(alignment: .leading, spacing: 2) {
          Box(1, width: 10, height: 10)
          Box(2, width: 20, height: 10)
        }
      } == [1: CGRect(0, 39, 10, 10), 2: CGRect(0, 51, 20, 10)])
    #expect(
      frames(in: CGSize(100, 100)) {
        LazyHStack(alignment: .bottom, spacing: 0) { Box(1, width: 10, height: 10) }
      } == [1: CGRect(45, 90, 10, 10)])
  }

  @Test("Grid columns are fixed, share the remaining space, or are as many as fit")
  func lazyGrids() {
    let mixed = frames(in: CGSize(128, 100)) {
      LazyVGrid(columns: [
        GridItem(.fixed(20)), GridItem(.flexible()),
        GridItem(.flexible(minimum: 5, maximum: 30), alignment: .topLeading),
      ]) {
        ForEach(1..<6) { Box($0, height: $0 == 2 ? 20 : 10) }
      }
    }
    #expect(
      mixed == [
        1: CGRect(8, 36, 20, 10), 2: CGRect(36, 31, 46, 20), 3: CGRect(90, 31, 30, 10),
        4: CGRect(8, 59, 20, 10),
        5: CGRect(36, 59, 46, 10),
      ])
    let adaptive = frames(in: CGSize(100, 40)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 4) {
        ForEach(1..<5) { Box($0, height: 10) }
      }
    }
    #expect(adaptive[3] == CGRect(70, 8, 30, 10) && adaptive[4] == CGRect(0, 22, 30, 10))
    let rows = frames(in: CGSize(100, 58)) {
      LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(1..<4) { Box($0, width: 10) } }
    }
    #expect(rows[2] == CGRect(36, 33, 10, 25) && rows[3] == CGRect(54, 0, 10, 25))
    #expect(frames(in: CGSize(10, 10)) { LazyVGrid(columns: []) { Box(1) } }.count <= 1)
  }

  @Test(
    "Grid items of invalid lengths and distances give finite lanes, at most 1000 each",
    arguments: [nil, CGFloat.nan, CGFloat.infinity, -CGFloat.infinity, -1, -8])
  func invalidGridItems(spacing: CGFloat?) {
    let sizes: [GridItem.Size] = [
      .fixed(.nan), .fixed(-5), .fixed(.infinity), .flexible(minimum: .nan, maximum: .nan),
      .flexible(minimum: .infinity), .adaptive(minimum: .nan), .adaptive(minimum: 0), .adaptive(minimum: -5),
      .adaptive(minimum: .infinity), .adaptive(minimum: 10, maximum: .nan),
    ]
    for size in sizes {
      for room: CGFloat? in [nil, 0, 100, 1e300, .infinity, .nan] {
        let item = GridItem(size, spacing: spacing)
        let arrangement = LazyArrangement(
          items: [item, item], alignment: .center, spacing: .nan, axis: .vertical)
        let lanes = arrangement.lanes(in: room)
        #expect(arrangement.spacing == 0)
        #expect((2...2000).contains(lanes.count))
        #expect(lanes.allSatisfy { $0.start.isFinite && $0.length.map { 0...1e9 ~= $0 } == true })
      }
    }
  }

  @Test("The maximum of a grid item counts if it is below the minimum, and the least adaptive length is 1")
  func gridItemLimits() {
    func lengths(_ size: GridItem.Size) -> [CGFloat?] {
      LazyArrangement(
        items: [GridItem(size, spacing: 0)], alignment: .center, spacing: 0, axis: .horizontal
      ).lanes(in: 100).map(\.length)
    }
    #expect(lengths(.flexible(minimum: 50, maximum: 20)) == [20])
    #expect(lengths(.adaptive(minimum: 50, maximum: 20)) == [20, 20])
    #expect(lengths(.fixed(.nan)) == [0])
    for minimum in [0, -5, CGFloat.nan] {
      #expect(lengths(.adaptive(minimum: minimum)) == Array(repeating: 1, count: 100))
    }
    let empty = LazyArrangement(items: [], alignment: .center, spacing: 0, axis: .vertical)
    #expect(empty.lanes(in: 100).isEmpty)
  }

  @Test("Distances of NaN between the rows of a lazy stack count as 0")
  func invalidDistances() {
    let stage = Stage(
      ScrollView { LazyVStack(spacing: .nan) { ForEach(1..<50) { Box($0, width: 100, height: 30) } } })
    stage.show()
    for _ in 0..<5 { _ = stage.turnWheel(y: 1) }
    stage.wait()
    let frames = stage.frames()
    let tops = frames.keys.sorted().compactMap { frames[$0]?.minY }
    #expect(tops.count > 2)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { abs($1 - $0 - 30) < 0.01 })
  }
}
