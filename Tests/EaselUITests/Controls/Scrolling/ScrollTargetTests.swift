import Foundation
import Testing

@testable import EaselUI

@Suite("Where scroll views come to rest")
@MainActor
struct ScrollTargetTests {
  private func cards(_ behavior: some ScrollTargetBehavior, count: Int = 20) -> some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) { ForEach(1...count, id: \.self) { Box($0, width: 60, height: 50) } }
        .scrollTargetLayout()
    }
    .scrollTargetBehavior(behavior)
  }

  private func start(_ stage: Stage<some View>) -> CGFloat? {
    stage.frames().filter { $0.key > 0 }.map { $0.value.minX - CGFloat($0.key - 1) * 70 }.min()
  }

  @Test("Views are aligned after slow and fast drags, and the wheel moves from view to view")
  func viewAligned() {
    let stage = Stage(cards(.viewAligned(limitBehavior: .never)))
    stage.show()
    stage.drag(from: CGPoint(x: 90, y: 50), by: CGSize(-4, 0), steps: 11)
    #expect(start(stage) == -44)
    stage.wait()
    #expect(start(stage) == -140)
    stage.press(50, 50)
    stage.move(30, 50)
    stage.wait(1)
    stage.release(30, 50)
    stage.wait()
    #expect(start(stage) == -140)
    for place in [-210, -280] {
      #expect(stage.turnWheel(x: 1))
      stage.wait()
      #expect(start(stage) == CGFloat(place))
    }
    #expect(stage.turnWheel(x: -1))
    stage.wait()
    #expect(start(stage) == -210)
  }

  private struct UnknownTarget: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = .nan
      ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
    }
  }

  @Test("A target at NaN counts as one at 0")
  func unknownTarget() {
    let stage = Stage(cards(UnknownTarget()))
    stage.show()
    stage.drag(from: CGPoint(x: 90, y: 50), by: CGSize(-8, 0), steps: 8)
    stage.wait()
    #expect(start(stage) == 0)
  }

  @Test("An anchor at NaN counts as one at 0")
  func unknownAnchor() {
    let log = Log()
    let stage = Stage(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...100, id: \.self) { Box($0, width: 100, height: 40) } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.6) { log.note("\($0)") }
      .defaultScrollAnchor(UnitPoint(x: .nan, y: .nan)))
    stage.show()
    #expect(log.take() == ["[1, 2]"])
  }

  @Test("A limit lets a fast drag move by one view, or by as many as fit")
  func limits() {
    for (limit, place): (ViewAlignedScrollTargetBehavior.LimitBehavior, CGFloat) in [
      (.alwaysByOne, -70), (.alwaysByFew, -70), (.always, -70), (.automatic, -70), (.never, -280),
    ] {
      let stage = Stage(cards(.viewAligned(limitBehavior: limit)))
      stage.show()
      stage.drag(from: CGPoint(x: 90, y: 50), by: CGSize(-8, 0), steps: 8)
      stage.wait()
      #expect(start(stage) == place)
    }
  }

  @Test("Views are aligned at an anchor")
  func anchor() {
    let stage = Stage(cards(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center)))
    stage.show()
    stage.drag(from: CGPoint(x: 90, y: 50), by: CGSize(-8, 0), steps: 8)
    stage.wait()
    #expect(stage.frames()[2]?.midX == 50)
  }

  @Test("Content rests at its end, although its last view is not aligned there")
  func shortLastView() {
    let stage = Stage(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Box(1, width: 100, height: 50)
          Box(2, width: 40, height: 50)
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned))
    stage.show()
    for (x, place) in [(80, -40), (40, 0)] as [(CGFloat, CGFloat)] {
      let end = 120 - x
      stage.press(x, 50)
      stage.move(end, 50)
      stage.wait(1)
      stage.release(end, 50)
      stage.wait()
      #expect(stage.frames()[1]?.minX == place)
    }
  }

  @Test("Pages are as long as the view, and a fast drag moves by one")
  func paging() {
    let stage = Stage(ScrollView { BoxColumn(count: 40) }.scrollTargetBehavior(.paging))
    stage.show()
    for page in [1, 2, 3] {
      stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -8), steps: 6)
      stage.wait()
      #expect(stage.frames()[1]?.minY == CGFloat(-100 * page))
    }
    #expect(stage.turnWheel(y: -1))
    stage.wait()
    #expect(stage.frames()[1]?.minY == -200)
    stage.press(50, 50)
    stage.move(50, 30)
    stage.wait(1)
    stage.release(50, 30)
    stage.wait()
    #expect(stage.frames()[1]?.minY == -200)
  }

  @Test("A behavior of a program sees the sizes, the velocity and the environment, and chooses the place")
  func custom() {
    @MainActor final class Seen {
      var context: ScrollTargetBehaviorContext?
    }
    struct Fifties: ScrollTargetBehavior {
      let seen: Seen

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let seen = seen
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { seen.context = context }
        target.rect.origin.y = (target.rect.origin.y / 50).rounded() * 50
      }
    }
    let seen = Seen()
    let stage = Stage(
      ScrollView { BoxColumn(count: 40) }.scrollTargetBehavior(AnyScrollTargetBehavior(Fifties(seen: seen)))
        .contentMargins(.vertical, 10))
    stage.show()
    stage.press(50, 90)
    stage.move(50, 58)
    stage.wait(1)
    stage.release(50, 58)
    stage.wait()
    #expect(stage.frames()[1]?.minY == -40)
    #expect(seen.context?.containerSize == CGSize(100, 80) && seen.context?.contentSize == CGSize(100, 1200))
    #expect(seen.context?.axes == .vertical && seen.context?.originalTarget.rect.minY == 0)
    #expect(seen.context?.layoutDirection == .leftToRight)
  }

  @Test("Single views can be targets; targets can be disabled")
  func singleTargets() {
    func view(isEnabled: Bool) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          Box(1, width: 100, height: 130).scrollTarget(isEnabled: isEnabled)
          Box(2, width: 100, height: 170).scrollTarget(isEnabled: isEnabled)
          Box(3, width: 100, height: 400)
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
    for isEnabled in [true, false] {
      let stage = Stage(view(isEnabled: isEnabled))
      stage.show()
      stage.press(50, 95)
      stage.move(50, 5)
      stage.wait(1)
      stage.release(50, 5)
      stage.wait()
      #expect(stage.frames()[1]?.minY == (isEnabled ? -130 : -90))
    }
  }
}
