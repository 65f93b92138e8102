extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(OptionalNode(view, inputs))
  }
}
