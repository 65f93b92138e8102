/// A view whose type is known only when it runs. State is kept as long as the type inside stays the same.
public struct AnyView {
  let storage: AnyViewStorage

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _NodeOutput<AnyView> {
    _NodeOutput(AnyViewNode(view, inputs))
  }
}
