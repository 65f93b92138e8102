/// Shows the first of several views that fits into the room that is proposed; the last one if none does.
///
/// The views are made all at once, and each keeps its state. Those that are not shown are only measured: they do not
/// appear, tell no preferences, and their timelines stand still.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: The directions in which a view's ideal size, in points, must not be larger than what is proposed. With none
  ///     the first view is shown.
  ///   - content: The views, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
}

extension ViewThatFits: View {
  public typealias Body = Never

  public static func _makeNode(_ view: ViewThatFits, _ inputs: _NodeInputs) -> _NodeOutput<ViewThatFits> {
    _NodeOutput(ViewThatFitsNode(view, inputs))
  }
}
