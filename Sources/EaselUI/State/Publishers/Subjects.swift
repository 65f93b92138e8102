/// A publisher whose values are sent from outside.
///
/// ```swift
/// func publishZero(to subject: some Subject<Int, Never>) {
///   subject.send(0)
///   subject.send(completion: .finished)
/// }
/// ```
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)

  /// Completes the subject. Further values are ignored.
  func send(completion: Subscribers.Completion<Failure>)

  /// Passes the subject the subscription to a publisher that it is subscribed to.
  func send(subscription: any Subscription)
}

extension Subject {
  /// Requests an unlimited number of values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  /// Publishes an empty value.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order of subscription.
final class SubscriberList<Output, Failure: Error> {
  private final class Subscriber {
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
    /// Held while the subscriber receives its first value: what other threads send meanwhile comes after it. Recursive,
    /// because the subscriber may send values itself. Nil if there is no first value.
    private let gate: NSRecursiveLock?

    init(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void,
      hasFirst: Bool
    ) {
      (self.receive, self.complete) = (receive, complete)
      gate = hasFirst ? NSRecursiveLock() : nil
    }

    /// Runs `body`, which adds the subscriber and passes it the first value.
    func start<Result>(_ body: () -> Result) -> Result {
      guard let gate else { return body() }
      return gate.withLock(body)
    }

    /// Waits until another thread has passed the first value to the subscriber.
    func awaitFirst() { gate?.withLock {} }
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
    let subscriber = Subscriber(receive, complete, hasFirst: first != nil || keepsLatest)
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
    for subscriber in subscribers {
      subscriber.awaitFirst()
      if isListening(subscriber) { subscriber.receive(value) }
    }
  }

  private func isListening(_ subscriber: Subscriber) -> Bool {
    state.withLock { state in state.subscribers.contains { $0 === subscriber } }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let last = state.withLock { state in
      guard state.completion == nil else { return [Subscriber]() }
      defer { (state.subscribers, state.completion) = ([], completion) }
      return state.subscribers
    }
    for subscriber in last {
      subscriber.awaitFirst()
      subscriber.complete(completion)
    }
  }
}

/// A subject that publishes each value to its current subscribers and does not store it.
///
/// ```swift
/// let taps = PassthroughSubject<Int, Never>()
/// let subscription = taps.sink { print($0) }
/// taps.send(1)
/// taps.send(completion: .finished)
/// subscription.cancel()
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  private let subscribers = SubscriberList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Publishes a value.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Completes the subject. Further values are ignored.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribers.add(receiveValue, completion: completion)
  }
}

/// A subject that stores the latest value and publishes it to new subscribers.
///
/// ```swift
/// let level = CurrentValueSubject<Double, Never>(0.5)
/// let subscription = level.sink { print($0) }
/// level.value = 0.75
/// subscription.cancel()
/// ```
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  private let subscribers: SubscriberList<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) { subscribers = SubscriberList(latest: value) }

  /// The latest value. Setting it publishes the new value.
  public var value: Output {
    get { subscribers.latest! }
    set { send(newValue) }
  }

  /// Stores and publishes a value.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Completes the subject. Further values are ignored.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribers.add(receiveValue, completion: completion)
  }
}
