/// A publisher that is implemented with closures instead of subscribers and demand. An implementation detail
/// of the library.
public protocol _ClosurePublisher<Output, Failure>: Publisher {
  /// Passes values to `receiveValue` until the result is cancelled or released, or until the publisher
  /// completes.
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

/// A subscription that buffers the values of a closure publisher and delivers them on demand, one at a time.
private final class Relay<S: Subscriber>: Subscription {
  private struct State {
    var subscriber: S?
    var source: AnyCancellable?
    var demand = Subscribers.Demand.none
    var waiting = DeliveryQueue<S.Input>()
    var completion: Subscribers.Completion<S.Failure>?
    var turn = DeliveryTurn()

    /// Returns the next delivery, after removing it from the state. If nothing can be delivered, ends the turn of the
    /// thread and returns nil.
    mutating func next() -> (() -> Subscribers.Demand)? {
      let delivery = removeNext()
      if delivery == nil { turn.end() }
      return delivery
    }

    private mutating func removeNext() -> (() -> Subscribers.Demand)? {
      guard let subscriber else { return nil }
      if !waiting.isEmpty {
        guard demand > .none, let value = waiting.popFirst() else { return nil }
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

  init(_ subscriber: S) {
    // Not sendable because the subscriber need not be. From here on it is reached through the lock.
    nonisolated(unsafe) let state = State(subscriber: subscriber)
    self.state = LockedValue(state)
  }

  var isActive: Bool { state.withLock { $0.subscriber != nil } }

  /// The subscription to the closure publisher. Cancelled with this subscription.
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
    deliver { if $0.subscriber != nil, $0.completion == nil { $0.waiting.append(value) } }
  }

  func finish(_ completion: Subscribers.Completion<S.Failure>) {
    deliver { if $0.completion == nil { $0.completion = completion } }
  }

  func request(_ demand: Subscribers.Demand) { deliver { $0.demand += demand } }

  func cancel() {
    // The state is released outside of the lock, because deinitializers may run foreign code.
    let last = state.withLock { state in
      defer { state = State(subscriber: nil, turn: state.turn) }
      return state
    }
    last.source?.cancel()
  }

  /// Changes the state, and delivers what can be delivered then unless another thread is about to.
  private func deliver(after change: (inout State) -> Void) {
    let isOwnTurn = state.withLock { state in
      change(&state)
      return state.turn.begin()
    }
    guard isOwnTurn else { return }
    while let action = state.withLock({ $0.next() }) {
      let demand = action()
      state.withLock { $0.demand += demand }
    }
    if !isActive { cancel() }
  }
}
