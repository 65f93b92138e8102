@_spi(Reflection) import Swift

/// The dynamic properties of a type of views or modifiers, those inside of others included.
///
/// Found once per type, by the fields that its metadata lists. A property is then reached by its offset; that is sound
/// because the field has exactly the type that the metadata gives for the offset, and the value is a variable of the
/// library's own while it is written.
@MainActor
struct DynamicPropertyList<Subject> {
  private var fields: [DynamicPropertyField] = []

  /// The properties of the type, found once and kept.
  static var shared: DynamicPropertyList {
    let key = ObjectIdentifier(Subject.self)
    if let known = fieldLists[key] { return DynamicPropertyList(fields: known) }
    let list = DynamicPropertyList()
    fieldLists[key] = list.fields
    return list
  }

  private init(fields: [DynamicPropertyField]) { self.fields = fields }

  private init() { addFields(of: Subject.self, at: 0) }

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
    var found: [(type: any DynamicProperty.Type, offset: Int)] = []
    _ = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append((property, offset + fieldOffset))
      }
      return true
    }
    for property in found { add(property.type, at: property.offset) }
  }

  private mutating func add<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    if let type = type as? any GraphProperty.Type { return addGraphProperty(type, at: offset) }
    addFields(of: type, at: offset)
    fields.append(
      DynamicPropertyField(
        offset: offset, makeStorage: { _ in nil },
        install: { pointer, _, _ in pointer.assumingMemoryBound(to: Property.self).pointee.update() }))
  }

  private mutating func addGraphProperty<Property: GraphProperty>(_ type: Property.Type, at offset: Int) {
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

/// By type; not of a generic type, so that nothing has to be cast.
@MainActor private var fieldLists: [ObjectIdentifier: [DynamicPropertyField]] = [:]
