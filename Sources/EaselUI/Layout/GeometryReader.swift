import EaselDrawing

/// Takes all the room that is proposed and makes its content of the size that it got. The content lies at the top left.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader where Content: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: GeometryReader, _ inputs: _NodeInputs) -> _NodeOutput<GeometryReader> {
    _NodeOutput(GeometryReaderNode(view, inputs))
  }
}
