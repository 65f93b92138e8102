import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Transitions as types: what each draws before the insertion, during it and after the removal.
@MainActor
struct TransitionTypeTests {
  private let flag = Handle<Bool>()
  private let rest = CGRect(40, 40, 20, 20)

  private func stage(_ transition: some Transition) -> Stage<some View> {
    let stage = Stage(
      Flagged(handle: flag) { flag in
        ZStack { if flag { Box(1, width: 20, height: 20).transition(transition) } }
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    return stage
  }

  /// The frames and opacities half way through the insertion and through the removal.
  private func halves(_ transition: some Transition) -> [(frame: CGRect?, opacity: Float?)] {
    let stage = stage(transition)
    var found: [(frame: CGRect?, opacity: Float?)] = []
    found.append((stage.frame(of: 1, at: 0.5), stage.show().opacities()[1]))
    #expect(stage.frame(of: 1, at: 1) == rest && stage.show().opacities() == [1: 1])
    withAnimation(.linear(duration: 1)) { flag.value = false }
    stage.show(at: 2)
    found.append((stage.frame(of: 1, at: 2.5), stage.show().opacities()[1]))
    #expect(stage.frame(of: 1, at: 3) == nil)
    #expect(stage.host.nextUpdate == nil)
    return found
  }

  @Test func plainTransitions() {
    #expect(halves(OpacityTransition()).map(\.opacity) == [0.5, 0.5])
    #expect(
      halves(ScaleTransition(0.5)).map(\.frame) == [CGRect(42.5, 42.5, 15, 15), CGRect(42.5, 42.5, 15, 15)])
    #expect(
      halves(OffsetTransition(CGSize(width: 8, height: -4))).map(\.frame?.origin) == [
        CGPoint(x: 44, y: 38), CGPoint(x: 44, y: 38),
      ])
    #expect(halves(MoveTransition(edge: .top)).map(\.frame?.minY) == [30, 30])
    #expect(halves(SlideTransition()).map(\.frame?.minX) == [30, 50])
    let push = halves(PushTransition(edge: .bottom))
    #expect(push.map(\.frame?.minY) == [50, 30] && push.map(\.opacity) == [0.5, 0.5])
  }

  @Test func composedTransitions() {
    let both = halves(ScaleTransition(0.5).combined(with: OpacityTransition()))
    #expect(both.map(\.frame?.width) == [15, 15] && both.map(\.opacity) == [0.5, 0.5])
    let two = halves(AsymmetricTransition(insertion: .move(edge: .leading), removal: .opacity))
    #expect(two.map(\.frame?.minX) == [30, 40] && two.map(\.opacity) == [1, 0.5])
    let upward = halves(.blurReplace(.upUp))
    #expect(upward[0].frame!.width < 20 && upward[1].frame!.width > 20)
    let downward = halves(.blurReplace)
    #expect(downward[0].frame!.width < 20 && downward[1].frame!.width < 20)
    #expect(halves(SymbolEffectTransition(effect: .appear)).map(\.opacity) == [0.5, 0.5])
  }

  @Test func aTransitionHasItsOwnAnimation() {
    let stage = stage(OpacityTransition().animation(.linear(duration: 2)))
    #expect(stage.show(at: 0.5).opacities() == [1: 0.25])
    #expect(self.stage(IdentityTransition()).show(at: 0).opacities() == [1: 1])
  }

  @Test func propertiesTellOfMotion() {
    func properties<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
    #expect(!properties(OpacityTransition()) && !properties(IdentityTransition()))
    #expect(properties(SlideTransition()) && properties(OpacityTransition().combined(with: .slide)))
    #expect(!properties(OpacityTransition().combined(with: OpacityTransition())))
    #expect(!properties(AsymmetricTransition(insertion: .opacity, removal: .identity)))
    #expect(TransitionProperties().hasMotion)
  }

  @Test func aViewInsertedInAMovingContainerMovesWithIt() {
    /// The place of a view that is inserted half way through the movement of its container.
    func place<Content: View>(_ group: @escaping (AnyView) -> Content) -> CGFloat? {
      let (flag, late) = (Handle<Bool>(), Handle<Bool>())
      let stage = Stage(
        Flagged(handle: flag) { flag in
          group(
            AnyView(
              Flagged(handle: late) { late in
                ZStack { if late { Box(1, width: 10, height: 10) } }.frame(width: 10, height: 10)
              })
          ).frame(width: 100, alignment: flag ? .trailing : .leading)
        })
      stage.show(at: 0)
      withAnimation(.linear(duration: 1)) { flag.value = true }
      stage.show(at: 0)
      stage.show(at: 0.5)
      late.value = true
      return stage.frame(of: 1, at: 0.5)?.minX
    }
    #expect(place { $0 } == 45)
    #expect(place { $0.geometryGroup() } == 45)
  }
}
