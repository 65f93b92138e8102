/// The modifier that runs an action with each value of a publisher while its view exists.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: LifecycleModifier {
  func makeStorage() -> ReceiveSubscription<P.Output> { ReceiveSubscription() }

  /// Always true: closures cannot be compared. A new action takes effect with the next value.
  func isChanged(from old: ReceiveModifier) -> Bool { true }

  func didAppear(_ storage: inout ReceiveSubscription<P.Output>, at place: LifecycleOwner) {
    storage.action = action
    subscribe(storage, at: place)
  }

  func didChange(
    from old: ReceiveModifier, _ storage: inout ReceiveSubscription<P.Output>, at place: LifecycleOwner
  ) {
    storage.action = action
    guard !ValueComparison<P>.shared.areEqual(old.publisher, publisher) else { return }
    if let interval = storage.interval, (publisher as? any IntervalPublisher)?.interval == interval { return }
    subscribe(storage, at: place)
  }

  func didDisappear(_ storage: inout ReceiveSubscription<P.Output>, at place: LifecycleOwner) {
    storage.end()
  }

  @MainActor private func subscribe(_ reception: ReceiveSubscription<P.Output>, at place: LifecycleOwner) {
    reception.end()
    if let timer = publisher as? any IntervalPublisher {
      reception.follow(interval: timer.interval, of: place)
    } else {
      reception.subscription = publisher.sink { [weak reception] value in
        // Not sendable because it can be of any type. The publisher passes it on and keeps it only if it can be
        // shared.
        nonisolated(unsafe) let value = value
        MainActor.runImmediatelyOrAsync { reception?.receive(value) }
      }
    }
  }
}

/// The subscription of `onReceive`.
@MainActor
final class ReceiveSubscription<Output> {
  var action: ((Output) -> Void)?
  var subscription: AnyCancellable?
  private var timeline: IntervalTimeline?

  nonisolated init() {}

  /// The seconds between dates of the view graph's clock; nil for publishers other than timers.
  var interval: TimeInterval? { timeline?.interval }

  func receive(_ value: Output) { action?(value) }

  func follow(interval: TimeInterval, of place: LifecycleOwner) {
    let timeline = IntervalTimeline(interval: interval, graph: place.graph) { [weak self] date in
      (date as? Output).map { self?.receive($0) }
    }
    self.timeline = timeline
    place.graph.add(timeline)
  }

  func end() {
    subscription = nil
    timeline?.end()
    timeline = nil
  }
}

/// Runs an action at regular dates of a graph's clock. Missed dates are skipped.
final class IntervalTimeline: GraphTimeline {
  let interval: TimeInterval
  private unowned let graph: ViewGraph
  private let action: (Date) -> Void
  private var next: Date
  private(set) var isMounted = true

  init(interval: TimeInterval, graph: ViewGraph, _ action: @escaping (Date) -> Void) {
    self.interval = interval
    self.graph = graph
    self.action = action
    next = graph.date.addingTimeInterval(interval)
  }

  var nextUpdate: NextUpdate? { isMounted ? .date(next) : nil }

  func advance(to date: Date) {
    guard isMounted, date >= next else { return }
    let due = next + ((date.timeIntervalSince(next) / interval).rounded(.down) * interval)
    next = due + interval
    graph.perform([{ [self] in if isMounted { action(due) } }])
  }

  func end() {
    isMounted = false
    graph.noteEndOfTimeline()
  }
}

nonisolated extension View {
  /// Runs an action on the main actor with each value of a publisher while the view exists.
  ///
  /// Dates of an autoconnected `Timer.publish` publisher follow the clock of the view graph rather than the
  /// system's.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
