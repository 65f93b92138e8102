import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

@Suite("Scroll transitions")
@MainActor
struct ScrollTransitionTests {
  private func drag(_ stage: Stage<some View>, by height: CGFloat) {
    let start = CGPoint(x: 50, y: 50)
    let end = CGPoint(x: 50, y: 50 + height)
    for (action, place) in [(PointerInput.Action.pressed, start), (.moved, end), (.released, end)] {
      stage.host.handle(PointerInput(action, at: place, time: stage.date))
    }
  }

  private typealias Configuration = ScrollTransitionConfiguration

  /// Boxes of 40 points in a column in a scroll view of 100 points, fading where they are not visible.
  private func stage(_ first: Configuration, _ last: Configuration) -> Stage<some View> {
    Stage(
      size: CGSize(100, 100),
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<5) { number in
            Box(number, width: 100, height: 40).scrollTransition(topLeading: first, bottomTrailing: last) {
              content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5 + phase.value / 4)
            }
          }
        }
      })
  }

  private var linear: Configuration { .interactive(timingCurve: .linear) }

  @Test("An interactive transition follows the visible part of the view")
  func interactive() {
    let stage = stage(linear, linear)
    // The third box is half visible, those below are hidden; at the bottom edge a box fades to 0.75.
    #expect(stage.show().opacities() == [0: 1, 1: 1, 2: 0.875, 3: 0.75, 4: 0.75])
    drag(stage, by: -50)
    // The first box is above, three quarters of the second are inside; at the top edge a box fades to 0.25.
    #expect(stage.show().opacities() == [0: 0.25, 1: 0.8125, 2: 1, 3: 0.9375, 4: 0.75])
  }

  @Test("The timing curve maps the progress of the transition")
  func curve() throws {
    let stage = stage(linear, .interactive(timingCurve: .easeIn))
    let shown = try #require(stage.show().opacities()[2])
    #expect(abs(Double(shown) - (1 - 0.25 * (1 - UnitCurve.easeIn.value(at: 0.5)))) < 1e-6)
  }

  @Test("Thresholds move the position where a view counts as visible")
  func thresholds() {
    func opacity(_ threshold: Configuration.Threshold) -> Float? {
      stage(linear, linear.threshold(threshold)).show().opacities()[2]
    }
    #expect(opacity(.visible) == 0.875)
    #expect(opacity(.visible(0.5)) == 1)
    #expect(opacity(.hidden) == 1)
    #expect(opacity(.visible.inset(by: 40)) == 0.8125)
    #expect(opacity(.hidden.interpolated(towards: .visible, amount: 0.5)) == 1)
    // Its center is 50 points from the container's center, and 70 points where it is just hidden.
    #expect(opacity(.centered) == Float(1 - 0.25 * (1 - 20.0 / 70)))
  }

  @Test("Animated transitions start when the threshold is passed")
  func animated() {
    let stage = stage(.identity, .animated(.linear(duration: 1)).threshold(.visible(0.6)))
    #expect(stage.show(at: 0).opacities() == [0: 1, 1: 1, 2: 0.75, 3: 0.75, 4: 0.75])
    drag(stage, by: -20)
    stage.show(at: 1)
    #expect(stage.show(at: 1.5).opacities()[2] == 0.875)
    #expect(stage.show(at: 2).opacities() == [0: 1, 1: 1, 2: 1, 3: 0.75, 4: 0.75])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("In horizontal scroll views the horizontal position is used; outside scroll views nothing changes")
  func axes() {
    let row = Stage(
      size: CGSize(100, 100),
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { number in
            Box(number, width: 40, height: 100).scrollTransition(.interactive(timingCurve: .linear)) {
              $0.scaleEffect($1.isIdentity ? 1 : 0.5)
            }
          }
        }
      })
    #expect(row.frames()[2] == CGRect(85, 12.5, 30, 75))
    let alone = Stage(Box(1).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) })
    #expect(alone.show().opacities() == [1: 1])
    #expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.bottomTrailing.value == 1)
  }
}
