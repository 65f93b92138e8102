/// Several views as one, without a layout of its own: they are children of the container around the group, and a
/// modifier of the group applies to each of them.
public struct Group<Content> {
  let content: Content
}

extension Group where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Group, _ inputs: _NodeInputs) -> _NodeOutput<Group> {
    _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }
}
