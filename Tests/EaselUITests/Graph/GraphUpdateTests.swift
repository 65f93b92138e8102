import EaselDrawing
import Observation
import Testing

@testable import EaselUI

/// A view that logs the evaluation of its body.
private struct Leaf: View {
  let name: String
  let log: Log
  var value = 0

  var body: some View {
    log.note(name)
    return Box(value)
  }
}

/// Which bodies run after a change: those that read the changed value and no others.
@MainActor
struct GraphUpdateTests {
  let log = Log()

  // MARK: State

  private struct Counter: View {
    @State private var count = 0
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      handle.binding = $count
      log.note("counter")
      return ZStack {
        Leaf(name: "same", log: log)
        Leaf(name: "other", log: log, value: count)
      }
    }
  }

  @Test("A changed state runs the body that read it and the bodies of views whose values changed")
  func state() {
    let handle = Handle<Int>()
    let stage = Stage(Counter(handle: handle, log: log))
    #expect(stage.order() == [0, 0])
    #expect(log.take() == ["counter", "same", "other"])
    handle.value = 5
    #expect(stage.host.nextUpdate == .immediately)
    #expect(stage.order() == [0, 5])
    #expect(log.take() == ["counter", "other"])
    #expect(stage.host.nextUpdate == nil)
  }

  /// A view of plain data. Values with the same number of tens are equal.
  private struct Tens: View, Equatable {
    let value: Int

    var body: some View { Box(value) }

    nonisolated static func == (lhs: Tens, rhs: Tens) -> Bool { lhs.value / 10 == rhs.value / 10 }
  }

  @Test("The body of an equatable view runs only if the new value is unequal by its operator")
  func equatableView() {
    let handle = Handle<Int>()
    let stage = Stage(Identified(handle: handle) { Tens(value: $0).equatable() })
    #expect(stage.order() == [0])
    for (value, shown) in [(9, 0), (12, 12), (19, 12), (5, 5)] {
      handle.value = value
      #expect(stage.order() == [shown])
    }
  }

  @Test("Setting a state to an equal value runs nothing")
  func equalState() {
    let handle = Handle<Int>()
    let stage = Stage(Counter(handle: handle, log: log))
    stage.show()
    handle.value = 0
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("The host reports once that it needs an update, and counts the bodies that ran")
  func notification() {
    let handle = Handle<Int>()
    let stage = Stage(Counter(handle: handle, log: log))
    var notifications = 0
    stage.host.onNeedsUpdate = { notifications += 1 }
    stage.show()
    #expect(stage.host.bodiesEvaluated == 3)
    #expect(notifications == 0)
    handle.value = 1
    handle.value = 2
    #expect(notifications == 1)
    stage.show()
    #expect(stage.host.bodiesEvaluated == 5)
  }

  private struct Unread: View {
    @State private var count = 0
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      handle.binding = $count
      log.note("unread")
      return Reader(count: $count, log: log)
    }
  }

  private struct Reader: View {
    @Binding var count: Int
    let log: Log

    var body: some View {
      log.note("reader")
      return Box(count)
    }
  }

  @Test("A binding makes the views that read it depend on the state, not those that pass it on")
  func binding() {
    let handle = Handle<Int>()
    let stage = Stage(Unread(handle: handle, log: log))
    stage.show()
    #expect(log.take() == ["unread", "reader"])
    handle.value = 3
    #expect(stage.order() == [3])
    #expect(log.take() == ["reader"])
  }

  private struct Sometimes: View {
    @State private var flag = true
    @State private var count = 0
    let flagHandle: Handle<Bool>
    let countHandle: Handle<Int>
    let log: Log

    var body: some View {
      flagHandle.binding = $flag
      countHandle.binding = $count
      log.note("sometimes")
      return Box(flag ? count : -1)
    }
  }

  @Test("Dependencies are those of the last evaluation of a body")
  func conditionalRead() {
    let (flag, count) = (Handle<Bool>(), Handle<Int>())
    let stage = Stage(Sometimes(flagHandle: flag, countHandle: count, log: log))
    stage.show()
    flag.value = false
    stage.show()
    _ = log.take()
    count.value = 7
    stage.show()
    #expect(log.take() == [])
    flag.value = true
    #expect(stage.order() == [7])
  }

  private struct Endless: View {
    @State private var count = 0
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      handle.binding = $count
      log.note("endless")
      if count > 0 { count += 1 }
      return Box(count)
    }
  }

  @Test("A body that changes its own state does not hang the update")
  func stateChangedInBody() {
    let handle = Handle<Int>()
    let stage = Stage(Endless(handle: handle, log: log))
    stage.show()
    handle.value = 1
    stage.show()
    #expect((2...20).contains(log.take().count))
    #expect(stage.host.nextUpdate == .immediately)
  }

  private struct Late: View {
    @State private var count = 0
    let handle: Handle<Int>

    var body: some View {
      handle.binding = $count
      return ZStack {
        ForEach(0..<2) { index in Box(10 * index + count) }
        GeometryReader { _ in Box(100 + count) }
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .color(Color(red: Double(200 + count), green: 0, blue: 0)))
        }
      }
    }
  }

  @Test("State read in closures after the body is a dependency as well")
  func stateInClosures() {
    let handle = Handle<Int>()
    let stage = Stage(Late(handle: handle))
    #expect(stage.order() == [0, 10, 100, 200])
    handle.value = 3
    #expect(stage.order() == [3, 13, 103, 203])
  }

  @Observable
  final class Model {
    var title = 1
    var other = 1
  }

  private struct ModelView: View {
    let model: Model
    let log: Log

    var body: some View {
      log.note("model")
      return Box(model.title)
    }
  }

  @Test("A body runs again when a property of an observable object that it read changes")
  func observable() {
    let model = Model()
    let stage = Stage(ModelView(model: model, log: log))
    stage.show()
    _ = log.take()
    model.other = 2
    stage.show()
    #expect(log.take() == [])
    model.title = 9
    #expect(stage.host.nextUpdate == .immediately)
    #expect(stage.order() == [9])
    #expect(log.take() == ["model"])
  }

  @Test("A state written on another thread is invalidated on the main actor")
  func stateFromOtherThread() async {
    let handle = Handle<Int>()
    let stage = Stage(Counter(handle: handle, log: log))
    stage.show()
    let binding = handle.binding
    await Task.detached { binding?.wrappedValue = 6 }.value
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(stage.host.nextUpdate == .immediately)
    #expect(stage.order() == [0, 6])
  }

  @Test("Writing a state on another thread while its graph ends is safe")
  func stateFromOtherThreadAfterGraph() async {
    let handle = Handle<Int>()
    do {
      let stage = Stage(Counter(handle: handle, log: log))
      stage.show()
      let binding = handle.binding
      await Task.detached { binding?.wrappedValue = 6 }.value
    }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(handle.value == 6)
  }

  @Test("Bindings can be used after their graph has ended")
  func bindingAfterGraph() {
    let handle = Handle<Int>()
    do { Stage(Counter(handle: handle, log: log)).show() }
    handle.value = 4
    #expect(handle.value == 4)
  }

  // MARK: Comparison of values

  private struct Wide: View {
    let flag: Bool
    let number: Double
    let text: String
    let list: [Int]
    let log: Log

    var body: some View {
      log.note("wide")
      return Box(1)
    }
  }

  private struct Rebuilding: View {
    @State private var count = 0
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      handle.binding = $count
      let long = "a text that is too long to be kept inside of the string's own sixteen bytes, number "
      return Wide(
        flag: count >= 0, number: 2.5, text: long + String(count / 10), list: [count / 10, 1], log: log)
    }
  }

  @Test("Values with strings, arrays and padding bytes are equal if their parts are, wherever stored")
  func equalValues() {
    let handle = Handle<Int>()
    let stage = Stage(Rebuilding(handle: handle, log: log))
    stage.show()
    _ = log.take()
    for count in 1..<10 {
      handle.value = count
      stage.show()
    }
    #expect(log.take() == [])
    handle.value = 10
    stage.show()
    #expect(log.take() == ["wide"])
  }

  private struct Numbers: View {
    struct Item: Identifiable {
      let id: Int
      var number: Int
    }

    @State private var items = [Item(id: 1, number: 10), Item(id: 2, number: 20), Item(id: 3, number: 30)]
    let all: Handle<[Item]>
    let last: Handle<Item>

    var body: some View {
      all.binding = $items
      return ZStack {
        ForEach($items) { $item in
          last.binding = $item
          return Box(item.number)
        }
      }
    }
  }

  @Test("Elements of a bound collection are shown, and written through their bindings")
  func boundCollection() {
    let (all, last) = (Handle<[Numbers.Item]>(), Handle<Numbers.Item>())
    let stage = Stage(Numbers(all: all, last: last))
    #expect(stage.order() == [10, 20, 30])
    last.value?.number = 31
    #expect(stage.order() == [10, 20, 31])
    all.value?[0].number = 11
    #expect(stage.order() == [11, 20, 31])
    all.value?.append(Numbers.Item(id: 4, number: 40))
    #expect(stage.order() == [11, 20, 31, 40])
  }

  @Test("A binding to a removed element keeps the last value and ignores writes")
  func boundElementThatIsGone() throws {
    let (all, last) = (Handle<[Numbers.Item]>(), Handle<Numbers.Item>())
    let stage = Stage(Numbers(all: all, last: last))
    stage.show()
    let gone = try #require(last.binding)
    all.value?.removeLast()
    #expect(stage.order() == [10, 20])
    #expect(gone.wrappedValue.number == 30)
    gone.wrappedValue.number = 99
    #expect(stage.order() == [10, 20])
  }
}
