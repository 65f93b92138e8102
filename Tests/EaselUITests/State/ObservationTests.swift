import EaselDrawing
import Foundation
import Observation
import Testing

@testable import EaselUI

/// Observable objects and publishers in views.
@MainActor
struct ObservationTests {
  let log = Log()

  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var unpublished = 0
  }

  private struct Shower: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
      log.note("shower")
      return Box(model.count)
    }
  }

  @Test("A body runs again when a published property of its object changes, and not otherwise")
  func observedObject() {
    let model = Model()
    let stage = Stage(Shower(model: model, log: log))
    #expect(stage.order() == [0])
    model.count = 3
    #expect(stage.host.nextUpdate == .immediately)
    #expect(stage.order() == [3])
    model.unpublished = 5
    #expect(stage.host.nextUpdate == nil)
    model.objectWillChange.send()
    #expect(stage.host.nextUpdate == .immediately)
    stage.show()
    #expect(log.take() == ["shower", "shower", "shower"])
  }

  private struct Owner: View {
    @StateObject private var model: Model
    let other: Int
    let log: Log
    let handle: Handle<Int>

    init(other: Int, log: Log, handle: Handle<Int>) {
      _model = StateObject(
        wrappedValue: {
          log.note("made")
          return Model()
        }())
      (self.other, self.log, self.handle) = (other, log, handle)
    }

    var body: some View {
      handle.binding = $model.count
      return HStack(spacing: 0) {
        Box(model.count)
        Reader(log: log)
      }
      .environmentObject(model)
    }
  }

  private struct Reader: View {
    @EnvironmentObject var model: Model
    let log: Log

    var body: some View { Box(model.count + 100) }
  }

  @Test("A state object is created once and outlives its view's values; the environment passes it on by type")
  func stateObject() {
    let (log, number, count) = (log, Handle<Int>(), Handle<Int>())
    let stage = Stage(Identified(handle: number) { Owner(other: $0, log: log, handle: count) })
    #expect(stage.order() == [0, 100])
    count.value = 5
    #expect(stage.order() == [5, 105])
    number.value = 1
    #expect(stage.order() == [5, 105])
    #expect(log.take() == ["made"])
  }

  @Test("Changes of an object can be animated")
  func animatedObject() {
    struct Mover: View {
      @ObservedObject var model: Model
      var body: some View { Box(0, width: 10, height: 10).offset(x: CGFloat(model.count)) }
    }
    let model = Model()
    let stage = Stage(Mover(model: model))
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { model.count = 40 }
    stage.show(at: 0)
    #expect(stage.frame(at: 0.5)?.minX == 65)
  }

  @Test("A removed view releases its objects")
  func lifetime() {
    let flag = Handle<Bool>()
    weak var model: Model?
    let (log, count) = (log, Handle<Int>())
    let stage = Stage(
      Flagged(handle: flag) { isHidden in if !isHidden { Owner(other: 0, log: log, handle: count) } })
    stage.show(at: 0)
    count.binding = nil
    flag.value = true
    stage.show(at: 1)
    #expect(model == nil)
    model = nil
  }

  // MARK: Publishers

  @Test("A published property publishes its value and each later one before it is set")
  func published() {
    let model = Model()
    var values: [String] = []
    let subscription = model.$name.sink { values.append("\($0) \(model.name)") }
    model.name = "b"
    #expect(values == ["a a", "b a"])
    subscription.cancel()
    model.name = "c"
    #expect(values.count == 2)
  }

  @Test("Subjects forward values until they complete or the subscription is cancelled")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(7)
    var values: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    subject.send(0)
    subject.map { $0 * 10 }.filter { $0 > 10 }.removeDuplicates().sink { values.append($0) }
      .store(in: &subscriptions)
    current.sink { values.append($0) }.store(in: &subscriptions)
    for value in [1, 2, 2, 3] { subject.send(value) }
    current.value = 8
    subject.send(completion: .finished)
    subject.send(9)
    #expect(values == [7, 20, 30, 8])
    subscriptions = []
    current.send(1)
    #expect(values == [7, 20, 30, 8])
  }

  private struct Receiver: View {
    @State private var count = 0
    let subject: PassthroughSubject<Int, Never>

    var body: some View { Box(count).onReceive(subject) { count += $0 } }
  }

  @Test("A view receives values while it is shown")
  func onReceive() {
    let (subject, flag) = (PassthroughSubject<Int, Never>(), Handle<Bool>())
    let stage = Stage(Flagged(handle: flag) { isHidden in if !isHidden { Receiver(subject: subject) } })
    stage.show(at: 0)
    subject.send(2)
    subject.send(3)
    #expect(stage.order() == [5])
    flag.value = true
    #expect(stage.order().isEmpty)
    subject.send(1)
    #expect(stage.host.nextUpdate == nil)
  }

  private struct Clock: View {
    @State private var seconds: [Double] = []
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let log: Log

    var body: some View {
      Box(seconds.count).onReceive(timer) {
        seconds.append($0.timeIntervalSinceReferenceDate)
        log.note("\($0.timeIntervalSinceReferenceDate)")
      }
    }
  }

  @Test("A timer in a view follows the view's clock, skips missed dates, and requests updates only then")
  func timer() {
    let stage = Stage(Clock(log: log))
    stage.show(at: 10)
    #expect(stage.host.nextUpdate == .date(Date(timeIntervalSinceReferenceDate: 10.5)))
    stage.show(at: 10.4)
    #expect(log.take().isEmpty)
    #expect(stage.show(at: 10.5).boxes.map(\.0) == [1])
    stage.show(at: 12.2)
    #expect(log.take() == ["10.5", "12.0"])
    #expect(stage.host.nextUpdate == .date(Date(timeIntervalSinceReferenceDate: 12.5)))
  }

  /// Returns the dates that timers of an hour and of 0.01 s publish until the shorter one has fired twice.
  nonisolated private func publishedDates() async -> (start: Date, hourly: [Date], often: [Date]) {
    await withCheckedContinuation { continuation in
      // A separate thread, whose run loop is run here only.
      Thread.detachNewThread {
        let start = Date()
        var (hourly, often): ([Date], [Date]) = ([], [])
        let subscriptions = [
          Timer.publish(every: 3600, on: .current, in: .default).autoconnect().sink { hourly.append($0) },
          Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().sink { often.append($0) },
        ]
        for _ in 0..<100 where often.count < 2 {
          _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
        }
        subscriptions.forEach { $0.cancel() }
        continuation.resume(returning: (start, hourly, often))
      }
    }
  }

  @Test("A timer first fires after its interval")
  func firstValueOfTimer() async throws {
    let (start, hourly, often) = await publishedDates()
    #expect(hourly.isEmpty)
    #expect(try #require(often.first).timeIntervalSince(start) >= 0.01)
  }

  @Observable
  final class Observed {
    var number = 1
  }

  private struct EnvironmentReader: View {
    @Environment(Observed.self) private var observed
    @Environment(Log.self) private var absent: Log?

    var body: some View {
      @Bindable var observed = observed
      let binding = $observed.number
      return Box(binding.wrappedValue + (absent == nil ? 0 : 1000))
    }
  }

  @Test("An observable object is found in the environment by type and may be missing")
  func environmentObservable() {
    let observed = Observed()
    let stage = Stage(EnvironmentReader().environment(observed))
    #expect(stage.order() == [1])
    observed.number = 6
    #expect(stage.order() == [6])
  }
}

extension Log: Observable {}
