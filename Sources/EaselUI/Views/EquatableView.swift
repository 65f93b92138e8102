/// A view whose body runs again for a new value of the view only if that is unequal to the previous value by `==`.
///
/// Without the wrapper, the library compares the values of a view by itself: it uses `==` of `Equatable` views with strings,
/// arrays or other references, and compares the bytes of views of plain data. The body also runs again when state, an
/// object or an environment value that it reads changes.
///
/// ```swift
/// struct Badge: View, Equatable {
///   var count: Int
///   var body: some View { Text("\(count)") }
/// }
///
/// let badge = EquatableView(content: Badge(count: 3))
/// ```
public struct EquatableView<Content: View & Equatable>: View {
  /// The wrapped view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  public var body: some View { content }

  public static func _makeNode(_ view: EquatableView, _ inputs: _NodeInputs) -> _NodeOutput<EquatableView> {
    _NodeOutput(EquatableNode(view, inputs))
  }
}

extension View where Self: Equatable {
  /// Runs the body of the view again for a new value only if that is unequal to the previous value by `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The node of a view that stands for another one, which it updates only with unequal values.
private final class EquatableNode<V: View & Equatable>: TransparentNode<EquatableView<V>, V> {
  private var current: V

  init(_ view: EquatableView<V>, _ inputs: _NodeInputs) {
    current = view.content
    super.init(view, inputs) { $0.content }
  }

  override func update(_ view: EquatableView<V>) {
    guard view.content != current else { return }
    current = view.content
    super.update(view)
  }
}
