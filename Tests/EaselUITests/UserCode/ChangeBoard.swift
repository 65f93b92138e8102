import Observation

@testable import EaselUI

/// The ways in which a view stores a number that it shows.
enum StateKind: CaseIterable {
  case state, observable, published
}

/// User code without arguments, called from anywhere on the main actor.
struct UserAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }

  /// The action for callbacks that are static or belong to values that cannot store one.
  nonisolated(unsafe) static var current = UserAction {}
}

/// The observed values of a number that callbacks change.
@MainActor
final class ChangeProbe {
  /// The last value set.
  fileprivate(set) var latest = 0
  /// The last value read by a renderer.
  fileprivate(set) var drawn = 0
  /// The last value read by a body.
  fileprivate(set) var shown = 0
  private var remaining = 0

  /// Permits a number of changes.
  func allow(_ changes: Int) { remaining = changes }

  fileprivate func change(_ set: (Int) -> Void) {
    guard remaining > 0 else { return }
    remaining -= 1
    // Two different transactions: the first would be updated before the second change.
    withAnimation(.linear(duration: 0.01)) {
      latest += 1
      set(latest)
    }
    latest += 1
    set(latest)
  }
}

@Observable
final class ObservedNumber {
  var value = 0
}

final class PublishedNumber: ObservableObject {
  @Published var value = 0
}

/// A renderer and a body that show a number, beside views whose callbacks change it.
struct ChangeBoard<Content: View>: View {
  let kind: StateKind
  let probe: ChangeProbe
  /// Set by the test to run the callbacks again.
  let tick: Handle<Int>
  /// The other views, made for a tick and the action that changes the number.
  let content: (Int, UserAction) -> Content

  @State private var ticks = 0
  @State private var number = 0
  @State private var observed = ObservedNumber()
  @StateObject private var published = PublishedNumber()

  init(
    kind: StateKind, probe: ChangeProbe, tick: Handle<Int>, content: @escaping (Int, UserAction) -> Content
  ) {
    (self.kind, self.probe, self.tick, self.content) = (kind, probe, tick, content)
  }

  var body: some View {
    tick.binding = $ticks
    return ZStack {
      Canvas { _, _ in probe.drawn = value }
      NumberReader(read: { value }, probe: probe)
      content(ticks, UserAction { probe.change { value = $0 } })
    }
  }

  private var value: Int {
    get {
      switch kind {
      case .state: number
      case .observable: observed.value
      case .published: published.value
      }
    }
    nonmutating set {
      switch kind {
      case .state: number = newValue
      case .observable: observed.value = newValue
      case .published: published.value = newValue
      }
    }
  }
}

private struct NumberReader: View {
  let read: () -> Int
  let probe: ChangeProbe

  var body: some View {
    probe.shown = read()
    return Color.clear
  }
}
