/// A modifier that changes nothing.
@frozen public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, EmptyModifier>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, EmptyModifier>> {
    _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }
}
