/// A conversion between values and property list objects.
struct StorageCoding<Value> {
  /// Returns nil if the object does not represent a value of this type.
  let decode: (Any) -> Value?
  /// Returns nil to remove the stored value.
  let encode: (Value) -> Any?
}

extension StorageCoding {
  /// The coding of a type that property lists support directly.
  static var plain: StorageCoding { StorageCoding(decode: { $0 as? Value }, encode: { $0 }) }

  static func raw<RawValue>() -> StorageCoding where Value: RawRepresentable<RawValue> {
    StorageCoding(decode: { ($0 as? RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// The coding of an optional value.
  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding where Value == Wrapped? {
    StorageCoding(decode: { coding.decode($0) }, encode: { $0.flatMap(coding.encode) })
  }
}

extension StorageCoding<Double> {
  /// The coding of a number. Also decodes integers.
  static var number: StorageCoding {
    StorageCoding(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
  }
}

extension StorageCoding<URL> {
  static var url: StorageCoding {
    StorageCoding(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

/// The common parts of `AppStorage` and `SceneStorage`.
struct StoredProperty<Value> {
  let key: String
  let defaultValue: Value
  let coding: StorageCoding<Value>
}

/// The value of one key of a store.
final class StoredValue<Value>: Sendable {
  let store: SettingsStore
  // Immutable. Whoever creates the value is responsible for its use on other threads.
  nonisolated(unsafe) let property: StoredProperty<Value>

  init(_ property: StoredProperty<Value>, in store: SettingsStore) {
    (self.property, self.store) = (property, store)
  }

  var value: Value {
    get {
      store.recordRead(of: property.key)
      return store.value(for: property.key).flatMap(property.coding.decode) ?? property.defaultValue
    }
    set {
      let encoded = property.coding.encode(newValue)
      let old = store.value(for: property.key)
      guard !StoredValue.areSame(encoded, old) else { return }
      store.set(encoded, for: property.key)
    }
  }

  /// Whether two objects have the same type and value. Numbers of different types are stored differently.
  private static func areSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard type(of: first) == type(of: second), let first = first as? AnyHashable else { return false }
    return first == second as? AnyHashable
  }
}

/// The storage of a stored property in a view. The binding stays the same as long as the key and the store
/// do.
final class StoredValueStorage<Value> {
  private var stored: StoredValue<Value>?
  private var location: Location<Value>?

  nonisolated init() {}

  func location(of property: StoredProperty<Value>, in store: SettingsStore) -> Location<Value> {
    if let location, let stored, stored.store === store, stored.property.key == property.key {
      return location
    }
    let (stored, location) = StoredValue.makeLocation(property, in: store)
    (self.stored, self.location) = (stored, location)
    return location
  }
}

extension StoredValue {
  static func makeLocation(
    _ property: StoredProperty<Value>, in store: SettingsStore
  ) -> (StoredValue, Location<Value>) {
    let stored = StoredValue(property, in: store)
    return (stored, Location(get: { stored.value }, set: { stored.value = $0 }))
  }
}
