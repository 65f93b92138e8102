/// The views of a block, in order; each is a child of the container around them.
public struct TupleView<T> {
  public var value: T
  let nodes: TupleNodes<T>.Type

  init(_ value: T, nodes: TupleNodes<T>.Type) {
    self.value = value
    self.nodes = nodes
  }

  /// A tuple of views whose types are known only when it runs; parts that are not views show nothing.
  public init(_ value: T) { self.init(value, nodes: ReflectedNodes<T>.self) }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _NodeOutput<TupleView> {
    _NodeOutput(TupleNode(view, inputs))
  }
}
