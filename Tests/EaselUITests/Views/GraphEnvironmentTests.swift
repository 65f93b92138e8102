import Testing

@testable import EaselUI

private enum FirstKey: EnvironmentKey {
  static let defaultValue = 1
}

private enum SecondKey: EnvironmentKey {
  static let defaultValue = "two"
}

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var second: String {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

/// The inheritance of environment values, and the views invalidated by changes.
@MainActor
struct GraphEnvironmentTests {
  let log = Log()

  private struct FirstReader: View {
    @Environment(\.first) private var first
    let log: Log

    var body: some View {
      log.note("first")
      return Box(first)
    }
  }

  private struct SecondReader: View {
    @Environment(\.second) private var second
    let log: Log

    var body: some View {
      log.note("second")
      return Box(second.count)
    }
  }

  @Test("A value applies to a view and its subviews; the nearest wins, else the default")
  func inheritance() {
    let stage = Stage(
      ZStack {
        FirstReader(log: log)
        ZStack { FirstReader(log: log) }.environment(\.first, 5)
        ZStack { FirstReader(log: log).environment(\.first, 6) }.environment(\.first, 5)
        FirstReader(log: log).transformEnvironment(\.first) { $0 *= 10 }.environment(\.first, 7)
      })
    #expect(stage.order() == [1, 5, 6, 70])
  }

  private struct Setter: View {
    @State private var first = 1
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      handle.binding = $first
      return ZStack {
        FirstReader(log: log)
        SecondReader(log: log)
        FirstReader(log: log).environment(\.first, 9)
      }
      .environment(\.second, "four")
      .environment(\.first, first)
    }
  }

  @Test("A changed value runs only the bodies that read it and have no value of their own")
  func readersOnly() {
    let handle = Handle<Int>()
    let stage = Stage(Setter(handle: handle, log: log))
    #expect(stage.order() == [1, 4, 9])
    _ = log.take()
    handle.value = 3
    #expect(stage.order() == [3, 4, 9])
    #expect(log.take() == ["first"])
  }

  @Test("Values set on the host reach all views; equal values change nothing")
  func hostEnvironment() {
    let stage = Stage(
      ZStack {
        FirstReader(log: log)
        SecondReader(log: log)
      })
    stage.show()
    _ = log.take()
    stage.host.environment.first = 4
    #expect(stage.host.nextUpdate == .immediately)
    #expect(stage.order() == [4, 3])
    #expect(log.take() == ["first"])
    stage.host.environment.first = 4
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A leaf is drawn again when a value it read while drawing changes, without a body or layout")
  func drawing() {
    let stage = Stage(ZStack { Color.primary })
    let light = stage.show()
    let bodies = stage.host.bodiesEvaluated
    stage.host.environment.colorScheme = .dark
    let dark = stage.show()
    #expect(light !== dark)
    #expect(light.allCommands.last?.solidColor == .black)
    #expect(dark.allCommands.last?.solidColor == .white)
    #expect(stage.host.bodiesEvaluated == bodies)
    stage.host.environment.first = 8
    #expect(stage.show() === dark)
  }

  @Test("With more keys than a key set has bits, changes are still detected")
  func manyKeys() {
    let tracker = EnvironmentTracker()
    var values = EnvironmentValues()
    values.tracker = tracker
    let outerReads = tracker.begin()
    readManyKeys(values, depth: 7)
    _ = values.first
    let reads = tracker.end(outerReads)
    var changed = values
    changed.first = 2
    #expect(!tracker.changedKeys(from: values, to: changed).isDisjoint(with: reads.keys))
    #expect(tracker.changedKeys(from: values, to: values).isEmpty)
  }

  /// A distinct key type for each pair of types.
  private enum PairKey<First, Second>: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// Reads 2^depth - 1 keys.
  private func readManyKeys(_ values: EnvironmentValues, depth: Int) {
    func read<First, Second>(_ first: First.Type, _ second: Second.Type, _ depth: Int) {
      guard depth > 0 else { return }
      _ = values[PairKey<First, Second>.self]
      read(First?.self, Second.self, depth - 1)
      read([First].self, Second?.self, depth - 1)
    }
    read(Int.self, Int.self, depth)
  }

  @Test("The list of values finds the newest value of each key")
  func list() {
    var values = EnvironmentValues()
    for index in 0..<200 {
      values.first = index
      if index.isMultiple(of: 3) { values.second = String(repeating: "x", count: index) }
    }
    let copy = values
    values.first = -1
    #expect(values.first == -1 && copy.first == 199)
    #expect(values.second.count == 198)
    #expect(EnvironmentValues().first == 1)
  }

  @Test("Setting a value and setting it back is not a change")
  func unchangedKeys() {
    let tracker = EnvironmentTracker()
    var old = EnvironmentValues()
    old.first = 5
    var new = old
    new.first = 6
    new.second = "six"
    #expect(!tracker.changedKeys(from: old, to: new).isEmpty)
    new.first = 5
    new.second = "two"
    #expect(tracker.changedKeys(from: old, to: new).isEmpty)
    #expect(tracker.changedKeys(from: new, to: old).isEmpty)
  }
}
