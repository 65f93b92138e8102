/// An object of a view that is made once for each place of the view in a graph.
///
/// Unlike the initial value of a `@State`, it is not shared by several graphs that show the same view value.
@propertyWrapper
struct Owned<Object: AnyObject>: DynamicProperty {
  private let make: @MainActor () -> Object
  private var object: Object?

  init(wrappedValue: @autoclosure @escaping @MainActor () -> Object) { make = wrappedValue }

  @MainActor var wrappedValue: Object { object ?? make() }
}

extension Owned: GraphProperty {
  func makeStorage() -> Object { make() }

  mutating func install(_ storage: Object, environment: EnvironmentValues) { object = storage }
}
