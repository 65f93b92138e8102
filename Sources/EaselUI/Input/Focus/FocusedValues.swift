/// A key of a value of the focused view.
///
/// The macro `Entry` generates the key and the property of a value. Without the macro:
///
/// ```swift
/// struct SelectedWordKey: FocusedValueKey {
///   typealias Value = String
/// }
///
/// extension FocusedValues {
///   var selectedWord: String? {
///     get { self[SelectedWordKey.self] }
///     set { self[SelectedWordKey.self] = newValue }
///   }
/// }
/// ```
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view, of the views around it, and of the window.
///
/// `focusedValue(_:_:)` and `focusedSceneValue(_:_:)` set them; `FocusedValue` and `FocusedBinding` read them.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var selectedWord: String?
/// }
/// ```
public struct FocusedValues {
  /// The values by the types of their keys.
  private(set) var entries: [ObjectIdentifier: FocusedValueEntry] = [:]
  /// Records which keys are read.
  var reads: FocusedValueReads?

  /// The value of a key; nil if neither the focused view nor the window has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(of: ObjectIdentifier(key)) }
    set { setValue(newValue, of: ObjectIdentifier(key)) }
  }

  /// The value of a key that the macro `Entry` generates; nil if neither the focused view nor the window has one.
  @_disfavoredOverload
  public subscript<Key: EnvironmentKey, Value>(key: Key.Type) -> Value? where Key.Value == Value? {
    get { value(of: ObjectIdentifier(key)) }
    set { setValue(newValue, of: ObjectIdentifier(key)) }
  }

  /// The object of a type.
  subscript<Object>(slot: FocusedObjectSlot<Object>) -> Object? {
    get { value(of: ObjectIdentifier(FocusedObjectSlot<Object>.self)) }
    set { setValue(newValue, of: ObjectIdentifier(FocusedObjectSlot<Object>.self)) }
  }

  private func value<Value>(of key: ObjectIdentifier) -> Value? {
    reads?.keys.insert(key)
    return (entries[key] as? TypedFocusedValueEntry<Value>)?.value
  }

  private mutating func setValue<Value>(_ value: Value?, of key: ObjectIdentifier) {
    entries[key] = value.map(TypedFocusedValueEntry.init)
  }
}

extension FocusedValues: Equatable {
  /// Whether both have the same keys with equal values. A value that is not `Equatable` is equal to itself only.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { key, entry in
        rhs.entries[key].map { entry === $0 || entry.equals($0) } ?? false
      }
  }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

/// The place of an object among the focused values, by its type.
struct FocusedObjectSlot<Object>: Hashable {}

/// The keys of focused values that an evaluation read.
final class FocusedValueReads {
  var keys: Set<ObjectIdentifier> = []
}

/// A focused value.
class FocusedValueEntry {
  /// Whether the other one has an equal value, by its `==`.
  func equals(_ other: FocusedValueEntry) -> Bool { false }

  /// Whether the other one is known to have the same value, as the view graph compares values.
  @MainActor func isSame(as other: FocusedValueEntry) -> Bool { false }
}

private final class TypedFocusedValueEntry<Value>: FocusedValueEntry {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func equals(_ other: FocusedValueEntry) -> Bool {
    func isEqual<Known: Equatable>(_ known: Known, _ other: Value) -> Bool { known == other as? Known }
    guard let other = other as? TypedFocusedValueEntry, let known = value as? any Equatable else {
      return false
    }
    return isEqual(known, other.value)
  }

  override func isSame(as other: FocusedValueEntry) -> Bool {
    guard let other = other as? TypedFocusedValueEntry else { return false }
    return other === self || ValueComparison.shared.areEqual(value, other.value)
  }
}
