/// A source of values over time.
///
/// A small part of what the Combine framework has on other systems, for the ways in which views use it: values are
/// handed on at once, to everybody who listens, and there is no demand.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Hands values to `receiveValue` until the result is cancelled or let go, or the publisher has completed.
  func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
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

/// What publishers are made of.
public enum Publishers {}

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// Ends something when it is cancelled, or when the last reference to it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps this in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Calls a closure with each value, as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(receiveValue, completion: receiveCompletion)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue) { _ in }
  }

  /// Writes each value to a property of an object, as long as the result is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
