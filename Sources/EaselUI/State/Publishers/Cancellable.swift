import Synchronization

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this in a set until it is emptied or let go.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(asAnyCancellable) }

  /// Keeps this in a collection until it is emptied or let go.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(asAnyCancellable)
  }

  private var asAnyCancellable: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(self) }
}

/// Ends something when it is cancelled, or when the last reference to it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private let action = LockedValue<(() -> Void)?>(nil)

  public init(_ cancel: @escaping () -> Void) {
    action.withLock { $0 = cancel }
  }

  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  public func cancel() { action.withLock { $0.take() }?() }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscription that may be ended before it is known, from within its own first values.
final class Relinquishable: Cancellable, Sendable {
  private let state = LockedValue<(held: AnyCancellable?, isCancelled: Bool)>((nil, false))

  /// The subscription; ended at once where it was cancelled before, and where it takes the place of another one.
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
  /// The completion, its error of any type.
  var erasingError: Subscribers.Completion<any Error> { mapError { $0 } }

  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// Tells subscriptions and subscribers apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)

  private let number: UInt64

  /// Unlike all others.
  public init() { number = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The same for an object as long as it lives.
  public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// Something that has an identity among subscriptions and subscribers.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// That of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
