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

    init(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      (self.receive, self.complete) = (receive, complete)
    }
  }

  private struct State {
    var subscribers: [Subscriber] = []
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = LockedValue(State())

  var isComplete: Bool { state.withLock { $0.completion != nil } }

  func add(
    _ receive: @escaping (Output) -> Void,
    completion complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let subscriber = Subscriber(receive, complete)
    let completion = state.withLock { state in
      if state.completion == nil { state.subscribers.append(subscriber) }
      return state.completion
    }
    if let completion {
      complete(completion)
      return AnyCancellable {}
    }
    return AnyCancellable { [weak self] in self?.remove(subscriber) }
  }

  /// The subscriber is released outside of the lock, because its deinitializer may cancel other
  /// subscriptions.
  private func remove(_ subscriber: Subscriber) {
    _ = state.withLock { state in
      state.subscribers.firstIndex { $0 === subscriber }.map { state.subscribers.remove(at: $0) }
    }
  }

  func send(_ value: Output) {
    let (subscribers, isComplete) = state.withLock { ($0.subscribers, $0.completion != nil) }
    guard !isComplete else { return }
    for subscriber in subscribers where isListening(subscriber) { subscriber.receive(value) }
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
    for subscriber in last { subscriber.complete(completion) }
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
  private let subscribers = SubscriberList<Output, Failure>()
  private let current: LockedValue<Output>

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    // Not sendable because it can be of any type. From here on it is reached through the lock.
    nonisolated(unsafe) let value = value
    current = LockedValue(value)
  }

  /// The latest value. Setting it publishes the new value.
  public var value: Output {
    get { current.withLock { $0 } }
    set { send(newValue) }
  }

  /// Stores and publishes a value.
  public func send(_ value: Output) {
    guard !subscribers.isComplete else { return }
    _ = current.withLock { current in
      defer { current = value }
      return current
    }
    subscribers.send(value)
  }

  /// Completes the subject. Further values are ignored.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if !subscribers.isComplete { receiveValue(value) }
    return subscribers.add(receiveValue, completion: completion)
  }
}
