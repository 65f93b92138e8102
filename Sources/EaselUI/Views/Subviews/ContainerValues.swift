/// A key for a value that a view passes to the container that shows it.
///
/// The macro `Entry` generates the key and the property of a value:
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isRejected = false
/// }
///
/// struct RejectedCard: View {
///   var body: some View { Text("Card").containerValue(\.isRejected, true) }
/// }
/// ```
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container that shows it. Set one with `containerValue(_:_:)`.
///
/// If several modifiers of a view set the same value, the innermost one takes effect.
public struct ContainerValues {
  private var entries: [ObjectIdentifier: Any] = [:]
  /// The tag of the view; nil if none was set.
  var explicitTag: AnyHashable?
  /// Whether `explicitTag` does not stand for an optional of its type.
  var tagExcludesOptional = false
  /// The id of the element of the innermost `ForEach` that made the view.
  var implicitTag: AnyHashable?

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = newValue }
  }

  /// The value that identifies the view: that of `tag(_:)` or else the id of the element of the `ForEach` that made
  /// the view.
  var anyTag: AnyHashable? { explicitTag ?? implicitTag }

  /// The tag of the view if it is of a type; nil otherwise.
  ///
  /// The views of a `ForEach` have the ids of their elements as tags unless they set others.
  public func tag<V: Hashable>(for type: V.Type) -> V? { anyTag?.base as? V }

  /// Whether the view has a tag that is equal to a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// A modifier that sets values for the container of a view.
@MainActor
protocol ContainerValueWriter {
  func write(to values: inout ContainerValues)
}

/// Sets one container value.
struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: ViewModifier, ContainerValueWriter {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }

  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension TraitModifier: ContainerValueWriter {
  func write(to values: inout ContainerValues) {
    guard let tag = traits.tag else { return }
    values.explicitTag = tag
    values.tagExcludesOptional = traits.tagExcludesOptional
  }
}

nonisolated extension View {
  /// Sets a value for the container that shows the view, which reads it from `Subview.containerValues`.
  ///
  /// The modifier of a section also sets the value of the section and of the views in it.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension ContainerValues {
  /// Whether the view is a link that navigates. Lists draw a chevron in its row and activate it by a press anywhere in
  /// the row.
  @Entry var isNavigationLink = false
  /// The value that the link adds to a path.
  @Entry var linkedValue: AnyHashable?
  /// Whether the next column of a split view shows the destination of the link.
  @Entry var isActiveLink = false
}
