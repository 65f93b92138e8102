/// A source of values over time, as in the Combine framework.
///
/// Operators request an unlimited number of values from their upstream publisher, forward each value
/// immediately, and buffer those that their subscriber has not requested yet. Unlike in Combine, most
/// operators return an `AnyPublisher` rather than a type of their own.
///
/// ```swift
/// let subscription = [1, 2, 3].publisher
///   .map { $0 * 10 }
///   .sink { print($0) }
/// subscription.cancel()
/// ```
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors; `Never` for publishers that cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber: passes it a subscription, and then the values that it requests.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to the publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Forwards the values and the completion to a subject until the result is cancelled or released.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    listen({ subject.send($0) }, completion: { subject.send(completion: $0) })
  }

  /// Runs closures with each value and with the completion, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listen(receiveValue, completion: receiveCompletion)
  }

  /// Runs closures with each value and with the completion, until the result is cancelled or released.
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
  /// Runs a closure with each value until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listen(receiveValue) { _ in }
  }

  /// Assigns each value to a property of an object until the result is cancelled or released. Keeps the
  /// object alive.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// The namespace of the publisher types.
public enum Publishers {}

/// A type-erased publisher.
///
/// ```swift
/// let numbers: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
/// let subscription = numbers.sink { print($0) }
/// subscription.cancel()
/// ```
public struct AnyPublisher<Output, Failure: Error>: _ClosurePublisher {
  typealias Receive = (Output) -> Void
  typealias Complete = (Subscribers.Completion<Failure>) -> Void

  private let subscribe: (@escaping Receive, @escaping Complete) -> AnyCancellable

  /// Creates a publisher that erases the type of another one.
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
  /// The name of the type.
  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// Returns the publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
