/// The subscribers of a subject, in the order of subscription.
final class SubscriberList<Output, Failure: Error> {
  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private final class Subscriber {
    private struct State {
      /// What the thread whose turn it is delivers next.
      var waiting = DeliveryQueue<Event>()
      var turn = DeliveryTurn()
      /// Whether the subscriber was cancelled, or the completion delivered.
      var isEnded = false

      /// Adds an event, and returns the first one if the current thread is to deliver them.
      mutating func add(_ event: Event) -> Delivery? {
        waiting.append(event)
        return turn.begin() ? next() : nil
      }

      /// Removes the next event. Without one, ends the turn and returns nil.
      mutating func next() -> Delivery? {
        guard let event = waiting.popFirst() else {
          turn.end()
          return nil
        }
        let delivery = Delivery(event: event, isIgnored: isEnded)
        if case .completion = delivery.event { isEnded = true }
        return delivery
      }
    }

    private struct Delivery {
      let event: Event
      let isIgnored: Bool
    }

    private let state = LockedValue(State())
    private let receive: (Output) -> Void
    private let complete: (Subscribers.Completion<Failure>) -> Void

    init(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      (self.receive, self.complete) = (receive, complete)
    }

    /// Runs `body`, which adds the subscriber and passes it the first value. What other threads send meanwhile comes after
    /// it.
    func start<Result>(_ body: () -> Result) -> Result {
      state.withLock { _ = $0.turn.begin() }
      defer { deliver(from: state.withLock { $0.next() }) }
      return body()
    }

    func send(_ event: Event) { deliver(from: state.withLock { $0.add(event) }) }

    /// Ignores what is sent from now on, and what has not been delivered.
    func cancel() { state.withLock { $0.isEnded = true } }

    /// Makes a delivery and those after it. Each is released outside of the lock, because deinitializers may run foreign
    /// code.
    private func deliver(from first: Delivery?) {
      var next = first
      while let delivery = next {
        if !delivery.isIgnored { pass(delivery.event) }
        next = state.withLock { $0.next() }
      }
    }

    private func pass(_ event: Event) {
      switch event {
      case .value(let value): receive(value)
      case .completion(let completion): complete(completion)
      }
    }
  }

  private struct State {
    var subscribers: [Subscriber] = []
    var completion: Subscribers.Completion<Failure>?
    /// The value that new subscribers receive first; nil if they receive none.
    var latest: Output?
  }

  private let state: LockedValue<State>
  /// Whether each value becomes the first one of new subscribers.
  private let keepsLatest: Bool

  /// Creates a list without subscribers.
  ///
  /// - Parameter latest: The value that new subscribers receive first, until another one is sent; nil for none, now and
  ///   later.
  init(latest: Output? = nil) {
    keepsLatest = latest != nil
    // Not sendable because it can be of any type. From here on it is reached through the lock.
    nonisolated(unsafe) let state = State(latest: latest)
    self.state = LockedValue(state)
  }

  /// The value that new subscribers receive first; nil if they receive none.
  var latest: Output? { state.withLock { $0.latest } }

  /// Adds a subscriber.
  ///
  /// It is in the list before it receives its first value, so that it misses none of the values that are sent meanwhile,
  /// by itself or on another thread.
  ///
  /// - Parameter first: The first value; nil for the latest one, if there is one.
  func add(
    _ receive: @escaping (Output) -> Void, first: Output? = nil,
    completion complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let subscriber = Subscriber(receive, complete)
    let completion = subscriber.start {
      let (completion, latest) = register(subscriber)
      if completion == nil, let value = first ?? latest { receive(value) }
      return completion
    }
    if let completion {
      complete(completion)
      return AnyCancellable {}
    }
    return AnyCancellable { [weak self] in self?.remove(subscriber) }
  }

  /// Adds a subscriber unless the subject is complete. Returns the completion and the latest value at that moment.
  private func register(_ subscriber: Subscriber) -> (Subscribers.Completion<Failure>?, Output?) {
    state.withLock { state in
      if state.completion == nil { state.subscribers.append(subscriber) }
      return (state.completion, state.latest)
    }
  }

  /// The subscriber is released outside of the lock, because its deinitializer may cancel other
  /// subscriptions.
  private func remove(_ subscriber: Subscriber) {
    subscriber.cancel()
    _ = state.withLock { state in
      state.subscribers.firstIndex { $0 === subscriber }.map { state.subscribers.remove(at: $0) }
    }
  }

  func send(_ value: Output) {
    // The former value is released outside of the lock, because its deinitializer may run foreign code.
    let (subscribers, _) = state.withLock { state -> ([Subscriber], Output?) in
      guard state.completion == nil else { return ([], nil) }
      let former = state.latest
      if keepsLatest { state.latest = value }
      return (state.subscribers, former)
    }
    for subscriber in subscribers { subscriber.send(.value(value)) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let last = state.withLock { state in
      guard state.completion == nil else { return [Subscriber]() }
      defer { (state.subscribers, state.completion) = ([], completion) }
      return state.subscribers
    }
    for subscriber in last { subscriber.send(.completion(completion)) }
  }
}
