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
