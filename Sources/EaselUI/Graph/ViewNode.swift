/// A place in the retained view graph: what stands for one view as long as its identity lasts.
@MainActor
open class ViewNode {
  init() {}
}

/// What a node is made with: its place in the graph and what it inherits.
@MainActor
public struct NodeContext {
  init() {}
}

extension View {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { ViewNode() }
}
