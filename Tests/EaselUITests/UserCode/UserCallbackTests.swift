import EaselDrawing
import Foundation
import Observation
import Testing

@testable import EaselUI

/// State changes made by user code while the graph calls it.
@MainActor
struct UserCallbackTests {
  @Test(
    "A state change made by any callback is shown",
    arguments: UserCallback.allCases, StateKind.allCases)
  func change(callback: UserCallback, kind: StateKind) {
    let (probe, tick) = (ChangeProbe(), Handle<Int>())
    let stage = Stage(
      ChangeBoard(kind: kind, probe: probe, tick: tick) { callback.view($0, $1) })
    var time = 0.0
    for ticks in 1...3 {
      probe.allow(3)
      for _ in 0..<10 {
        stage.show(at: time)
        time += 0.06
      }
      #expect((probe.drawn, probe.shown) == (probe.latest, probe.latest))
      #expect(stage.host.nextUpdate != .immediately)
      tick.value = ticks
    }
    #expect(probe.latest > 0)
  }

  @Test("Changes made by gestures and keys are shown", arguments: StateKind.allCases)
  func input(kind: StateKind) {
    let (probe, tick) = (ChangeProbe(), Handle<Int>())
    let stage = Stage(
      ChangeBoard(kind: kind, probe: probe, tick: tick) { _, action in
        Color.red
          .contentShape(HitShape(action: action))
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in action.run() }.onEnded { _ in action.run() }
          )
          .onContinuousHover { _ in action.run() }
          .onKeyPress(.space) {
            action.run()
            return .handled
          }
      })
    stage.show(at: 0)
    for input in [{ stage.move(50, 50) }, { stage.press(50, 50) }, { stage.release(60, 50) }] {
      probe.allow(20)
      let before = probe.latest
      input()
      stage.show()
      #expect(probe.latest > before)
      #expect((probe.drawn, probe.shown) == (probe.latest, probe.latest))
    }
    probe.allow(1)
    #expect(stage.type(.space, " "))
    stage.show()
    #expect((probe.drawn, probe.shown) == (probe.latest, probe.latest))
  }

  private struct HitShape: Shape {
    let action: UserAction

    func path(in rect: CGRect) -> Path {
      action.run()
      return Path(rect)
    }
  }

  // MARK: Renderers that change what they draw

  private struct Counter: View {
    let log: Log
    var end = Int.max
    @State private var count = 0

    var body: some View {
      VStack {
        Canvas { context, _ in
          log.note("\(count)")
          if count < end { count += 1 }
        }
        Color.red
      }
    }
  }

  @Test("A renderer that changes the state it reads is drawn once per frame, and again in the next frame")
  func selfInvalidation() {
    let log = Log()
    let stage = Stage(Counter(log: log))
    var calls = 0
    stage.host.onNeedsUpdate = { calls += 1 }
    for frame in 0..<5 {
      stage.show(at: Double(frame))
      #expect(log.take() == ["\(frame)"])
      #expect(stage.host.nextUpdate == .immediately)
      #expect(calls == frame + 1)
    }
  }

  @Observable
  fileprivate final class Simulation {
    private(set) var steps = 0

    func step() { steps += 1 }
  }

  @Test("A canvas in a timeline can change the model it draws")
  func simulation() {
    let (model, log) = (Simulation(), Log())
    let stage = Stage(
      ZStack {
        Color.black
        TimelineView(.animation) { _ in
          Canvas { context, size in
            model.step()
            log.note("\(model.steps)")
          }
        }
      })
    for frame in 0..<5 { stage.show(at: Double(frame) / 60) }
    #expect(log.take() == (1...5).map(String.init))
    #expect(stage.host.nextUpdate == .immediately)
  }

  @Test("One of many children that changes its state while it is drawn is drawn again in the next frame")
  func pieces() {
    let log = Log()
    let stage = Stage(
      ZStack { ForEach(0..<1000) { index in if index == 500 { Counter(log: log, end: 3) } else { Box(1) } } })
    for _ in 0..<6 { stage.show() }
    #expect(log.take() == ["0", "1", "2", "3"])
    #expect(stage.host.nextUpdate == nil)
  }

  // MARK: Layouts that change their own dependencies

  private struct GrowingReader: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      GeometryReader { _ in
        let number = count
        log.note("\(number)")
        count = number + 1
        return Box(number)
      }
    }
  }

  @Test("A geometry reader whose content changes what it reads does not block the frame")
  func geometryReader() {
    let log = Log()
    let stage = Stage(GrowingReader(log: log))
    for _ in 0..<3 {
      stage.show()
      #expect((1...40).contains(log.take().count))
      #expect(stage.host.nextUpdate == .immediately)
    }
  }

  private struct GrowingGuide: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Box(1, width: 10, height: 10).alignmentGuide(.leading) { _ in
          let number = count
          log.note("\(number)")
          count = number + 1
          return CGFloat(number)
        }
        Box(2, width: 10, height: 10)
      }
    }
  }

  @Test("An alignment guide that changes what it reads does not block the frame")
  func alignmentGuide() {
    let log = Log()
    let stage = Stage(GrowingGuide(log: log))
    for _ in 0..<3 {
      stage.show()
      #expect((1...200).contains(log.take().count))
      #expect(stage.host.nextUpdate == .immediately)
    }
  }

  // MARK: Deinitializers

  private final class Ending {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
  }

  private struct Keeper: View {
    let handle: Handle<Ending?>
    @State private var kept: Ending?

    var body: some View {
      handle.binding = $kept
      return Color.red
    }
  }

  @Test("The deinitializer of a state's value can read the state")
  func endOfStateValue() {
    let (handle, log) = (Handle<Ending?>(), Log())
    let stage = Stage(Keeper(handle: handle))
    stage.show()
    handle.value = Ending { log.note("\(handle.binding?.wrappedValue == nil)") }
    handle.value = .some(nil)
    #expect(log.take() == ["true"])
  }

  @Test("The deinitializer of a subscription can cancel another one of the same subject")
  func endOfSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var second: AnyCancellable? = subject.sink { received.append($0) }
    var first: AnyCancellable? = {
      let ending = Ending { second = nil }
      return subject.sink { _ in _ = ending }
    }()
    subject.send(1)
    #expect(first != nil && second != nil)
    first = nil
    #expect(second == nil)
    subject.send(2)
    #expect(received == [1])
  }
}
