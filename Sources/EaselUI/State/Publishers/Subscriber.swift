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

extension Subscribers {
  /// How many values are asked for.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// `Int.max` where there is no limit.
    private let count: Int

    private init(count: Int) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)

    /// No more.
    public static let none = Demand(count: 0)

    /// A number of values; none where it is negative.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(value, 0)) }

    /// The number; nil where there is no limit.
    public var max: Int? { count == .max ? nil : count }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, isTooMuch) = lhs.count.addingReportingOverflow(rhs.count)
      return isTooMuch ? .unlimited : Demand(count: sum)
    }

    /// What is left of a demand; no limit stays so.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      lhs == .unlimited ? .unlimited : .max(lhs.count - rhs.count)
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs == .max(rhs) }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= .max(rhs) }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= .max(rhs) }
  }
}

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
