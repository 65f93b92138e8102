/// A receiver of a publisher's values, which controls their number by its demand.
///
/// ```swift
/// final class Printer: Subscriber {
///   func receive(subscription: any Subscription) { subscription.request(.max(1)) }
///
///   func receive(_ input: Int) -> Subscribers.Demand {
///     print(input)
///     return .max(1)
///   }
///
///   func receive(completion: Subscribers.Completion<Never>) { print("finished") }
/// }
/// ```
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the errors.
  associatedtype Failure: Error

  /// Receives the subscription through which values are requested. Called once, before any other method.
  func receive(subscription: any Subscription)

  /// Receives a value. Returns the additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, after which no values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value. Returns the additional demand.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests further values, in addition to those requested before.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of the subscriber types.
public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that delivers nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

extension Subscribers {
  /// A number of requested values.
  ///
  /// ```swift
  /// let demand = Subscribers.Demand.max(2) + .max(3)
  /// print(demand.max ?? 0)
  /// ```
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// `Int.max` stands for unlimited.
    private let count: Int

    private init(count: Int) { self.count = count }

    /// As many values as the publisher has.
    public static let unlimited = Demand(count: .max)

    /// No values.
    public static let none = Demand(count: 0)

    /// At most `value` values; none if it is negative.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(value, 0)) }

    /// The number of values; nil if it is unlimited.
    public var max: Int? { count == .max ? nil : count }

    /// `unlimited`, or the number as `max(n)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Whether the first demand is smaller.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    /// The sum of two demands; unlimited on overflow.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, isTooMuch) = lhs.count.addingReportingOverflow(rhs.count)
      return isTooMuch ? .unlimited : Demand(count: sum)
    }

    /// The remaining demand, at least none. Unlimited minus any demand is unlimited.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      lhs == .unlimited ? .unlimited : .max(lhs.count - rhs.count)
    }

    /// Adds a demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    /// Subtracts a demand.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    /// The sum of a demand and a number.
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    /// The difference of a demand and a number, at least none.
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    /// Adds a number to a demand.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    /// Subtracts a number from a demand.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    /// Whether a demand equals a number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs == .max(rhs) }
    /// Whether a demand is greater than a number.
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
    /// Whether a demand is greater than or equal to a number.
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= .max(rhs) }
    /// Whether a demand is less than a number.
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
    /// Whether a demand is less than or equal to a number.
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= .max(rhs) }
  }
}

extension Subscribers {
  /// A subscriber that runs closures with each value and with the completion. Its demand is unlimited.
  ///
  /// ```swift
  /// let sink = Subscribers.Sink<Int, Never>(
  ///   receiveCompletion: { _ in print("finished") }, receiveValue: { print($0) })
  /// [1, 2].publisher.subscribe(sink)
  /// ```
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
      var subscription: (any Subscription)?
      var isActive = true
    }

    /// The closure for values.
    public let receiveValue: (Input) -> Void
    /// The closure for the completion.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let state = LockedValue(State())

    /// Creates a subscriber with its closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    /// Requests all values of the first subscription; cancels any further one.
    public func receive(subscription: any Subscription) {
      let isFirst = state.withLock { state in
        guard state.isActive, state.subscription == nil else { return false }
        state.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Runs the closure for values, unless the sink has completed or was cancelled.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if state.withLock({ $0.isActive }) { receiveValue(value) }
      return .none
    }

    /// Runs the closure for the completion, unless the sink has completed or was cancelled.
    public func receive(completion: Subscribers.Completion<Failure>) {
      guard end().wasActive else { return }
      receiveCompletion(completion)
    }

    /// Cancels the subscription.
    public func cancel() { end().subscription?.cancel() }

    private func end() -> (wasActive: Bool, subscription: (any Subscription)?) {
      state.withLock { state in
        defer { (state.isActive, state.subscription) = (false, nil) }
        return (state.isActive, state.subscription)
      }
    }
  }

  /// A subscriber that assigns each value to a property of an object. Its demand is unlimited.
  ///
  /// ```swift
  /// final class Meter {
  ///   var level = 0
  /// }
  /// let assign = Subscribers.Assign(object: Meter(), keyPath: \Meter.level)
  /// [1, 2].publisher.subscribe(assign)
  /// ```
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The object.
    public let object: Root
    /// The key path of the property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let sink: Sink<Input, Never>

    /// Creates a subscriber that writes to a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    /// Requests all values of the first subscription; cancels any further one.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Assigns a value to the property.
    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }
    /// Ends the assignments.
    public func receive(completion: Subscribers.Completion<Never>) { sink.receive(completion: completion) }
    /// Cancels the subscription.
    public func cancel() { sink.cancel() }
  }
}

/// A type-erased subscriber.
///
/// ```swift
/// let printer = AnySubscriber<Int, Never>(
///   receiveSubscription: { $0.request(.max(2)) },
///   receiveValue: { number in
///     print(number)
///     return .none
///   })
/// [1, 2, 3].publisher.subscribe(printer)
/// ```
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that forwards to another one.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    takeSubscription = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeCompletion = { subscriber.receive(completion: $0) }
  }

  /// Creates a subscriber from closures. Without `receiveSubscription` it requests no values.
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

  /// Forwards the subscription.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  /// Forwards a value.
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  /// Forwards the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
