import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// A view that depends on a flag set by the test.
struct Flagged<Content: View>: View {
  @State private var flag = false
  let handle: Handle<Bool>
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    handle.binding = $flag
    return content(flag)
  }
}

extension Stage {
  /// Returns the frame of the box with a number at a time.
  func frame(of number: Int = 0, at seconds: TimeInterval) -> CGRect? {
    show(at: seconds).boxes.first { $0.0 == number }?.1
  }
}

/// Animated changes of views: which views are animated, how, and how much is evaluated for it.
@MainActor
struct GraphAnimationTests {
  let flag = Handle<Bool>()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> Stage<
    Flagged<Content>
  > {
    Stage(Flagged(handle: flag, content: content))
  }

  // MARK: What is animated

  @Test("A change in withAnimation follows the curve from the next frame on, and then requests no update")
  func explicit() {
    let stage = stage { Box(0, width: 10, height: 10).offset(x: $0 ? 40 : 0) }
    #expect(stage.frame(at: 0)?.minX == 45)
    #expect(stage.host.nextUpdate == nil)
    withAnimation(.linear(duration: 2)) { flag.value = true }
    #expect(stage.frame(at: 10)?.minX == 45)
    #expect(stage.host.nextUpdate == .refresh(notBefore: stage.date))
    #expect(stage.frame(at: 10.5)?.minX == 55)
    #expect(stage.frame(at: 11.5)?.minX == 75)
    #expect(stage.frame(at: 12)?.minX == 85)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("Changes without an animation, or with a nil animation, jump")
  func jumps() {
    let stage = stage { Box(0, width: 10, height: 10).offset(x: $0 ? 40 : 0) }
    stage.show(at: 0)
    flag.value = true
    #expect(stage.frame(at: 1)?.minX == 85)
    withAnimation(nil) { flag.value = false }
    #expect(stage.frame(at: 2)?.minX == 45)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("The first appearance is not animated")
  func appearance() {
    let stage = stage { Box(0, width: 10, height: 10).offset(x: $0 ? 0 : 40).animation(.linear, value: $0) }
    #expect(stage.frame(at: 0)?.minX == 85)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("withAnimation animates only the changes in its closure, even if one body reads both states")
  func scopeOfExplicitAnimation() {
    let other = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: other) { isWide in
        Flagged(handle: flag) { isMoved in
          Box(0, width: isWide ? 20 : 10, height: 10).offset(x: isMoved ? 40 : 0)
        }
      })
    stage.show(at: 0)
    other.value = true
    withAnimation(.linear(duration: 1)) { flag.value = true }
    #expect(stage.frame(at: 1) == CGRect(40, 45, 20, 10))
    #expect(stage.frame(at: 1.5) == CGRect(60, 45, 20, 10))
  }

  private struct TwoStates: View {
    @State private var half = false
    @State private var moved = false
    let half_: Handle<Bool>
    let moved_: Handle<Bool>

    var body: some View {
      half_.binding = $half
      moved_.binding = $moved
      return Box(0, width: 40, height: 40).scaleEffect(half ? 0.5 : 1).offset(x: moved ? 20 : 0)
    }
  }

  @Test("Of two states of a view, the one changed inside withAnimation animates, the other one jumps")
  func twoStates() {
    let (half, moved) = (Handle<Bool>(), Handle<Bool>())
    let stage = Stage(TwoStates(half_: half, moved_: moved))
    stage.show(at: 0)
    half.value = true
    withAnimation(.linear(duration: 1)) { moved.value = true }
    #expect(stage.frame(at: 1) == CGRect(40, 40, 20, 20))
    #expect(stage.frame(at: 1.5) == CGRect(50, 40, 20, 20))
    withAnimation(.linear(duration: 1)) { half.value = false }
    moved.value = false
    #expect(stage.frame(at: 10) == CGRect(40, 40, 20, 20))
    #expect(stage.frame(at: 10.5) == CGRect(35, 35, 30, 30))
  }

  @Test("An animation modifier animates the modifiers before it, not those after it")
  func scopeOfImplicitAnimation() {
    let stage = stage { flag in
      Box(0, width: 40, height: 40).offset(x: flag ? 20 : 0).animation(.linear(duration: 1), value: flag)
        .scaleEffect(flag ? 0.5 : 1)
    }
    #expect(stage.frame(at: 0) == CGRect(30, 30, 40, 40))
    flag.value = true
    #expect(stage.frame(at: 1) == CGRect(40, 40, 20, 20))
    #expect(stage.frame(at: 1.5) == CGRect(45, 40, 20, 20))
  }

  @Test("An animation bound to a value animates only changes that come with a change of the value")
  func boundToValue() {
    let other = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: other) { isWide in
        Flagged(handle: flag) { isMoved in
          Box(0, width: 10, height: 10).offset(x: (isMoved ? 40 : 0) + (isWide ? 10 : 0))
            .animation(.linear(duration: 1), value: isMoved)
        }
      })
    stage.show(at: 0)
    other.value = true
    #expect(stage.frame(at: 1)?.minX == 55)
    flag.value = true
    #expect(stage.frame(at: 2)?.minX == 55)
    #expect(stage.frame(at: 2.5)?.minX == 75)
  }

  @Test("Measuring before an update does not consume an animation")
  func measuredFirst() {
    let stage = stage {
      Box(0, width: 10, height: 10).offset(x: $0 ? 40 : 0).animation(.linear(duration: 1), value: $0)
    }
    stage.show(at: 0)
    flag.value = true
    _ = stage.host.sizeThatFits(.unspecified, at: stage.date)
    #expect(stage.frame(at: 0)?.minX == 45)
    #expect(stage.frame(at: 0.5)?.minX == 65)
    let stack = Stage(
      Flagged(handle: flag) { flag in
        HStack(spacing: flag ? 30 : 10) {
          Box(1, width: 10, height: 10)
          Box(2, width: 10, height: 10)
        }
        .animation(.linear(duration: 1), value: flag)
      })
    stack.show(at: 0)
    flag.value = true
    _ = stack.host.sizeThatFits(.unspecified, at: stack.date)
    stack.show(at: 0)
    #expect(stack.frame(of: 2, at: 0.5)?.minX == 60)
  }

  @Test("A nil animation disables animation, and an inner animation overrides an outer one")
  func innerGoesFirst() {
    let stage = stage { flag in
      ZStack {
        Box(1, width: 10, height: 10).offset(x: flag ? 40 : 0).animation(nil, value: flag)
        Box(2, width: 10, height: 10).offset(x: flag ? 40 : 0).animation(.linear(duration: 4), value: flag)
        Box(3, width: 10, height: 10).offset(x: flag ? 40 : 0)
        Box(4, width: 10, height: 10).offset(x: flag ? 40 : 0).transaction { $0.animation = nil }
      }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    let places = (1...4).map { stage.frame(of: $0, at: 0.5)?.minX }
    #expect(places == [85, 50, 65, 85])
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { flag.value = false }
    stage.show(at: 10)
    #expect((1...4).map { stage.frame(of: $0, at: 10.5)?.minX } == [65, 65, 65, 45])
  }

  @Test("A binding can carry an animation")
  func binding() {
    let stage = stage { Box(0, width: 10, height: 10).offset(x: $0 ? 40 : 0) }
    stage.show(at: 0)
    flag.binding?.animation(.linear(duration: 1)).wrappedValue = true
    stage.show(at: 1)
    #expect(stage.frame(at: 1.25)?.minX == 55)
  }

  @Test("In an animated body the modifiers are animated, the view itself is not")
  func animatedBody() {
    let stage = stage { flag in
      Box(0, width: 40, height: 40).scaleEffect(flag ? 0.5 : 1)
        .animation(.linear(duration: 1)) { $0.offset(x: flag ? 20 : 0) }
    }
    stage.show(at: 0)
    flag.value = true
    stage.show(at: 1)
    #expect(stage.frame(at: 1.5) == CGRect(50, 40, 20, 20))
  }

  // MARK: Layout

  @Test("Frames, paddings and positions are laid out with interpolated values")
  func layout() {
    let stage = stage { flag in
      HStack(spacing: 0) {
        Box(1).frame(width: flag ? 40 : 20, height: 10).padding(.leading, flag ? 20 : 0)
        Box(2, width: 10, height: 10)
      }
      .position(x: flag ? 60 : 40, y: 50)
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5) == CGRect(35, 45, 30, 10))
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(65, 45, 10, 10))
  }

  @Test("Children of a stack animate to their new positions when the layout changes")
  func stack() {
    let stage = stage { flag in
      HStack(spacing: flag ? 30 : 10) {
        Box(1, width: 10, height: 10)
        Box(2, width: 10, height: 10)
      }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5)?.minX == 30)
    #expect(stage.frame(of: 2, at: 0.5)?.minX == 60)
    #expect(stage.frame(of: 2, at: 1)?.minX == 65)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A stack with its own animation does not jump when its padding is placed again")
  func innerStack() {
    let stage = stage { flag in
      HStack(spacing: flag ? 30 : 10) {
        Box(1, width: 10, height: 10)
        Box(2, width: 10, height: 10)
      }
      .animation(.linear(duration: 1), value: flag)
      .padding(5)
    }
    stage.show(at: 0)
    flag.value = true
    #expect(stage.frame(of: 1, at: 0)?.minX == 35)
    #expect(stage.frame(of: 1, at: 0.5)?.minX == 30)
    #expect(stage.frame(of: 2, at: 0.5)?.minX == 60)
  }

  @Test("A child that is given more space animates its size")
  func flexibleChild() {
    let stage = stage { flag in
      HStack(spacing: 0) {
        Box(1)
        if flag { Box(2, width: 50) }
      }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    #expect(stage.frame(of: 1, at: 0)?.width == 100)
    #expect(stage.frame(of: 1, at: 0.5)?.width == 75)
    #expect(stage.frame(of: 1, at: 1)?.width == 50)
  }

  @Test("A view animates to its new position when the alignment of its frame changes")
  func alignment() {
    let stage = stage { flag in
      Box(0, width: 20, height: 20).frame(maxWidth: .infinity, alignment: flag ? .trailing : .leading)
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.frame(at: 0.25)?.minX == 20)
    #expect(stage.frame(at: 1)?.minX == 80)
  }

  // MARK: Work

  private struct AnimatableView: View, Animatable {
    var number: Double
    let log: Log

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View {
      log.note("\(number)")
      return Box(Int(number), width: 10, height: 10)
    }
  }

  @Test("A custom animatable view animates its data, and only its body runs")
  func animatableView() {
    let log = Log()
    let stage = stage { flag in
      ZStack {
        AnimatableView(number: flag ? 10 : 0, log: log)
        Box(99)
      }
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    let before = stage.host.bodiesEvaluated
    _ = log.take()
    stage.show(at: 0.5)
    stage.show(at: 0.75)
    #expect(stage.host.bodiesEvaluated == before + 2)
    #expect(log.take() == ["5.0", "7.5"])
    stage.show(at: 1)
    #expect(stage.order() == [10, 99])
    stage.show(at: 2)
    #expect(log.take() == ["10.0"])
  }

  @Test("While effects animate, no body runs")
  func noBodies() {
    let stage = stage { flag in Box(0).rotationEffect(.degrees(flag ? 90 : 0)).frame(width: flag ? 20 : 10) }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    let before = stage.host.bodiesEvaluated
    for frame in 1...60 { stage.show(at: Double(frame) / 60) }
    #expect(stage.host.bodiesEvaluated == before)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("During a delay no update is requested until it ends")
  func quietDelay() {
    let stage = stage { Box(0, width: 10, height: 10).offset(x: $0 ? 40 : 0) }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1).delay(5)) { flag.value = true }
    stage.show(at: 10)
    #expect(stage.host.nextUpdate == .refresh(notBefore: stage.date + 5))
    #expect(stage.frame(at: 15.5)?.minX == 65)
  }

  @Test("The removal of a view ends its animation")
  func removal() {
    let shown = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: shown) { isHidden in
        if !isHidden { Flagged(handle: flag) { Box(0).offset(x: $0 ? 40 : 0) } }
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1).repeatForever()) { flag.value = true }
    stage.show(at: 0.5)
    #expect(stage.host.nextUpdate != nil)
    shown.value = true
    stage.show(at: 0.6)
    #expect(stage.host.nextUpdate == nil)
  }

  // MARK: Completion

  @Test("The completion runs once, after the last animation of the change")
  func completion() {
    let log = Log()
    let stage = stage { Box(0, width: 10, height: 10).offset(x: $0 ? 40 : 0) }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) {
      flag.value = true
    } completion: {
      log.note("done")
    }
    stage.show(at: 1)
    stage.show(at: 1.9)
    #expect(log.take().isEmpty)
    stage.show(at: 2)
    #expect(log.take() == ["done"])
    stage.show(at: 3)
    #expect(log.take().isEmpty)
  }

  @Test("The completion waits for the animations of a nested change, too")
  func nestedCompletion() {
    let log = Log()
    let (number, x) = (Handle<Int>(), Handle<Int>())
    let stage = Stage(
      Identified(handle: number) { number in
        Identified(handle: x) { x in Box(number, width: 10, height: 10).offset(x: CGFloat(x)) }
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) {
      number.value = 1
      withAnimation(.linear(duration: 2)) { x.value = 40 }
    } completion: {
      log.note("done")
    }
    for time in [0, 1.5] {
      stage.show(at: time)
      #expect(log.take().isEmpty)
    }
    stage.show(at: 2)
    stage.show(at: 3)
    #expect(log.take() == ["done"])
  }

  @Test("The completion criteria decide whether a spring completes logically or at rest")
  func criteria() {
    let log = Log()
    let stage = stage { Box(0, width: 10, height: 10).offset(x: $0 ? 40 : 0) }
    stage.show(at: 0)
    var transaction = Transaction(animation: .spring(duration: 0.5))
    transaction.addAnimationCompletion { log.note("complete") }
    transaction.addAnimationCompletion(criteria: .removed) { log.note("removed") }
    withTransaction(transaction) { flag.value = true }
    stage.show(at: 0)
    stage.show(at: 0.49)
    #expect(log.take().isEmpty)
    stage.show(at: 0.5)
    #expect(log.take() == ["complete"])
    stage.show(at: 5)
    #expect(log.take() == ["removed"])
  }

  @Test("A change that animates nothing completes with the next frame")
  func nothingToComplete() {
    let log = Log()
    let stage = stage { Box($0 ? 1 : 0) }
    stage.show(at: 0)
    withAnimation {
      flag.value = true
    } completion: {
      log.note("done")
    }
    stage.show(at: 1)
    #expect(log.take() == ["done"])
  }
}
