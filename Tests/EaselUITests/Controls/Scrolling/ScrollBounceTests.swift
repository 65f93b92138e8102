import Foundation
import Testing

@testable import EaselUI

@Suite("Content beyond its ends")
@MainActor
struct ScrollBounceTests {
  private func top(_ stage: Stage<some View>) -> CGFloat { stage.frames()[1]?.minY ?? .nan }

  private func pull(_ stage: Stage<some View>, to y: CGFloat) {
    stage.press(50, 10)
    stage.move(50, y)
    stage.wait(1)
    stage.release(50, y)
  }

  @Test("A pull moves the content by ever less than the pointer, and it returns")
  func rubberBand() {
    let stage = Stage(ScrollView { BoxColumn() })
    stage.show()
    stage.press(50, 10)
    var places: [CGFloat] = []
    for y in [50.0, 90, 500, 9000] {
      stage.move(50, y)
      places.append(top(stage))
    }
    #expect(places[0] > 10 && places[0] < 40 && places[1] > places[0] && places[3] < 100)
    stage.move(50, 10)
    #expect(top(stage) == 0)
    stage.move(50, 60)
    stage.wait(1)
    stage.release(50, 60)
    let rest = top(stage)
    stage.wait(0.1)
    #expect(top(stage) > 0 && top(stage) < rest)
    stage.wait(1)
    #expect(top(stage) == 0 && stage.host.nextUpdate != .immediately)
  }

  @Test("Content that arrives at an end with speed moves beyond it and returns")
  func bounce() {
    let stage = Stage(ScrollView { BoxColumn() })
    stage.show()
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -10), steps: 8)
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      stage.wait(1 / 59)
      lowest = min(lowest, top(stage))
    }
    #expect(lowest < -203)
    stage.wait(2)
    #expect(top(stage) == -200)
  }

  @Test("Content that fits moves with the behavior always and in the phone idiom")
  func fittingContent() {
    func place(_ view: some View) -> CGFloat {
      let stage = Stage(view)
      stage.show()
      stage.press(50, 10)
      stage.move(50, 50)
      return top(stage)
    }
    let view = ScrollView { Box(1, width: 100, height: 40) }
    #expect(place(view) > 0)
    #expect(place(view.scrollBounceBehavior(.basedOnSize)) == 0)
    #expect(place(view.scrollBounceBehavior(.basedOnSize, axes: .horizontal)) > 0)
    #expect(place(view.environment(\.interfaceIdiom, .desktop)) == 0)
    #expect(place(view.scrollBounceBehavior(.always).environment(\.interfaceIdiom, .desktop)) > 0)
  }

  @Test("A drag across the axis of the inner scroll view moves the outer one")
  func nestedAxes() {
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(11..<31) { Box($0, width: 30, height: 80) } }
          }
          BoxColumn()
        }
      })
    stage.show()
    stage.press(50, 60)
    stage.move(50, 20)
    stage.wait(1)
    stage.release(50, 20)
    #expect(stage.frames()[1]?.minY == 40)
    stage.press(80, 20)
    stage.move(40, 20)
    #expect(stage.frames()[12]?.minX == -10)
  }

  @Test("A pull far enough runs the refresh action, and the content rests below a gap until it ends")
  func refresh() async {
    let (gate, log) = (Gate(), Log())
    let stage = Stage(
      ScrollView { BoxColumn() }.refreshable {
        await log.note("refresh")
        await gate.wait()
      })
    stage.show()
    pull(stage, to: 100)
    stage.wait(1)
    #expect(top(stage) == 0)
    pull(stage, to: 900)
    while log.entries.isEmpty { await Task.yield() }
    stage.wait(2)
    #expect(top(stage) == 56 && log.take() == ["refresh"])
    await gate.open()
    for _ in 0..<1000 where top(stage) != 0 {
      await Task.yield()
      stage.wait(0.1)
    }
    #expect(top(stage) == 0 && log.take().isEmpty)
  }

  private actor Gate {
    private var isOpen = false
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async {
      if !isOpen { await withCheckedContinuation { waiting = $0 } }
    }

    func open() {
      isOpen = true
      waiting?.resume()
      waiting = nil
    }
  }
}
