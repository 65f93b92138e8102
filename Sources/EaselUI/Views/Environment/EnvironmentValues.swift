import Observation

/// A key of the environment with the value that holds where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down to their descendants; a value type with cheap copies.
///
/// A list that grows at its head: a copy shares all that was set before it was made.
public struct EnvironmentValues {
  private(set) var entries: EnvironmentEntry?
  /// Is told which keys are read.
  var tracker: EnvironmentTracker?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      tracker?.noteRead(of: ObjectIdentifier(key))
      return entry(for: key)?.value ?? K.defaultValue
    }
    set { entries = TypedEnvironmentEntry<K>(newValue, after: entries) }
  }

  /// True when the two are known to hold the same values; false may mean the same values, set anew.
  func isSame(as other: EnvironmentValues) -> Bool { entries === other.entries && tracker === other.tracker }

  /// What `body` makes of the date that is shown: that of the frame, or now outside of one. It says until when that
  /// holds; then what reads it here is made anew.
  func readDate<Result>(_ body: (Date) -> (Result, expiry: Date?)) -> Result {
    let (result, expiry) = body(tracker?.date ?? Date())
    if let expiry { tracker?.noteReadOfDate(until: expiry) }
    return result
  }

  private func entry<K: EnvironmentKey>(for key: K.Type) -> TypedEnvironmentEntry<K>? {
    entries?.find(ObjectIdentifier(key)).map { unsafeDowncast($0, to: TypedEnvironmentEntry<K>.self) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The names of the keys that were set, the newest first.
  public var description: String {
    let keys = sequence(first: entries) { $0?.next }.compactMap { $0 }.map(\.keyName)
    return "[" + keys.joined(separator: ", ") + "]"
  }
}

/// A value of the environment as a property of a view. The body runs again when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Where the value is found; no closure, so that equal properties of two view values are the same bits.
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any EnvironmentObjectReader.Type)
  }

  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Outside of a view that is shown, the value that holds where nobody set one.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): return environment[keyPath: keyPath]
    case .object(let reader):
      guard let object = reader.read(environment) as? Value else {
        fatalError("No object of type \(Value.self) found: add .environment(_:) to a view above.")
      }
      return object
    }
  }
}

extension Environment {
  /// The observable object of a type that a view above gave. Reading it ends the program where none did.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(ObservableReader<Value>.self)
  }

  /// The observable object of a type that a view above gave; nil where none did.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(ObservableReader<T>.self)
  }
}

/// Finds an object of one type.
private protocol EnvironmentObjectReader {
  static func read(_ environment: EnvironmentValues) -> Any?
}

private enum ObservableReader<Object: AnyObject>: EnvironmentObjectReader {
  static func read(_ environment: EnvironmentValues) -> Any? { environment[object: Object.self] as Any? }
}

// A key path does not change.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  func makeStorage() {}

  mutating func install(_ storage: Void, environment: EnvironmentValues) { value = read(environment) }
}

/// Makes of a variable with a value, in an extension of `EnvironmentValues` or `Transaction`, an entry that has this
/// value where no other is set:
///
///     extension EnvironmentValues {
///       @Entry var lineWidth: CGFloat = 2
///     }
///
/// Without a type the value is made once, so that it has to be sendable in the Swift 6 language mode.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EaselMacros", type: "EntryMacro")
