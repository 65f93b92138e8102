/// A view that shows nothing and takes no place in its container.
@frozen public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _NodeOutput<EmptyView> {
    _NodeOutput(ViewNode(inputs))
  }
}
