/// A value that is the same as long as its view lives, and no other's.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let object = NamespaceObject()

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.object === rhs.object }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }

  @State private var id = ID()

  public init() {}

  public var wrappedValue: ID { id }
}

private final class NamespaceObject: Sendable {}
