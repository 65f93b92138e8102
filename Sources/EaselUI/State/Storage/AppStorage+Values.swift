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
