/// A view in the place where something is done to it: where modifiers are applied whose changes are animated for
/// themselves, or where a transition or an animator says what it looks like.
public struct PlaceholderContentView<Value> {
  let content: AnyView

  init(content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  /// The view takes no part in the transactions of modifiers in an animated body.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    var inputs = inputs
    inputs.leaveAnimatedBody()
    return _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }
}

/// Modifiers with transactions of their own around a view that has none of them.
struct AnimatedBody<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension AnimatedBody: View where Content: View, Modifier: TransactionModifier {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    var inputs = inputs
    inputs.enterAnimatedBody()
    return _NodeOutput(TransparentNode(view, inputs) { $0.content.modifier($0.modifier) })
  }
}
