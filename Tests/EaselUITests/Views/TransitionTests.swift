import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

extension Fragment {
  /// Returns the opacities of the drawn boxes by number; nested layers multiply.
  func opacities(_ outer: Float = 1) -> [Int: Float] {
    var found: [Int: Float] = [:]
    for command in commands {
      switch command.operation {
      case .fill(_, _, .solid(let color)): found[Int(color.components.x)] = outer * command.state.opacity
      case .fragment(let fragment), .projected(let fragment, _):
        found.merge(fragment.opacities(outer)) { first, _ in first }
      case .layer(let fragment):
        found.merge(fragment.opacities(outer * command.state.opacity)) { first, _ in first }
      default: break
      }
    }
    return found
  }
}

/// Transitions of inserted and removed views.
@MainActor
struct TransitionTests {
  let flag = Handle<Bool>()
  let log = Log()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> Stage<
    Flagged<Content>
  > {
    Stage(Flagged(handle: flag, content: content))
  }

  @Test("A view inserted with animation fades in; a removed one fades out and is then released")
  func fade() {
    let log = log
    let stage = stage { flag in
      ZStack {
        Box(1)
        if flag { Box(2).onDisappear { log.note("gone") } }
      }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    #expect(stage.show(at: 0).opacities() == [1: 1])
    #expect(stage.show(at: 0.25).opacities() == [1: 1, 2: 0.25])
    #expect(stage.show(at: 1).opacities() == [1: 1, 2: 1])
    #expect(stage.host.nextUpdate == nil)
    withAnimation(.linear(duration: 1)) { flag.value = false }
    stage.show(at: 2)
    #expect(stage.show(at: 2.75).opacities() == [1: 1, 2: 0.25])
    #expect(log.take().isEmpty)
    #expect(stage.show(at: 3).opacities() == [1: 1])
    #expect(log.take() == ["gone"])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("Without animation views are inserted and removed at once; the first frame has no transitions")
  func noAnimation() {
    let stage = stage { flag in if flag { Box(2) } else { Box(1) } }
    #expect(stage.show(at: 0).opacities() == [1: 1])
    flag.value = true
    #expect(stage.show(at: 0).opacities() == [2: 1])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("One branch fades out while the other fades in; reversing the change brings the first one back")
  func branches() {
    let log = log
    let stage = stage { flag in
      ZStack { if flag { Box(2) } else { Box(1).onAppear { log.note("made") } } }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.show(at: 0.4).opacities() == [1: 0.6, 2: 0.4])
    withAnimation(.linear(duration: 1)) { flag.value = false }
    #expect(stage.show(at: 0.4).opacities() == [1: 0.6, 2: 0.4])
    stage.show(at: 5)
    #expect(stage.show(at: 5).opacities() == [1: 1])
    #expect(log.take() == ["made"])
  }

  @Test("A view that is being removed takes no space")
  func room() {
    let stage = stage { flag in
      HStack(spacing: 0) {
        if !flag { Box(1, width: 20, height: 10) }
        Box(2, width: 20, height: 10)
      }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.frame(of: 2, at: 0.5)?.minX == 45)
    #expect(stage.frame(of: 2, at: 1)?.minX == 40)
    #expect(stage.frame(of: 1, at: 1) == nil)
  }

  private func frames(_ transition: AnyTransition) -> [CGRect?] {
    let stage = stage { flag in
      ZStack { if flag { Box(0, width: 20, height: 20).transition(transition) } }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    let coming = stage.frame(at: 0.25)
    stage.show(at: 1)
    withAnimation(.linear(duration: 1)) { flag.value = false }
    stage.show(at: 2)
    return [coming, stage.frame(at: 2.5), stage.frame(at: 3)]
  }

  @Test("Scale, move, slide, offset and modifier transitions are drawn")
  func kinds() {
    #expect(frames(.scale) == [CGRect(47.5, 47.5, 5, 5), CGRect(45, 45, 10, 10), nil])
    #expect(frames(.move(edge: .bottom)) == [CGRect(40, 55, 20, 20), CGRect(40, 50, 20, 20), nil])
    #expect(frames(.slide) == [CGRect(25, 40, 20, 20), CGRect(50, 40, 20, 20), nil])
    #expect(frames(.offset(x: 40)) == [CGRect(70, 40, 20, 20), CGRect(60, 40, 20, 20), nil])
    let moved = AnyTransition.modifier(active: Shift(x: -40), identity: Shift(x: 0))
    #expect(frames(moved) == [CGRect(10, 40, 20, 20), CGRect(20, 40, 20, 20), nil])
    let both = AnyTransition.asymmetric(insertion: .offset(x: 40), removal: .scale)
    #expect(frames(both) == [CGRect(70, 40, 20, 20), CGRect(45, 45, 10, 10), nil])
    #expect(frames(.scale.combined(with: .offset(y: 40)))[1] == CGRect(45, 65, 10, 10))
    #expect(frames(AnyTransition(Custom())) == [CGRect(10, 40, 20, 20), CGRect(60, 40, 20, 20), nil])
    #expect(frames(.identity) == [CGRect(40, 40, 20, 20), nil, nil])
  }

  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Custom: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 40) }
  }

  @Test("A transition can have an animation of its own")
  func ownAnimation() {
    let stage = stage { flag in
      ZStack {
        if flag {
          Box(0, width: 20, height: 20).transition(.offset(x: 40).animation(.linear(duration: 2)))
        }
      }
    }
    stage.show(at: 0)
    flag.value = true
    stage.show(at: 0)
    #expect(stage.frame(at: 1)?.minX == 60)
    flag.value = false
    stage.show(at: 5)
    #expect(stage.frame(at: 6)?.minX == 60)
    #expect(stage.frame(at: 7) == nil)
  }

  @Test("A view that is removed, shown and removed again stays until the end of the last transition")
  func secondRemoval() {
    let stage = stage { isHidden in ZStack { if !isHidden { Box(0) } } }
    stage.show(at: 0)
    for (isHidden, time) in [(true, 0), (false, 0.3), (true, 0.6)] {
      withAnimation(.linear(duration: 1)) { flag.value = isHidden }
      stage.show(at: time)
    }
    #expect(stage.frame(at: 1.2) != nil)
    #expect(stage.frame(at: 1.7) == nil)
  }

  @Test("Elements of a list are inserted and removed with transitions, the others move")
  func list() {
    let stage = stage { flag in
      HStack(spacing: 0) {
        ForEach(flag ? [1, 3, 4] : [1, 2, 3], id: \.self) { Box($0, width: 20, height: 20) }
      }
    }
    #expect(stage.frame(of: 3, at: 0)?.minX == 60)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.show(at: 0.5).opacities() == [1: 1, 2: 0.5, 3: 1, 4: 0.5])
    #expect(stage.frame(of: 3, at: 0.5)?.minX == 50)
    #expect(stage.frame(of: 2, at: 0.5)?.minX == 40)
    #expect(stage.order() == [1, 2, 3, 4])
    #expect(stage.show(at: 1).opacities() == [1: 1, 3: 1, 4: 1])
  }

  @Test("A new identity removes a view and inserts another")
  func identity() {
    let stage = stage { flag in ZStack { Box(flag ? 2 : 1).id(flag) } }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.show(at: 0.5).opacities() == [1: 0.5, 2: 0.5])
    #expect(stage.show(at: 1).opacities() == [2: 1])
  }

  @Test("A view that is being removed disappears with its removed container")
  func surroundings() {
    let outer = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: outer) { isHidden in
        if !isHidden { Flagged(handle: flag) { flag in ZStack { if !flag { Box(1) } } } }
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0.1)
    outer.value = true
    stage.show(at: 0.2)
    #expect(stage.show(at: 3).boxes.isEmpty)
    #expect(stage.host.nextUpdate == nil)
  }
}
