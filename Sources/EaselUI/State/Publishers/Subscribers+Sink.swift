extension Subscribers {
  /// Calls closures with all values of a publisher and its completion.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
      var subscription: (any Subscription)?
      var isActive = true
    }

    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let state = LockedValue(State())

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      let isFirst = state.withLock { state in
        guard state.isActive, state.subscription == nil else { return false }
        state.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if state.withLock({ $0.isActive }) { receiveValue(value) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      guard end().wasActive else { return }
      receiveCompletion(completion)
    }

    public func cancel() { end().subscription?.cancel() }

    private func end() -> (wasActive: Bool, subscription: (any Subscription)?) {
      state.withLock { state in
        defer { (state.isActive, state.subscription) = (false, nil) }
        return (state.isActive, state.subscription)
      }
    }
  }

  /// Writes all values of a publisher to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    public let object: Root
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let sink: Sink<Input, Never>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }
    public func receive(completion: Subscribers.Completion<Never>) { sink.receive(completion: completion) }
    public func cancel() { sink.cancel() }
  }
}

/// Closures that stand for any subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    takeSubscription = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeCompletion = { subscriber.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
