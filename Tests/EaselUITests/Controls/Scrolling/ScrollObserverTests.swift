import Foundation
import Testing

@testable import EaselUI

@Suite("Observing scroll views")
@MainActor
struct ScrollObserverTests {
  private let log = Log()

  @Test("A value derived from the geometry is reported when it changes")
  func geometry() {
    let stage = Stage(
      ScrollView { BoxColumn() }.contentMargins(.top, 10)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { [log] old, new in
          log.note("\(old) \(new)")
        })
    stage.show()
    #expect(log.take() == ["-10.0 -10.0"])
    _ = stage.type(.tab)
    _ = stage.type(.downArrow)
    stage.show()
    #expect(log.take() == ["-10.0 30.0"])
    stage.show(at: 1)
    stage.show(at: 2)
    #expect(log.take().isEmpty)
  }

  @Test("The geometry has the visible part with and without the margins")
  func parts() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: -5, y: 20), contentSize: CGSize(90, 300),
      contentInsets: EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5), containerSize: CGSize(100, 80))
    #expect(geometry.visibleRect == CGRect(-5, 20, 100, 80) && geometry.bounds == CGRect(0, 30, 90, 50))
    #expect(geometry.debugDescription.contains("contentSize"))
  }

  @Test("Only the first scroll view in the view is observed")
  func first() {
    let stage = Stage(
      VStack(spacing: 0) {
        ScrollView { BoxColumn() }
        ScrollView { BoxColumn() }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { [log] _, new in
        log.note("\(new)")
      })
    stage.show()
    _ = log.take()
    stage.turnWheel(y: 1, over: CGPoint(x: 50, y: 75))
    stage.wait()
    #expect(log.take().isEmpty)
    stage.turnWheel(y: 1, over: CGPoint(x: 50, y: 25))
    stage.wait()
    #expect(log.take().last == "40.0")
  }

  @Test("Phases follow the pointer, the release, the wheel and animations of the program")
  func phases() {
    var proxy: ScrollViewProxy?
    let stage = Stage(
      ScrollViewReader { reader in
        let _ = (proxy = reader)
        ScrollView { BoxColumn(count: 50) }
      }
      .onScrollPhaseChange { [log] old, new in log.note("\(old.debugDescription) \(new.debugDescription)") })
    stage.show()
    stage.tap(50, 50)
    stage.show()
    #expect(log.take() == ["idle tracking", "tracking idle"])
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -10), steps: 5)
    stage.show()
    #expect(log.take() == ["idle tracking", "tracking interacting", "interacting decelerating"])
    stage.wait(4)
    #expect(log.take() == ["decelerating idle"])
    stage.turnWheel(y: 1)
    stage.wait()
    #expect(log.take() == ["idle interacting", "interacting idle"])
    withAnimation(.linear(duration: 0.5)) { proxy?.scrollTo(50) }
    stage.wait()
    #expect(log.take() == ["idle animating", "animating idle"])
    #expect(ScrollPhase.idle.isScrolling == false && ScrollPhase.animating.isScrolling)
  }

  @Test("The context of a phase has the velocity of a drag and the geometry")
  func context() {
    var contexts: [ScrollPhaseChangeContext] = []
    let stage = Stage(
      ScrollView { BoxColumn(count: 50) }.onScrollPhaseChange { _, _, context in contexts.append(context) })
    stage.show()
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGSize(0, -10), steps: 5)
    stage.show()
    let last = contexts.last
    #expect((last?.velocity?.dy ?? 0) > 500 && last?.geometry.containerSize == CGSize(100, 100))
  }

  @Test("A view reports when its share passes the threshold")
  func visibility() {
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          Box(1, width: 100, height: 120)
          Box(2, width: 100, height: 40)
            .onScrollVisibilityChange(threshold: 0.5) { [log] in log.note("\($0)") }
          Box(3, width: 100, height: 300)
        }
      })
    stage.show()
    _ = stage.type(.tab)
    #expect(log.take().isEmpty)
    _ = stage.type(.downArrow)
    stage.show()
    #expect(log.take() == ["true"])
    _ = stage.type(.pageDown)
    _ = stage.type(.downArrow)
    stage.show()
    #expect(log.take() == ["false"])
  }

  @Test("A view that a transform moves to NaN is not visible")
  func visibilityAtNaN() {
    let stage = Stage(
      ScrollView {
        Box(1, width: 100, height: 40)
          .onScrollVisibilityChange(threshold: 0.5) { [log] in log.note("\($0)") }
          .scaleEffect(CGFloat.nan)
      })
    stage.show()
    #expect(log.take().isEmpty)
  }

  @Test("The ids of the visible targets are reported")
  func targets() {
    let stage = Stage(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...100, id: \.self) { Box($0, width: 100, height: 40) } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.6) { [log] in log.note("\($0)") })
    stage.show()
    #expect(log.take() == ["[1, 2]"])
    _ = stage.type(.tab)
    _ = stage.type(.downArrow)
    stage.show()
    #expect(log.take() == ["[2, 3]"])
  }
}
