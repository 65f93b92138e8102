import Observation

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
