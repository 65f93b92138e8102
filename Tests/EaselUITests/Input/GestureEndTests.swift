import Foundation
import Testing

@testable import EaselUI

/// How gestures end: alone, as parts of others, and when something else happens meanwhile.
@MainActor
struct GestureEndTests {
  let log = Log()

  @Test("The end of one of two simultaneous gestures is reported once")
  func simultaneous() {
    let log = log
    let stage = Stage(
      Box(0).gesture(
        TapGesture().onEnded { log.note("a") }
          .simultaneously(with: TapGesture(count: 2).onEnded { log.note("b") })))
    stage.show(at: 0)
    stage.tap(50, 50, at: 1)
    stage.show(at: 2)
    #expect(log.take() == ["a"])
  }

  private struct Held: View {
    @GestureState private var isHeld = false
    let log: Log

    var body: some View {
      Box(isHeld ? 1 : 0)
        .gesture(
          LongPressGesture().updating($isHeld) { _, state, _ in state = true }
            .exclusively(before: TapGesture().onEnded { log.note("tap") }))
    }
  }

  @Test("The state of a gesture is reset when another one is recognized in its place")
  func exclusive() {
    let stage = Stage(Held(log: log))
    stage.show(at: 0)
    stage.press(50, 50, at: 1)
    #expect(stage.order() == [1])
    stage.release(50, 50, at: 1.1)
    #expect(stage.order() == [0])
    #expect(log.take() == ["tap"])
  }

  @Test("A gesture that waits for a further press leaves one elsewhere to another view")
  func elsewhere() {
    let log = log
    let double = TapGesture(count: 2).onEnded { log.note("double") }
    let sequence = TapGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { _ in log.note("sequence") }
    func tapBoth<Waiting: Gesture>(_ gesture: Waiting) -> [String] {
      let stage = Stage(
        HStack {
          Box(0).gesture(gesture)
          Box(1).onTapGesture { log.note("B") }
        })
      stage.show(at: 0)
      stage.tap(25, 50, at: 1)
      stage.tap(75, 50, at: 1.1)
      return log.take()
    }
    #expect(tapBoth(double) == ["B"])
    #expect(tapBoth(sequence) == ["B"])
    // The first tap counts, because no second one can follow.
    #expect(tapBoth(double.exclusively(before: TapGesture().onEnded { log.note("A") })) == ["A", "B"])
  }

  @Test("A view inside of one that waits for a further press is tapped")
  func inside() {
    let log = log
    let stage = Stage(
      HStack {
        Box(0)
        Box(1).onTapGesture { log.note("B") }
      }
      .onTapGesture(count: 2) { log.note("double") })
    stage.show(at: 0)
    stage.tap(25, 50, at: 1)
    stage.tap(75, 50, at: 1.1)
    #expect(log.take() == ["B"])
  }

  @Test("A long press that has ended beside a drag requests no more frames")
  func endedDeadline() {
    let stage = Stage(
      Box(0).gesture(LongPressGesture().simultaneously(with: DragGesture())))
    stage.show(at: 0)
    stage.press(50, 50, at: 1)
    stage.show(at: 2)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("Two taps far apart are no double tap, even if there was no frame between them")
  func late() {
    let log = log
    let stage = Stage(Box(0).onTapGesture(count: 2) { log.note("double") })
    stage.show(at: 0)
    stage.tap(50, 50, at: 1)
    stage.tap(50, 50, at: 2)
    #expect(log.take().isEmpty)
    stage.tap(50, 50, at: 2.2)
    #expect(log.take() == ["double"])
  }

  @Test("A view that is disabled during a press does not act on the release")
  func disabled() {
    let (log, flag) = (log, Handle<Bool>())
    let stage = Stage(
      Flagged(handle: flag) { isDisabled in
        Box(0).onTapGesture { log.note("tap") }.disabled(isDisabled)
      })
    stage.show(at: 0)
    stage.press(50, 50, at: 1)
    flag.value = true
    stage.show(at: 1.1)
    stage.release(50, 50, at: 1.2)
    #expect(log.take().isEmpty)
    flag.value = false
    stage.show(at: 2)
    stage.tap(50, 50, at: 3)
    #expect(log.take() == ["tap"])
  }

  @Test("A long press without a duration reports its begin and its end")
  func shortest() {
    let log = log
    let stage = Stage(
      Box(0).onLongPressGesture(minimumDuration: 0) {
        log.note("done")
      } onPressingChanged: {
        log.note("\($0)")
      })
    stage.show(at: 0)
    stage.press(50, 50, at: 0)
    stage.show(at: 0.1)
    #expect(log.take() == ["true", "done", "false"])
  }

  @Test("A mask disables the gestures of the views inside, and not their hover")
  func mask() {
    let log = log
    let stage = Stage(
      Box(0).onHover { log.note("hover \($0)") }.onTapGesture { log.note("inner") }
        .gesture(TapGesture().onEnded { log.note("outer") }, including: .gesture))
    stage.show(at: 0)
    stage.move(50, 50)
    stage.tap(50, 50)
    #expect(log.take() == ["hover true", "outer"])
  }
}
