/// A change to a view that can be applied to any: describes the changed view in terms of the original.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The changed view; `content` stands for the original and may be used more than once.
  @ViewBuilder func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a modified view. The library's own modifiers provide it; for all others the default makes a node
  /// that evaluates `body`.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(ModifierBodyNode(view, inputs))
  }

  /// This modifier applied first, and `modifier` to what it gives.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the library and has no body")
  }
}

/// What a modifier's body gets for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifiedSource
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(PlaceholderNode(view, inputs))
  }
}

/// A view or modifier with a modifier applied to it.
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    Modifier._makeNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// The view that `modifier` makes of this one.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, EmptyModifier>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, EmptyModifier>> {
    _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }
}

/// A modifier whose body runs with each step of an animation; the older way to say `ViewModifier, Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
