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
