/// Something that takes the values of a publisher, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Gives the subscription by which values are asked for, once and before all else.
  func receive(subscription: any Subscription)

  /// Gives a value. The result is how many more are asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Says that there are no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Gives a value that says nothing but that there is one.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for a number of values more.
  func request(_ demand: Subscribers.Demand)
}

/// What listens to publishers.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// Subscriptions that are ready made.
public enum Subscriptions {
  /// A subscription that gives nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
