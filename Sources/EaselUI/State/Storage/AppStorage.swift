/// A value in the settings of the program, which persists from one run to the next.
///
/// The settings are stored in the property list `NAME-settings.plist`, where NAME is the name of the program,
/// in the folder of XDG_CONFIG_HOME or in `~/.config`. The changes of one event are written together after it, or when the
/// program exits. A property that is given a store uses that instead.
/// All views that read a key are updated when its value changes. The property also works outside of views.
///
/// ```swift
/// struct VolumeSettings: View {
///   @AppStorage("volume") private var volume = 0.5
///
///   var body: some View {
///     Slider(value: $volume, in: 0...1)
///   }
/// }
/// ```
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let property: StoredProperty<Value>
  private let store: UserDefaults?
  private var location: Location<Value>?

  init(_ key: String, _ defaultValue: Value, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
    property = StoredProperty(key: key, defaultValue: defaultValue, coding: coding)
    self.store = store
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
    location
      ?? StoredValue.makeLocation(property, in: store.map { DefaultsStore.shared(for: $0) } ?? .app).1
  }
}

extension AppStorage: GraphProperty {
  func makeStorage() -> StoredValueStorage<Value> { StoredValueStorage() }

  mutating func install(_ storage: StoredValueStorage<Value>, environment: EnvironmentValues) {
    let settings = store.map { DefaultsStore.shared(for: $0) } ?? environment.appStorage
    location = storage.location(of: property, in: settings)
  }
}

extension SettingsStore {
  /// The settings of the running program.
  static let app: SettingsStore = FileStore(.standard, section: .app)
  /// The settings of the program's window.
  static let scene: SettingsStore = FileStore(.standard, section: .scene)
}

extension EnvironmentValues {
  /// The store of `AppStorage` properties that are not given one.
  @Entry var appStorage = SettingsStore.app
}

nonisolated extension View {
  /// Sets the store of the `AppStorage` properties inside of this view that are not given one.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, DefaultsStore.shared(for: store))
  }
}

extension AppStorage {
  /// Creates a property for a Boolean. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property for an integer. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property for a floating-point number. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, store, .number)
  }

  /// Creates a property for a string. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property for a URL. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }

  /// Creates a property for a date. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property for data. `wrappedValue` is the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property for a value that is stored as its integer raw value. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw())
  }

  /// Creates a property for a value that is stored as its string raw value. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean. The default value is nil; writing nil removes the stored
  /// value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(StorageCoding<Bool>.plain))
  }

  /// Creates a property for an optional integer. The default value is nil; writing nil removes the stored
  /// value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(StorageCoding<Int>.plain))
  }

  /// Creates a property for an optional floating-point number. The default value is nil; writing nil removes
  /// the stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(StorageCoding<Double>.number))
  }

  /// Creates a property for an optional string. The default value is nil; writing nil removes the stored
  /// value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(StorageCoding<String>.plain))
  }

  /// Creates a property for an optional URL. The default value is nil; writing nil removes the stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(StorageCoding<URL>.url))
  }

  /// Creates a property for an optional date. The default value is nil; writing nil removes the stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(StorageCoding<Date>.plain))
  }

  /// Creates a property for optional data. The default value is nil; writing nil removes the stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(StorageCoding<Data>.plain))
  }
}

extension AppStorage {
  /// Creates a property for an optional value that is stored as its integer raw value. The default value is
  /// nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(StorageCoding<R>.raw()))
  }

  /// Creates a property for an optional value that is stored as its string raw value. The default value is
  /// nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(StorageCoding<R>.raw()))
  }
}
