import Observation

/// A key of an environment value.
///
/// The macro `Entry` generates the key and the property of a value. Without the macro:
///
/// ```swift
/// struct LineWidthKey: EnvironmentKey {
///   static let defaultValue: CGFloat = 2
/// }
///
/// extension EnvironmentValues {
///   var lineWidth: CGFloat {
///     get { self[LineWidthKey.self] }
///     set { self[LineWidthKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
}

/// The values that views pass down to their descendants.
///
/// A copy is cheap: the values form a linked list that grows at its head, and a copy shares all entries.
///
/// ```swift
/// var values = EnvironmentValues()
/// values.colorScheme = .dark
/// print(values.displayScale)
/// ```
public struct EnvironmentValues {
  private(set) var entries: EnvironmentEntry?
  /// Records which keys are read.
  var tracker: EnvironmentTracker?

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      tracker?.recordRead(of: ObjectIdentifier(key))
      return entry(for: key)?.value ?? K.defaultValue
    }
    set { entries = TypedEnvironmentEntry<K>(newValue, after: entries) }
  }

  /// Whether both are known to hold the same values. False does not mean that they differ: equal values may
  /// have been set again.
  func isSame(as other: EnvironmentValues) -> Bool { entries === other.entries && tracker === other.tracker }

  /// Passes `body` the date of the current frame, or the current date outside of a frame, and returns its
  /// result. `body` also returns when the result expires; the reader is then evaluated again.
  func readDate<Result>(_ body: (Date) -> (Result, expiry: Date?)) -> Result {
    let (result, expiry) = body(tracker?.date ?? Date())
    if let expiry { tracker?.noteReadOfDate(until: expiry) }
    return result
  }

  /// Returns an object that depends on the values alone, and not on the date. Views of an update that have the same values
  /// share it.
  func derive<Result: AnyObject>(_ make: (EnvironmentValues) -> Result) -> Result {
    tracker?.derive(from: self, make) ?? make(self)
  }

  /// Returns the result of `body`, which does not read the date, and the keys that it reads.
  func noteReads<Result>(_ body: (EnvironmentValues) -> Result) -> (Result, keys: EnvironmentKeySet) {
    tracker?.noteReads { body(self) } ?? (body(self), [])
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

/// A property of a view that reads an environment value. The body runs again when the value changes.
///
/// ```swift
/// struct Swatch: View {
///   @Environment(\.colorScheme) private var colorScheme
///
///   var body: some View {
///     colorScheme == .dark ? Color.white : Color.black
///   }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// The source of the value. It holds no closure, so that equal properties of two view values are bitwise
  /// equal.
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any EnvironmentObjectReader.Type)
  }

  private let source: Source
  private var value: Value?

  /// Reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The value in the environment of the view; outside of a view that is installed in a graph, the default
  /// value.
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
  /// Reads the observable object of a type that an enclosing view set with `environment(_:)`. Reading the
  /// property is a fatal error if there is no object of the type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(ObservableReader<Value>.self)
  }

  /// Reads the observable object of a type that an enclosing view set with `environment(_:)`; nil if there is
  /// none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(ObservableReader<T>.self)
  }
}

/// Reads an object of one type from the environment.
private protocol EnvironmentObjectReader {
  static func read(_ environment: EnvironmentValues) -> Any?
}

private enum ObservableReader<Object: AnyObject>: EnvironmentObjectReader {
  static func read(_ environment: EnvironmentValues) -> Any? { environment[object: Object.self] as Any? }
}

// A key path is immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  func makeStorage() {}

  mutating func install(_ storage: Void, environment: EnvironmentValues) { value = read(environment) }
}

/// Turns a variable in an extension of `EnvironmentValues`, `Transaction` or `ContainerValues` into an entry, with the
/// initial value as its default, or an optional variable in an extension of `FocusedValues`.
///
/// Without a type annotation the default value is stored once, so that its type must be `Sendable` in the
/// Swift 6 language mode.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var lineSpacingFactor: CGFloat = 2
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EaselMacros", type: "EntryMacro")
