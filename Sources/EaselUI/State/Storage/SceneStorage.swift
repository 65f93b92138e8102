/// A value that the window of the program keeps from one run to the next, in the same file as `AppStorage` and with keys
/// of its own. There is one window, so that nothing tells the values of several apart.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let property: StoredProperty<Value>
  private var location: Location<Value>?

  init(_ key: String, _ defaultValue: Value, _ coding: StorageCoding<Value>) {
    property = StoredProperty(key: key, defaultValue: defaultValue, coding: coding)
  }

  public var wrappedValue: Value {
    get { currentLocation.value }
    nonmutating set { currentLocation.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(location: currentLocation) }

  private var currentLocation: Location<Value> {
    location ?? StoredValue.makeLocation(property, in: .scene).1
  }
}

extension SceneStorage: GraphProperty {
  func makeStorage() -> StoredValueSlot<Value> { StoredValueSlot() }

  mutating func install(_ storage: StoredValueSlot<Value>, environment: EnvironmentValues) {
    location = storage.location(of: property, in: environment.sceneStorage)
  }
}

private enum SceneStorageKey: EnvironmentKey {
  static let defaultValue = SettingsStore.scene
}

extension EnvironmentValues {
  /// Where `SceneStorage` keeps its values.
  var sceneStorage: SettingsStore {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}

extension SceneStorage {
  /// A flag; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  /// A whole number; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  /// A number; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .number)
  }

  /// A string; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  /// A URL; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Bytes; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  /// A value that is kept by its raw value; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  /// A value that is kept by its raw value; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A flag, or nil where nothing is kept.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(StorageCoding<Bool>.plain))
  }

  /// A whole number, or nil where nothing is kept.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(StorageCoding<Int>.plain))
  }

  /// A number, or nil where nothing is kept.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(StorageCoding<Double>.number))
  }

  /// A string, or nil where nothing is kept.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(StorageCoding<String>.plain))
  }

  /// A URL, or nil where nothing is kept.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(StorageCoding<URL>.url))
  }

  /// Bytes, or nil where nothing is kept.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(StorageCoding<Data>.plain))
  }
}

extension SceneStorage {
  /// A value that is kept by its raw value, or nil where nothing is kept.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(StorageCoding<R>.raw()))
  }

  /// A value that is kept by its raw value, or nil where nothing is kept.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(StorageCoding<R>.raw()))
  }
}
