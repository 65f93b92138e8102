import Synchronization

/// An activity that can be cancelled.
///
/// ```swift
/// final class Listener {
///   private var subscriptions: Set<AnyCancellable> = []
///
///   func listen(to publisher: some Publisher<Int, Never>) {
///     publisher.sink { print($0) }.store(in: &subscriptions)
///   }
/// }
/// ```
public protocol Cancellable {
  /// Ends the activity. Further calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Adds this to a set, which keeps it alive. Removing it from the set cancels it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(asAnyCancellable) }

  /// Adds this to a collection, which keeps it alive. Removing it from the collection cancels it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(asAnyCancellable)
  }

  private var asAnyCancellable: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(self) }
}

/// A subscription of any type, cancelled explicitly or when its last reference is released.
///
/// ```swift
/// let subject = PassthroughSubject<Int, Never>()
/// let subscription = subject.sink { print($0) }
/// subject.send(1)
/// subscription.cancel()
/// ```
public final class AnyCancellable: Cancellable, Hashable {
  private let action = LockedValue<(() -> Void)?>(nil)

  /// Creates a cancellable that runs a closure, at most once.
  public init(_ cancel: @escaping () -> Void) {
    action.withLock { $0 = cancel }
  }

  /// Creates a cancellable that cancels another one.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Ends the activity. Only the first call has an effect.
  public func cancel() { action.withLock { $0.take() }?() }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscription that can be cancelled before it exists, by the values that it delivers while it is being
/// made.
final class SerialCancellable: Cancellable, Sendable {
  private let state = LockedValue<(held: AnyCancellable?, isCancelled: Bool)>((nil, false))

  /// The subscription. A new one is cancelled immediately if this was cancelled before; one that it replaces
  /// is cancelled.
  var held: AnyCancellable? {
    get { state.withLock { $0.held } }
    set {
      let old = state.withLock { state in
        defer { if !state.isCancelled { state.held = newValue } }
        return state.isCancelled ? newValue : state.held
      }
      old?.cancel()
    }
  }

  func cancel() {
    let last = state.withLock { state in
      defer { state = (nil, true) }
      return state.held
    }
    last?.cancel()
  }
}

extension Subscribers.Completion {
  /// The completion with its error type erased.
  var erasingError: Subscribers.Completion<any Error> { mapError { $0 } }

  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// An identifier of a subscription or subscriber.
///
/// ```swift
/// let identifier = CombineIdentifier()
/// print(identifier)
/// ```
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)

  private let number: UInt64

  /// Creates a unique identifier.
  public init() { number = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Creates the identifier of an object, which is valid while the object lives.
  public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// The identifier as a hexadecimal number.
  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type whose values have a Combine identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of the value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
