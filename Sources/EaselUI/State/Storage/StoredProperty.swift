/// How a value is kept in a property list.
struct StorageCoding<Value> {
  /// Nil for something else than a value of this kind.
  let decode: (Any) -> Value?
  /// Nil removes what is kept.
  let encode: (Value) -> Any?
}

extension StorageCoding {
  /// A value that a property list can hold.
  static var plain: StorageCoding { StorageCoding(decode: { $0 as? Value }, encode: { $0 }) }

  static func raw<RawValue>() -> StorageCoding where Value: RawRepresentable<RawValue> {
    StorageCoding(decode: { ($0 as? RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// A value that may be absent.
  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding where Value == Wrapped? {
    StorageCoding(decode: { coding.decode($0) }, encode: { $0.flatMap(coding.encode) })
  }
}

extension StorageCoding<Double> {
  /// A number that may have been kept as a whole one.
  static var number: StorageCoding {
    StorageCoding(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
  }
}

extension StorageCoding<URL> {
  static var url: StorageCoding {
    StorageCoding(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

/// What properties that are kept in a store have in common.
struct StoredProperty<Value> {
  let key: String
  let defaultValue: Value
  let coding: StorageCoding<Value>
}

/// One value of a store.
final class StoredValue<Value>: Sendable {
  let store: SettingsStore
  // Does not change; what is used on other threads is for those to decide who made it.
  nonisolated(unsafe) let property: StoredProperty<Value>

  init(_ property: StoredProperty<Value>, in store: SettingsStore) {
    (self.property, self.store) = (property, store)
  }

  var value: Value {
    get {
      store.noteRead(of: property.key)
      return store.value(for: property.key).flatMap(property.coding.decode) ?? property.defaultValue
    }
    set {
      let encoded = property.coding.encode(newValue)
      let old = store.value(for: property.key)
      guard !StoredValue.areSame(encoded, old) else { return }
      store.set(encoded, for: property.key)
    }
  }

  /// True for equal values of one type; numbers of different types are kept in different ways.
  private static func areSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard type(of: first) == type(of: second), let first = first as? AnyHashable else { return false }
    return first == second as? AnyHashable
  }
}

/// What a view keeps for such a property: the value and the bindings to it, the same as long as key and store are.
final class StoredValueSlot<Value> {
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
