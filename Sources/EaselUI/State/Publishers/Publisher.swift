/// A source of values over time: what the Combine framework has on other systems.
///
/// Operators ask for all values of the publisher before them, hand on each value at once, and keep those that a
/// subscriber has not asked for yet. Most of them give an `AnyPublisher`, not a type of their own.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Gives the subscriber a subscription, and after that the values that it asks for.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Gives values to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends the values to a subject, as long as the result is kept.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    listen({ subject.send($0) }, completion: { subject.send(completion: $0) })
  }

  /// Calls a closure with each value, as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listen(receiveValue, completion: receiveCompletion)
  }

  /// Calls closures with all values and the completion, until the result is cancelled or let go.
  func listen(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listen(receiveValue) { _ in }
  }

  /// Writes each value to a property of an object, as long as the result is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// What publishers are made of.
public enum Publishers {}

/// A publisher, its type hidden.
public struct AnyPublisher<Output, Failure: Error>: _ClosurePublisher {
  typealias Receive = (Output) -> Void
  typealias Complete = (Subscribers.Completion<Failure>) -> Void

  private let subscribe: (@escaping Receive, @escaping Complete) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let known = publisher as? AnyPublisher {
      self = known
    } else {
      subscribe = { publisher.listen($0, completion: $1) }
    }
  }

  init(_ subscribe: @escaping (@escaping Receive, @escaping Complete) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribe(receiveValue, completion)
  }
}

extension AnyPublisher: CustomStringConvertible {
  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// The publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
