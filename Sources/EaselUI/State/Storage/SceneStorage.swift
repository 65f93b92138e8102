/// A value of the program's window that persists from one run to the next.
///
/// The values are stored in the same file as those of `AppStorage`, under separate keys. A program has one
/// window, so that the values are not separated by window as in SwiftUI.
///
/// ```swift
/// struct Page: View {
///   @SceneStorage("zoom") private var zoom = 1.0
///
///   var body: some View {
///     Slider(value: $zoom, in: 0.5...4)
///   }
/// }
/// ```
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let property: StoredProperty<Value>
  private var location: Location<Value>?

  init(_ key: String, _ defaultValue: Value, _ coding: StorageCoding<Value>) {
    property = StoredProperty(key: key, defaultValue: defaultValue, coding: coding)
  }

  /// The stored value, or the default value if the key has no value of this type.
  ///
  /// Writing a value that is equal to the stored one has no effect.
  public var wrappedValue: Value {
    get { currentLocation.value }
    nonmutating set { currentLocation.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: currentLocation) }

  private var currentLocation: Location<Value> {
    location ?? StoredValue.makeLocation(property, in: .scene).1
  }
}

extension SceneStorage: GraphProperty {
  func makeStorage() -> StoredValueStorage<Value> { StoredValueStorage() }

  mutating func install(_ storage: StoredValueStorage<Value>, environment: EnvironmentValues) {
    location = storage.location(of: property, in: environment.sceneStorage)
  }
}

extension EnvironmentValues {
  /// The store of `SceneStorage` properties.
  @Entry var sceneStorage = SettingsStore.scene
}

extension SceneStorage {
  /// Creates a property for a Boolean. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property for an integer. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property for a floating-point number. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .number)
  }

  /// Creates a property for a string. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property for a URL. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Creates a property for data. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property for a value that is stored as its integer raw value. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  /// Creates a property for a value that is stored as its string raw value. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean. The default value is nil; writing nil removes the stored
  /// value.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(StorageCoding<Bool>.plain))
  }

  /// Creates a property for an optional integer. The default value is nil; writing nil removes the stored
  /// value.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(StorageCoding<Int>.plain))
  }

  /// Creates a property for an optional floating-point number. The default value is nil; writing nil removes
  /// the stored value.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(StorageCoding<Double>.number))
  }

  /// Creates a property for an optional string. The default value is nil; writing nil removes the stored
  /// value.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(StorageCoding<String>.plain))
  }

  /// Creates a property for an optional URL. The default value is nil; writing nil removes the stored value.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(StorageCoding<URL>.url))
  }

  /// Creates a property for optional data. The default value is nil; writing nil removes the stored value.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(StorageCoding<Data>.plain))
  }
}

extension SceneStorage {
  /// Creates a property for an optional value that is stored as its integer raw value. The default value is
  /// nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(StorageCoding<R>.raw()))
  }

  /// Creates a property for an optional value that is stored as its string raw value. The default value is
  /// nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(StorageCoding<R>.raw()))
  }
}
