/// Takes all the room that is proposed and makes its content of the size that it got. The content lies at the top left.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeNode(_ view: GeometryReader, _ inputs: _NodeInputs) -> _NodeOutput<GeometryReader> {
    _NodeOutput(GeometryReaderNode(view, inputs))
  }
}
