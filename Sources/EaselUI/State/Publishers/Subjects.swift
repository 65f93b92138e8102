/// A publisher that hands on what it is sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription to a publisher whose values the subject is sent.
  func send(subscription: any Subscription)
}

extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who listen to a subject, in the order in which they came.
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

  /// What the subscriber holds is let go of outside the lock: its end may cancel other subscriptions.
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

/// Hands on values to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  private let subscribers = SubscriberList<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { subscribers.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribers.add(receiveValue, completion: completion)
  }
}

/// Hands on values, and the last one to those who begin to listen.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  private let subscribers = SubscriberList<Output, Failure>()
  private let current: LockedValue<Output>

  public init(_ value: Output) {
    nonisolated(unsafe) let value = value
    current = LockedValue(value)
  }

  public var value: Output {
    get { current.withLock { $0 } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !subscribers.isComplete else { return }
    _ = current.withLock { current in
      defer { current = value }
      return current
    }
    subscribers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if !subscribers.isComplete { receiveValue(value) }
    return subscribers.add(receiveValue, completion: completion)
  }
}
