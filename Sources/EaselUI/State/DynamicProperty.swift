/// A property of a view whose value is stored outside of the view: in the view graph, the environment or an
/// object.
///
/// A structure that contains dynamic properties can conform, so that views can share the combination.
///
/// ```swift
/// struct Score: DynamicProperty {
///   @State private var points = 0
///
///   var text: String { "\(points) points" }
/// }
/// ```
public protocol DynamicProperty {
  /// Prepares the property for the evaluation of `body`. Called before each evaluation, after the dynamic
  /// properties inside of this one were updated. The default implementation does nothing.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the view graph connects to its storage before the body is evaluated.
@MainActor
protocol InstalledProperty {
  /// The storage of the property, which lives as long as the view has its identity.
  associatedtype Storage

  /// Creates the storage from the initial value of the property.
  func makeStorage() -> Storage

  /// Connects the property to its storage for an evaluation.
  mutating func install(_ storage: Storage, environment: EnvironmentValues)
}

/// A dynamic property that the view graph installs.
@MainActor
protocol GraphProperty: DynamicProperty, InstalledProperty {}

@_spi(Reflection) import Swift

/// The dynamic properties of a view, modifier or shape type, including nested ones.
///
/// They are found once per type, from the field list of its metadata. A property is accessed through its byte
/// offset. That is sound because the field has exactly the type that the metadata lists for the offset, and
/// because the value is a local variable of the library while it is written.
@MainActor
struct DynamicPropertyList<Subject> {
  private var fields: [DynamicPropertyField] = []
  /// Whether the list includes the properties of shapes inside of the subject.
  private let includesShapes: Bool

  /// The cached list of the type.
  static var shared: DynamicPropertyList { known(includesShapes: false) }

  /// The cached list of the type, including the properties of the shapes inside of it.
  ///
  /// For subjects that draw these shapes themselves. A body leaves its shapes to the views that it creates
  /// from them.
  static var ofShapes: DynamicPropertyList { known(includesShapes: true) }

  private static func known(includesShapes: Bool) -> DynamicPropertyList {
    let key = FieldListKey(type: ObjectIdentifier(Subject.self), includesShapes: includesShapes)
    if let known = fieldLists[key] {
      return DynamicPropertyList(fields: known, includesShapes: includesShapes)
    }
    var list = DynamicPropertyList(fields: [], includesShapes: includesShapes)
    list.addFields(of: Subject.self, at: 0)
    fieldLists[key] = list.fields
    return list
  }

  private init(fields: [DynamicPropertyField], includesShapes: Bool) {
    (self.fields, self.includesShapes) = (fields, includesShapes)
  }

  var isEmpty: Bool { fields.isEmpty }

  /// Creates the storage of each property of a subject.
  func makeStorage(for subject: Subject) -> [Any?] {
    withUnsafePointer(to: subject) { pointer in
      fields.map { $0.makeStorage(UnsafeRawPointer(pointer) + $0.offset) }
    }
  }

  /// Returns the subject with each property connected to its storage.
  func install(in subject: Subject, storage: [Any?], environment: EnvironmentValues) -> Subject {
    var subject = subject
    withUnsafeMutablePointer(to: &subject) { pointer in
      for (field, storage) in zip(fields, storage) {
        field.install(UnsafeMutableRawPointer(pointer) + field.offset, storage, environment)
      }
    }
    return subject
  }

  // MARK: Finding the properties

  private mutating func addFields<Container>(of type: Container.Type, at offset: Int) {
    var parts: [(type: Any.Type, offset: Int)] = []
    _ = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
      parts.append((fieldType, offset + fieldOffset))
      return true
    }
    for part in parts {
      if let property = part.type as? any DynamicProperty.Type {
        add(property, at: part.offset)
      } else if includesShapes {
        addShape(part.type, at: part.offset)
      }
    }
  }

  /// Adds the properties of a field that is a shape, or a view that draws a shape.
  private mutating func addShape(_ type: Any.Type, at offset: Int) {
    func open<Part>(_ type: Part.Type) { addFields(of: type, at: offset) }
    if let type = type as? any InstalledProperty.Type {
      addInstalledProperty(type, at: offset)
    } else if type is any Shape.Type || type is any LeafView.Type {
      _openExistential(type, do: open)
    }
  }

  private mutating func add<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    if let type = type as? any InstalledProperty.Type { return addInstalledProperty(type, at: offset) }
    addFields(of: type, at: offset)
    fields.append(
      DynamicPropertyField(
        offset: offset, makeStorage: { _ in nil },
        install: { pointer, _, _ in pointer.assumingMemoryBound(to: Property.self).pointee.update() }))
  }

  private mutating func addInstalledProperty<Property: InstalledProperty>(
    _ type: Property.Type, at offset: Int
  ) {
    fields.append(
      DynamicPropertyField(
        offset: offset,
        makeStorage: { $0.assumingMemoryBound(to: Property.self).pointee.makeStorage() },
        install: { pointer, storage, environment in
          guard let storage = storage as? Property.Storage else { return }
          pointer.assumingMemoryBound(to: Property.self).pointee.install(storage, environment: environment)
        }))
  }
}

/// One dynamic property of a type.
@MainActor private struct DynamicPropertyField {
  let offset: Int
  let makeStorage: @MainActor (UnsafeRawPointer) -> Any?
  let install: @MainActor (UnsafeMutableRawPointer, Any?, EnvironmentValues) -> Void
}

private struct FieldListKey: Hashable {
  let type: ObjectIdentifier
  let includesShapes: Bool
}

/// The field lists by type. A global, because generic types cannot have static stored properties.
@MainActor private var fieldLists: [FieldListKey: [DynamicPropertyField]] = [:]
