extension Publishers {
  /// Publishes the elements of a sequence as its subscriber requests them, and then finishes.
  ///
  /// ```swift
  /// let subscription = (1...3).publisher.sink { print($0) }
  /// subscription.cancel()
  /// ```
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
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

/// A subscription that delivers the elements of an iterator on demand.
private final class SequenceSubscription<Elements: IteratorProtocol, S: Subscriber>: Subscription
where S.Input == Elements.Element {
  private struct State {
    var subscriber: S?
    var demand = Subscribers.Demand.none
    /// Whether a call of `request` is delivering elements; nested and concurrent calls only add their demand.
    var isDelivering = false
  }

  private let state: LockedValue<State>
  /// Accessed only by the call that delivers.
  private var elements: Elements
  private var next: Elements.Element?

  init(_ elements: Elements, _ subscriber: S) {
    // Not sendable because the subscriber need not be. From here on it is reached through the lock.
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

  /// Delivers an element or the completion. Returns false if delivery pauses or has ended.
  private func deliver() -> Bool {
    guard let element = next else {
      let last = state.withLock { $0.subscriber.take() }
      last?.receive(completion: .finished)
      return false
    }
    guard let subscriber = subscriberWithDemand() else { return false }
    let more = subscriber.receive(element)
    state.withLock { $0.demand += more }
    // Advances a copy: the iterator may run code that calls back into this subscription.
    var elements = elements
    next = elements.next()
    self.elements = elements
    return true
  }

  /// Returns the subscriber and reduces its demand by one. Returns nil, and ends the delivery, if there is no
  /// demand.
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
    // The subscriber is released outside of the lock.
    _ = state.withLock { $0.subscriber.take() }
  }
}
