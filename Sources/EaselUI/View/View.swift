/// A part of the picture: either composed of other views by its `body`, or one of the library's own.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view consists of. Run again only when something that it read changed.
  @ViewBuilder var body: Body { get }

  /// Builds the node that stands for this view in the graph. The library's own views provide it; for all others the
  /// default makes a node that evaluates `body`.
  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}
