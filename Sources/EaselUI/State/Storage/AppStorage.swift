/// A value that is kept in the settings of the program: in one file of the user's configuration folder, or in a store
/// that is given. All views that read its key show each change at once.
///
/// The file is `NAME-settings.plist`, after the name of the program, in the folder of XDG_CONFIG_HOME or in `~/.config`.
/// It can be used outside of views too.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let property: StoredProperty<Value>
  private let store: UserDefaults?
  private var location: Location<Value>?

  init(_ key: String, _ defaultValue: Value, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
    property = StoredProperty(key: key, defaultValue: defaultValue, coding: coding)
    self.store = store
  }

  public var wrappedValue: Value {
    get { currentLocation.value }
    nonmutating set { currentLocation.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(location: currentLocation) }

  private var currentLocation: Location<Value> {
    location
      ?? StoredValue.makeLocation(property, in: store.map { DefaultsStore.shared(for: $0) } ?? .app).1
  }
}

extension AppStorage: GraphProperty {
  func makeStorage() -> StoredValueSlot<Value> { StoredValueSlot() }

  mutating func install(_ storage: StoredValueSlot<Value>, environment: EnvironmentValues) {
    let settings = store.map { DefaultsStore.shared(for: $0) } ?? environment.appStorage
    location = storage.location(of: property, in: settings)
  }
}

extension SettingsStore {
  /// The settings of the program that runs.
  static let app: SettingsStore = FileStore(.standard, section: .app)
  /// What the window of the program keeps.
  static let scene: SettingsStore = FileStore(.standard, section: .scene)
}

private enum AppStorageKey: EnvironmentKey {
  static let defaultValue = SettingsStore.app
}

extension EnvironmentValues {
  /// Where `AppStorage` keeps its values unless it is given a store.
  var appStorage: SettingsStore {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The store in which `AppStorage` of the view keeps its values unless it is given one.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, DefaultsStore.shared(for: store))
  }
}

extension AppStorage {
  /// A flag; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }

  /// A whole number; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }

  /// A number; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, store, .number)
  }

  /// A string; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, store, .plain)
  }

  /// A URL; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }

  /// A date; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Bytes; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }

  /// A value that is kept by its raw value; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw())
  }

  /// A value that is kept by its raw value; `wrappedValue` where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A flag, or nil where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(StorageCoding<Bool>.plain))
  }

  /// A whole number, or nil where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(StorageCoding<Int>.plain))
  }

  /// A number, or nil where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(StorageCoding<Double>.number))
  }

  /// A string, or nil where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(StorageCoding<String>.plain))
  }

  /// A URL, or nil where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(StorageCoding<URL>.url))
  }

  /// A date, or nil where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(StorageCoding<Date>.plain))
  }

  /// Bytes, or nil where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(StorageCoding<Data>.plain))
  }
}

extension AppStorage {
  /// A value that is kept by its raw value, or nil where nothing is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(StorageCoding<R>.raw()))
  }

  /// A value that is kept by its raw value, or nil where nothing is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(StorageCoding<R>.raw()))
  }
}
