extension Publishers {
  /// The elements of a sequence, as many as are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: subscription)
      subscription.request(.none)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Gives a subscriber the elements of an iterator as it asks for them, and finishes with the last one.
private final class SequenceSubscription<Elements: IteratorProtocol, S: Subscriber>: Subscription
where S.Input == Elements.Element {
  private struct State {
    var subscriber: S?
    var demand = Subscribers.Demand.none
    /// True while elements are handed on, by whoever asked first.
    var isDelivering = false
  }

  private let state: LockedValue<State>
  /// Used by whoever hands on elements.
  private var elements: Elements
  private var next: Elements.Element?

  init(_ elements: Elements, _ subscriber: S) {
    nonisolated(unsafe) let state = State(subscriber: subscriber)
    self.state = LockedValue(state)
    var elements = elements
    next = elements.next()
    self.elements = elements
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = state.withLock { state in
      state.demand += demand
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard isFirst else { return }
    while deliver() {}
  }

  /// Hands on an element, or the end; false when nothing is to be done now.
  private func deliver() -> Bool {
    guard let element = next else {
      let last = state.withLock { $0.subscriber.take() }
      last?.receive(completion: .finished)
      return false
    }
    guard let subscriber = subscriberWithDemand() else { return false }
    let more = subscriber.receive(element)
    state.withLock { $0.demand += more }
    // The iterator may lead back here, so that it is not changed where it is kept.
    var elements = elements
    next = elements.next()
    self.elements = elements
    return true
  }

  /// The subscriber, one element of whose demand is met; nil, and others may hand on, when it asks for none.
  private func subscriberWithDemand() -> S? {
    state.withLock { state in
      guard let subscriber = state.subscriber, state.demand > .none else {
        state.isDelivering = false
        return nil
      }
      state.demand -= 1
      return subscriber
    }
  }

  func cancel() {
    // The subscriber is let go after the lock.
    _ = state.withLock { $0.subscriber.take() }
  }
}
