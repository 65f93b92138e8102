/// A reusable change to a view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.white).shadow(radius: 4)
///   }
/// }
///
/// let card = Text("Hello").modifier(Card())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view; `Never` for primitive modifiers.
  associatedtype Body: View

  /// The modified view. `content` stands for the original view and may be used more than once.
  @ViewBuilder func body(content: Content) -> Body

  /// The placeholder for the original view.
  typealias Content = _ViewModifier_Content<Self>

  /// Creates the graph node of a modified view. Primitive modifiers implement this requirement; the default
  /// implementation creates a node that evaluates `body`.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(ModifierBodyNode(view, inputs))
  }

  /// A modifier that applies this modifier first and `modifier` to the result.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the library and has no body")
  }
}

/// The placeholder for the original view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifiedSource
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(PlaceholderNode(view, inputs))
  }

  public static var _isSingleView: Bool { true }

  public static var _isPlaceholder: Bool { true }

  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _makeNode(view, inputs)
  }
}

/// A view or modifier with a modifier applied to it.
///
/// ```swift
/// ModifiedContent(content: Text("Hello"), modifier: EmptyModifier())
/// ```
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The original view or modifier.
  public var content: Content
  /// The modifier that applies to the content.
  public var modifier: Modifier

  /// Applies a modifier to a view or modifier.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    Modifier._makeNode(view, inputs)
  }

  public static var _isSingleView: Bool {
    Content._isSingleView && !(Modifier.self is any ContainerValueWriter.Type)
      && (Modifier.Body.self == Never.self || Modifier.Body._isSingleView)
  }

  public static var _isPlaceholder: Bool { Content._isPlaceholder }

  /// Modifiers with a body are a part of the structure; others apply to each listed view. The views behind a placeholder
  /// are listed too, since they may have values for the container.
  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    if _isSingleView, !_isPlaceholder { return _NodeOutput(ListedNode(view, inputs)) }
    return Modifier.Body.self == Never.self
      ? _NodeOutput(ListedModifierNode(view, inputs)) : Modifier._makeNode(view, inputs)
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
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
///
/// ```swift
/// Text("Hello").modifier(EmptyModifier.identity)
/// ```
@frozen public struct EmptyModifier: Sendable {
  /// The only value of the type.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
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

/// A modifier whose body runs with each step of an animation. An older name for `ViewModifier & Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
