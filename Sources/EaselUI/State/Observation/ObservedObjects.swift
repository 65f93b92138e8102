import Observation

/// What a view keeps for an object that it observes: listens to the object, and has the view's body run again before it
/// is shown the next time.
@MainActor
final class ObjectObservation<Object: ObservableObject> {
  private(set) var object: Object?
  private let source = ChangeSource()
  private var subscription: AnyCancellable?

  nonisolated init() {}

  /// Observes an object instead of the one before, and notes that the evaluation that runs depends on it.
  func observe(_ newObject: Object) {
    source.noteRead()
    guard newObject !== object else { return }
    object = newObject
    let source = source
    subscription = newObject.objectWillChange.sink { _ in
      nonisolated(unsafe) let transaction = CurrentTransaction.value
      MainActor.runNowOrSoon {
        source.prepare(for: transaction)
        source.notify()
      }
    }
  }
}

/// An object that a view owns: made once, and kept as long as the view has its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: StateObjectStorage<ObjectType>?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// Outside of a view that is shown, a new object each time.
  public var wrappedValue: ObjectType { storage?.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

/// What is kept for an object that a view owns.
@MainActor
final class StateObjectStorage<ObjectType: ObservableObject> {
  nonisolated(unsafe) fileprivate(set) var object: ObjectType?
  fileprivate let observation = ObjectObservation<ObjectType>()
}

extension StateObject: GraphProperty {
  func makeStorage() -> StateObjectStorage<ObjectType> { StateObjectStorage() }

  mutating func install(_ storage: StateObjectStorage<ObjectType>, environment: EnvironmentValues) {
    let object = storage.object ?? make()
    storage.object = object
    storage.observation.observe(object)
    self.storage = storage
  }
}

/// An object that a view is given. Its body runs again when the object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: GraphProperty {
  func makeStorage() -> ObjectObservation<ObjectType> { ObjectObservation() }

  func install(_ storage: ObjectObservation<ObjectType>, environment: EnvironmentValues) {
    storage.observe(wrappedValue)
  }
}

/// The key of an object of the environment, by its type.
private enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  /// The object of a type that a view above gave; nil where none did.
  subscript<ObjectType: AnyObject>(object type: ObjectType.Type) -> ObjectType? {
    get { self[EnvironmentObjectKey<ObjectType>.self] }
    set { self[EnvironmentObjectKey<ObjectType>.self] = newValue }
  }
}

/// An object that a view above gives by `environmentObject`, found by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// Ends the program where no view above gave an object of the type.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found: add .environmentObject(_:) to a view above.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
  func makeStorage() -> ObjectObservation<ObjectType> { ObjectObservation() }

  mutating func install(_ storage: ObjectObservation<ObjectType>, environment: EnvironmentValues) {
    object = environment[object: ObjectType.self]
    if let object { storage.observe(object) }
  }
}

/// Gives an object to the views below.
struct EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension EnvironmentObjectModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment[object: Object.self] = object }
}

nonisolated extension View {
  /// Gives an object to this view and all below it, which find it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Gives an observable object to this view and all below it, which find it by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
