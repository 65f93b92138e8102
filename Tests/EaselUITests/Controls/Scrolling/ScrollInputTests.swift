import Foundation
import Testing

@testable import EaselUI

@Suite("The wheel, drags and keys of scroll views")
@MainActor
struct ScrollInputTests {
  private func top(_ stage: Stage<some View>) -> CGFloat? { stage.frames()[1]?.minY }

  @Test("A notch scrolls by 40 points, up to the ends; only a wheel that moves something is used")
  func wheel() {
    let stage = Stage(ScrollView { BoxColumn() })
    stage.show()
    #expect(!stage.turnWheel(y: -1))
    #expect(stage.turnWheel(y: 1))
    stage.wait()
    #expect(top(stage) == -40)
    #expect(stage.turnWheel(y: 2))
    #expect(stage.turnWheel(y: 9))
    #expect(!stage.turnWheel(y: 1))
    stage.wait()
    #expect(top(stage) == -200)
    #expect(stage.turnWheel(y: -2.5))
    stage.wait()
    #expect(top(stage) == -100)
    #expect(!stage.turnWheel(x: 1) && !stage.turnWheel(y: .nan) && !stage.turnWheel(y: .infinity))
    #expect(!stage.turnWheel(y: 1, over: CGPoint(x: 150, y: 50)))
  }

  @Test("At the end of the inner scroll view, the wheel moves the outer one")
  func nested() {
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { VStack(spacing: 0) { ForEach(11..<14) { Box($0, width: 100, height: 40) } } }
            .frame(height: 100)
          BoxColumn()
        }
      })
    stage.show()
    #expect(stage.turnWheel(y: 1))
    stage.wait()
    #expect(stage.frames()[11]?.minY == -20 && top(stage) == 100)
    #expect(stage.turnWheel(y: 1))
    stage.wait()
    #expect(stage.frames()[11]?.minY == -60 && top(stage) == 60)
    #expect(stage.turnWheel(y: -1))
    stage.wait()
    #expect(stage.frames()[11]?.minY == -40 && top(stage) == 60)
  }

  @Test("Shift turns the wheel's vertical axis into the horizontal one; the axes move different scroll views")
  func axes() {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(1..<11) { Box($0, width: 30, height: 100) } }
    }
    let stage = Stage(row)
    stage.show()
    #expect(!stage.turnWheel(y: 1))
    #expect(stage.turnWheel(y: 1, modifiers: .shift))
    #expect(stage.turnWheel(x: 1))
    stage.wait()
    #expect(stage.frames()[1]?.minX == -80)

    let nested = Stage(
      ScrollView {
        VStack(spacing: 0) {
          row
          BoxColumn(height: 50)
        }
      })
    nested.show()
    #expect(nested.turnWheel(x: 1, y: 1))
    nested.wait()
    #expect(nested.frames()[2]?.origin != nil)
    #expect(nested.show().boxes.first { $0.0 == 1 }?.1.origin == CGPoint(x: -40, y: -40))
  }

  @Test("In right-to-left layouts, rows start at the right and follow the pointer")
  func rightToLeft() {
    let stage = Stage(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(1..<11) { Box($0, width: 30, height: 100) } }
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(stage.frames()[1]?.maxX == 100)
    #expect(!stage.turnWheel(x: 1) && stage.turnWheel(x: -1))
    stage.wait()
    #expect(stage.frames()[1]?.maxX == 140)
    stage.drag(from: CGPoint(x: 50, y: 50), by: CGSize(20, 0), steps: 1)
    #expect(stage.frames()[1]?.maxX == 160)
  }

  @Test("A drag and the wheel move the content by the same distance")
  func agreement() {
    let (dragged, wheeled) = (Stage(ScrollView { BoxColumn() }), Stage(ScrollView { BoxColumn() }))
    dragged.show()
    wheeled.show()
    dragged.press(50, 90)
    dragged.move(50, 10)
    wheeled.turnWheel(y: 2)
    wheeled.wait()
    #expect(top(dragged) == -80 && top(wheeled) == -80)
  }

  @Test("The content fills the view when it stops, after any input")
  func extent() {
    let stage = Stage(ScrollView { BoxColumn() })
    stage.show()
    var random = UInt32(7)
    for _ in 0..<300 {
      random = random &* 1_664_525 &+ 1_013_904_223
      let amount = CGFloat(Int(random >> 16) % 41 - 20)
      switch random >> 28 {
      case 0..<6: stage.turnWheel(y: amount / 4)
      case 6..<10: stage.drag(from: CGPoint(x: 50, y: 50), by: CGSize(3, amount), steps: 3)
      case 10: _ = stage.type(.end)
      default: stage.host.size.height = 100 + amount
      }
      stage.wait(random & 0x1000 == 0 ? 0.02 : 2)
      if stage.host.nextUpdate != nil { continue }
      let frames = stage.frames()
      #expect((frames[1]?.minY ?? 1) <= 0 && (frames[10]?.maxY ?? 0) >= stage.host.size.height)
    }
  }

  @Test("A fast drag continues after the release, slower and slower, and ends")
  func fling() {
    let stage = Stage(ScrollView { BoxColumn(count: 100) })
    stage.show()
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -10), steps: 8)
    var positions = [top(stage) ?? 0]
    #expect(positions == [-80])
    for _ in 0..<20 {
      stage.wait(0.1)
      positions.append(top(stage) ?? 0)
    }
    let steps = zip(positions, positions.dropFirst()).map { $0 - $1 }
    #expect(steps[0] > 40 && steps[0] < 70)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 })
    stage.wait(4)
    #expect((positions.last ?? 0) < -300 && stage.host.nextUpdate == nil)
    let rest = top(stage)
    stage.wait(0.5)
    #expect(top(stage) == rest)
  }

  @Test("A fling stops at the end, and a press stops it")
  func stoppedFling() {
    let stage = Stage(ScrollView { BoxColumn() })
    stage.show()
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -10), steps: 8)
    stage.wait(0.05)
    stage.drag(from: CGPoint(x: 50, y: 50), by: CGSize(0, 12), steps: 1)
    let place = top(stage) ?? 0
    #expect(place > -140 && place < -80)
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -20), steps: 8)
    stage.wait(1)
    #expect(top(stage) == -200)
  }

  @Test("Disabled scroll views ignore the pointer, the wheel and keys")
  func disabled() {
    for view in [
      AnyView(ScrollView { BoxColumn() }.scrollDisabled(true)),
      AnyView(ScrollView { BoxColumn() }.disabled(true)),
    ] {
      let stage = Stage(view)
      stage.show()
      stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -20), steps: 4)
      #expect(!stage.turnWheel(y: 1))
      _ = stage.type(.tab)
      #expect(!stage.type(.end))
      #expect(top(stage) == 0)
    }
  }

  @Test("Keys scroll by lines, pages and to the ends")
  func keys() {
    let stage = Stage(ScrollView { BoxColumn() })
    stage.show()
    #expect(stage.type(.tab))
    for (key, place) in [
      (KeyEquivalent.downArrow, -40.0), (.pageDown, -140), (.upArrow, -100), (.end, -200), (.pageUp, -100),
      (.home, 0),
    ] {
      #expect(stage.type(key) && top(stage) == place)
    }
    #expect(!stage.type(.home) && !stage.type(.leftArrow) && !stage.type(.pageUp))
  }
}
