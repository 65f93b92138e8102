/// A publisher that is written by closures, without subscribers and demand.
public protocol _ClosurePublisher<Output, Failure>: Publisher {
  /// Hands values to `receiveValue` until the result is cancelled or let go, or the publisher has completed.
  func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

extension _ClosurePublisher {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let relay = Relay(subscriber)
    subscriber.receive(subscription: relay)
    guard relay.isActive else { return }
    relay.source = _subscribe({ relay.offer($0) }, completion: { relay.finish($0) })
  }
}

/// Gives a subscriber the values of closures as it asks for them, one at a time; others wait.
private final class Relay<S: Subscriber>: Subscription {
  private struct State {
    var subscriber: S?
    var source: AnyCancellable?
    var demand = Subscribers.Demand.none
    var waiting: [S.Input] = []
    var completion: Subscribers.Completion<S.Failure>?

    /// What is to be done next, and is noted as done.
    mutating func next() -> (() -> Subscribers.Demand)? {
      guard let subscriber else { return nil }
      if let value = waiting.first {
        guard demand > .none else { return nil }
        waiting.removeFirst()
        demand -= 1
        return { subscriber.receive(value) }
      }
      guard let completion else { return nil }
      self.subscriber = nil
      return {
        subscriber.receive(completion: completion)
        return .none
      }
    }
  }

  private let state: LockedValue<State>
  /// Held while the subscriber acts, which may lead back here.
  private let delivery = NSRecursiveLock()

  init(_ subscriber: S) {
    nonisolated(unsafe) let state = State(subscriber: subscriber)
    self.state = LockedValue(state)
  }

  var isActive: Bool { state.withLock { $0.subscriber != nil } }

  /// What gives the values; ended with the subscription.
  var source: AnyCancellable? {
    get { state.withLock { $0.source } }
    set {
      let isKept = state.withLock { state in
        guard state.subscriber != nil else { return false }
        state.source = newValue
        return true
      }
      if !isKept { newValue?.cancel() }
    }
  }

  func offer(_ value: S.Input) {
    state.withLock { if $0.subscriber != nil, $0.completion == nil { $0.waiting.append(value) } }
    deliver()
  }

  func finish(_ completion: Subscribers.Completion<S.Failure>) {
    state.withLock { if $0.completion == nil { $0.completion = completion } }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  func cancel() {
    // What is let go may run code of others, so that it is let go after the lock.
    let last = state.withLock { state in
      defer { state = State(subscriber: nil) }
      return state
    }
    last.source?.cancel()
  }

  private func deliver() {
    delivery.withLock {
      while let action = state.withLock({ $0.next() }) {
        let demand = action()
        state.withLock { $0.demand += demand }
      }
    }
    if !isActive { cancel() }
  }
}
