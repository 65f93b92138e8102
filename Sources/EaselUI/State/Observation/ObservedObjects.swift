import Observation

/// The subscription of a view to an object that it observes. A change of the object invalidates the view's
/// body.
@MainActor
final class ObjectObservation<Object: ObservableObject> {
  private(set) var object: Object?
  private let source = ChangeSource()
  private var subscription: AnyCancellable?

  nonisolated init() {}

  /// Replaces the observed object, and adds it to the dependencies of the current evaluation. Nil observes none.
  func observe(_ newObject: Object?) {
    source.recordRead()
    guard newObject !== object else { return }
    object = newObject
    let source = source
    subscription = newObject?.objectWillChange.sink { _ in
      // Not sendable because it contains values of the program. Only the main actor uses it from here on.
      nonisolated(unsafe) let transaction = CurrentTransaction.value
      MainActor.runImmediatelyOrAsync {
        source.prepare(for: transaction)
        source.notify()
      }
    }
  }
}

/// An object that a view owns: created once, and kept as long as the view has its identity.
///
/// ```swift
/// final class Game: ObservableObject {
///   @Published var score = 0
/// }
///
/// struct GameView: View {
///   @StateObject private var game = Game()
///
///   var body: some View {
///     Button("Score: \(game.score)") { game.score += 1 }
///   }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: StateObjectStorage<ObjectType>?

  /// Creates a state object. The expression is evaluated once, before the first evaluation of the view's
  /// body.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of an installed view, each access creates a new one.
  public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// A wrapper that gives bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

/// The storage of a `@StateObject`.
@MainActor
final class StateObjectStorage<ObjectType: ObservableObject> {
  // `wrappedValue` may be read on any thread. The object is set once, before the view has the property.
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

/// An object that a view observes without owning it. The body is evaluated again when the object changes.
///
/// ```swift
/// final class Timeline: ObservableObject {
///   @Published var position = 0.0
/// }
///
/// struct PositionView: View {
///   @ObservedObject var timeline: Timeline
///
///   var body: some View {
///     Slider(value: $timeline.position, in: 0...60)
///   }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A wrapper that gives bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Bindings to the properties of an object, by dynamic member lookup.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// Returns a binding to a property of the object.
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

/// The environment key of an object, by its type.
private enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  /// The object of a type in the environment; nil if no ancestor sets one.
  subscript<ObjectType: AnyObject>(object type: ObjectType.Type) -> ObjectType? {
    get { self[EnvironmentObjectKey<ObjectType>.self] }
    set { self[EnvironmentObjectKey<ObjectType>.self] = newValue }
  }
}

/// An object that an ancestor view provides with `environmentObject(_:)`, found by its type.
///
/// ```swift
/// final class Theme: ObservableObject {
///   @Published var tint = Color.blue
/// }
///
/// struct Badge: View {
///   @EnvironmentObject private var theme: Theme
///
///   var body: some View {
///     Circle().fill(theme.tint)
///   }
/// }
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that takes its object from the environment.
  public init() {}

  /// The object.
  ///
  /// Reading it stops the program with an error if no ancestor provides an object of this type.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found: add .environmentObject(_:) to a view above.")
    }
    return object
  }

  /// A wrapper that gives bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
  func makeStorage() -> ObjectObservation<ObjectType> { ObjectObservation() }

  mutating func install(_ storage: ObjectObservation<ObjectType>, environment: EnvironmentValues) {
    object = environment[object: ObjectType.self]
    if let object { storage.observe(object) }
  }
}

/// The modifier that puts an object into the environment.
struct EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension EnvironmentObjectModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment[object: Object.self] = object }
}

nonisolated extension View {
  /// Provides an object to this view and its descendants, which read it with `@EnvironmentObject` by its
  /// type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Provides an observable object to this view and its descendants, which read it with `@Environment` by its
  /// type. Nil removes the object of that type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
