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
