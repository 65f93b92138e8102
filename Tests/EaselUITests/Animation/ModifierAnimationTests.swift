import Foundation
import Testing

@testable import EaselUI

@Suite("Modifiers with a scoped animation")
@MainActor
struct ModifierAnimationTests {
  private struct Inset: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(.leading, length) }
  }

  private let flag = Handle<Bool>()

  private func stage(_ change: @escaping (Inset) -> some ViewModifier) -> Stage<some View> {
    Stage(
      Flagged(handle: flag) { flag in
        Box(1, width: 10, height: flag ? 30 : 10).modifier(change(Inset(length: flag ? 40 : 0)))
          .frame(width: 100, height: 100, alignment: .topLeading)
      })
  }

  @Test("Changes of the modifier are animated, changes of the view are not")
  func animation() {
    let stage = stage { $0.animation(.linear(duration: 1)) }
    #expect(stage.frame(of: 1, at: 0) == CGRect(0, 0, 10, 10))
    flag.value = true
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5) == CGRect(20, 0, 10, 30))
    #expect(stage.frame(of: 1, at: 1) == CGRect(40, 0, 10, 30))
  }

  @Test("With a nil animation the modifier jumps in an animated change")
  func noAnimation() {
    let stage = stage { $0.animation(nil) }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5)?.minX == 40)
  }

  @Test("The transaction of the modifier can be modified")
  func transaction() {
    let stage = stage { modifier in modifier.transaction { $0.animation = .linear(duration: 2) } }
    stage.show(at: 0)
    flag.value = true
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5) == CGRect(10, 0, 10, 30))
  }
}
