/// A result builder that makes one view from the statements of a closure.
///
/// Several statements become a tuple of views; `if`, `else` and `switch` become conditional content.
///
/// ```swift
/// @ViewBuilder func status(isOnline: Bool) -> some View {
///   Text("Status")
///   if isOnline {
///     Circle().fill(.green)
///   }
/// }
/// ```
@resultBuilder
public struct ViewBuilder {
  /// Passes a view through.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// The view of an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The view of a block with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// The views of a block with several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), nodes: PackNodes<repeat each Content>.self)
  }

  /// The view of an `if` statement without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch` statement.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }

  /// The second branch of an `if` or `switch` statement.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }

  /// The view of an `if #available` statement, with its type erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content, which is not a child of its container.
///
/// ```swift
/// struct Marker: View {
///   var isVisible: Bool
///
///   var body: some View {
///     if isVisible { Circle() } else { EmptyView() }
///   }
/// }
/// ```
@frozen public struct EmptyView: Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _NodeOutput<EmptyView> {
    _NodeOutput(ViewNode(inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _NodeOutput<EmptyView> {
    _makeNode(view, inputs)
  }
}

/// The views of a block, in order. Each is a child of the enclosing container.
///
/// ```swift
/// VStack {
///   TupleView((Text("First"), Text("Second")))
/// }
/// ```
public struct TupleView<T> {
  /// The tuple of views.
  public var value: T
  let nodes: TupleNodes<T>.Type

  init(_ value: T, nodes: TupleNodes<T>.Type) {
    self.value = value
    self.nodes = nodes
  }

  /// Creates a view from a tuple whose element types are known only at run time. Elements that are not views
  /// show nothing.
  public init(_ value: T) { self.init(value, nodes: ReflectedNodes<T>.self) }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _NodeOutput<TupleView> {
    _NodeOutput(TupleNode(view, inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: TupleView, _ inputs: _NodeInputs) -> _NodeOutput<TupleView> {
    _makeNode(view, inputs)
  }
}

/// One of two views. Each branch has its own identity, so that state does not pass from one to the other.
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

  public static var _isSingleView: Bool { TrueContent._isSingleView && FalseContent._isSingleView }

  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _makeNode(view, inputs)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(OptionalNode(view, inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _makeNode(view, inputs)
  }
}

/// Several views as one, without a layout of its own. The views are children of the enclosing container, and
/// a modifier of the group applies to each of them.
///
/// ```swift
/// VStack {
///   Group {
///     Text("First")
///     Text("Second")
///   }
///   .padding()
/// }
/// ```
public struct Group<Content> {
  let content: Content
}

extension Group where Content: View {
  /// Groups the views that `content` makes.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Group, _ inputs: _NodeInputs) -> _NodeOutput<Group> {
    _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }

  public static var _isSingleView: Bool { Content._isSingleView }

  public static func _makeListedNode(_ view: Group, _ inputs: _NodeInputs) -> _NodeOutput<Group> {
    _makeNode(view, inputs)
  }
}
