/// A property of a view whose value comes from outside the view: kept state, the environment, other objects.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside were brought up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Something in a view that the graph fills in before the view is used.
@MainActor
protocol InstalledProperty {
  /// What is kept for the property as long as its view lives.
  associatedtype Storage

  /// Makes what is kept, from the first value of the property.
  func makeStorage() -> Storage

  /// Gives the property its value for an evaluation.
  mutating func install(_ storage: Storage, environment: EnvironmentValues)
}

/// A dynamic property of the library, which the graph fills in.
@MainActor
protocol GraphProperty: DynamicProperty, InstalledProperty {}

@_spi(Reflection) import Swift

/// The dynamic properties of a type of views, modifiers or shapes, those inside of others included.
///
/// Found once per type, by the fields that its metadata lists. A property is then reached by its offset; that is sound
/// because the field has exactly the type that the metadata gives for the offset, and the value is a variable of the
/// library's own while it is written.
@MainActor
struct DynamicPropertyList<Subject> {
  private var fields: [DynamicPropertyField] = []
  /// True for the properties of shapes inside the subject, too.
  private let includesShapes: Bool

  /// The properties of the type, found once and kept.
  static var shared: DynamicPropertyList { known(includesShapes: false) }

  /// The properties of the type and of the shapes that it consists of, found once and kept: for what draws these shapes
  /// itself. A body leaves its shapes to the views that it makes of them.
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

  /// What is kept for each property of a subject.
  func makeStorage(for subject: Subject) -> [Any?] {
    withUnsafePointer(to: subject) { pointer in
      fields.map { $0.makeStorage(UnsafeRawPointer(pointer) + $0.offset) }
    }
  }

  /// The subject with each property ready to be read.
  func install(in subject: Subject, storage: [Any?], environment: EnvironmentValues) -> Subject {
    var subject = subject
    withUnsafeMutablePointer(to: &subject) { pointer in
      for (field, storage) in zip(fields, storage) {
        field.install(UnsafeMutableRawPointer(pointer) + field.offset, storage, environment)
      }
    }
    return subject
  }

  // MARK: Finding them

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

  /// Adds the properties of a field that is a shape, or a view that draws one.
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

/// By type; not of a generic type, so that nothing has to be cast.
@MainActor private var fieldLists: [FieldListKey: [DynamicPropertyField]] = [:]
