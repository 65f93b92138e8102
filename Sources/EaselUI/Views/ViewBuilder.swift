/// Makes one view of the statements of a closure: several become a tuple, `if` and `switch` a choice of branches.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), nodes: PackNodes<repeat each Content>.self)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing and takes no place in its container.
@frozen public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _NodeOutput<EmptyView> {
    _NodeOutput(ViewNode(inputs))
  }
}

/// The views of a block, in order; each is a child of the container around them.
public struct TupleView<T> {
  public var value: T
  let nodes: TupleNodes<T>.Type

  init(_ value: T, nodes: TupleNodes<T>.Type) {
    self.value = value
    self.nodes = nodes
  }

  /// A tuple of views whose types are known only when it runs; parts that are not views show nothing.
  public init(_ value: T) { self.init(value, nodes: ReflectedNodes<T>.self) }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _NodeOutput<TupleView> {
    _NodeOutput(TupleNode(view, inputs))
  }
}

/// One of two views. The branches have identities of their own: state does not go from one to the other.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(ConditionalNode(view, inputs))
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(OptionalNode(view, inputs))
  }
}

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
