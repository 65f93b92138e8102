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
  ///
  /// Subjects of Easel never wait for other threads: a subscriber that receives something on another thread at the moment
  /// receives the value afterwards, on that thread.
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
