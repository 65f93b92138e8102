import Synchronization

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
