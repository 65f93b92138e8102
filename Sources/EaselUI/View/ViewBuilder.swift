/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A view that shows nothing and takes no space.
public struct EmptyView: View {
  public init() {}

  public static func _makeNode(_ view: EmptyView, _ context: NodeContext) -> ViewNode { ViewNode() }
}
