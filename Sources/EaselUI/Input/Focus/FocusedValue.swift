import Observation

/// A property of a view or of commands that reads a value of the focused view or of the window. The body runs again when the
/// value changes, also because the focus moves.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var selectedWord: String?
/// }
///
/// struct StatusBar: View {
///   @FocusedValue(\.selectedWord) private var word
///
///   var body: some View { Text(word ?? "Nothing selected") }
/// }
/// ```
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; nil if neither the focused view nor the window has one, and outside of a view that is installed in a graph.
  public var wrappedValue: Value? { value }
}

extension FocusedValue {
  /// Reads the observable object of a type that `focusedValue(_:)` or `focusedSceneValue(_:)` set.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[FocusedObjectSlot<Value>()])
  }
}

extension FocusedValue: GraphProperty {
  func makeStorage() {}

  mutating func install(_ storage: Void, environment: EnvironmentValues) {
    value = environment.focusedValue(at: keyPath)
  }
}

/// A property of a view or of commands that reads and writes through a binding of the focused view or of the window.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var fontSize: Binding<Double>?
/// }
///
/// struct LargerButton: View {
///   @FocusedBinding(\.fontSize) private var size
///
///   var body: some View {
///     Button("Larger") { size = size.map { $0 + 1 } }.disabled(size == nil)
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value of the binding; nil if neither the focused view nor the window has one. Setting nil has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding<Value?>(binding)
  }
}

extension FocusedBinding: GraphProperty {
  func makeStorage() {}

  mutating func install(_ storage: Void, environment: EnvironmentValues) {
    binding = environment.focusedValue(at: keyPath)
  }
}

/// An object that the focused view or the window provides with `focusedObject(_:)` or `focusedSceneObject(_:)`, found by its
/// type. The body runs again when the object changes.
///
/// ```swift
/// final class Draft: ObservableObject {
///   @Published var isEmpty = true
/// }
///
/// struct SendButton: View {
///   @FocusedObject private var draft: Draft?
///
///   var body: some View {
///     Button("Send") {}.disabled(draft?.isEmpty ?? true)
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object, by dynamic member lookup.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Creates a property that takes its object from the focused view or from the window.
  public init() {}

  /// The object; nil if neither the focused view nor the window provides one.
  public var wrappedValue: ObjectType? { object }

  /// A wrapper that gives bindings to the properties of the object.
  public var projectedValue: Wrapper? {
    guard let object else { return nil }
    return Wrapper(object)
  }
}

extension FocusedObject: GraphProperty {
  func makeStorage() -> ObjectObservation<ObjectType> { ObjectObservation() }

  mutating func install(_ storage: ObjectObservation<ObjectType>, environment: EnvironmentValues) {
    object = environment.focusedValue(at: \.[FocusedObjectSlot<ObjectType>()])
    storage.observe(object)
  }
}
