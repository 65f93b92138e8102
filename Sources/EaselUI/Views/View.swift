/// A part of the picture: either composed of other views by its `body`, or one of the library's own.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view consists of. Run again only when something that it read changed.
  @ViewBuilder var body: Body { get }

  /// Makes the node that stands for this view in the graph. The library's own views provide it; for all others the
  /// default makes a node that evaluates `body`.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self>
}

extension Never: View {
  public var body: Never { fatalError("Never has no value") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(CompositeNode(view, inputs))
  }
}
