/// A publisher that hands on what it is sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who listen to a subject, in the order in which they came.
final class SubscriberList<Output, Failure: Error> {
  private struct Subscriber {
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  private var subscribers: [(id: Int, subscriber: Subscriber)] = []
  private var nextID = 0
  private var completion: Subscribers.Completion<Failure>?

  var isComplete: Bool { completion != nil }

  func add(
    _ receive: @escaping (Output) -> Void,
    completion complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let completion {
      complete(completion)
      return AnyCancellable {}
    }
    let id = nextID
    nextID += 1
    subscribers.append((id, Subscriber(receive: receive, complete: complete)))
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  /// What the subscriber holds is let go of afterwards: its end may cancel other subscriptions.
  private func remove(_ id: Int) {
    guard let index = subscribers.firstIndex(where: { $0.id == id }) else { return }
    _ = subscribers.remove(at: index)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for (id, subscriber) in subscribers where subscribers.contains(where: { $0.id == id }) {
      subscriber.receive(value)
    }
  }

  func send(completion newCompletion: Subscribers.Completion<Failure>) {
    guard completion == nil else { return }
    completion = newCompletion
    let last = subscribers
    subscribers = []
    for (_, subscriber) in last { subscriber.complete(newCompletion) }
  }
}

/// Hands on values to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
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
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !subscribers.isComplete else { return }
    current = value
    subscribers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if !subscribers.isComplete { receiveValue(current) }
    return subscribers.add(receiveValue, completion: completion)
  }
}
