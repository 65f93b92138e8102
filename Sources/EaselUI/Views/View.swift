import EaselDrawing

/// A part of the picture: either composed of other views by its `body`, or one of the library's own.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view consists of. Run again only when something that it read changed.
  @ViewBuilder var body: Body { get }

  /// Makes the node that stands for this view in the graph. The library's own views provide it; for all others the
  /// default makes a node that evaluates `body`.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self>
}

extension Never: View {
  public var body: Never { fatalError("Never has no value") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(CompositeNode(view, inputs))
  }
}

/// A view without children that draws itself: shapes, colours, text, images.
///
/// The graph makes a leaf node for it, asks for its size, and keeps the fragment that it draws until the view, its size
/// or what it read of the environment changes.
@MainActor
protocol LeafView: View where Body == Never {
  /// True when the view has text baselines.
  static var hasBaselines: Bool { get }

  /// The size that the view takes of a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize

  /// The first and last baseline of a view that was laid out with `size`, in points from its top; nil without text.
  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)?

  /// True when a point meets the view, given its size.
  func contains(_ point: CGPoint, size: CGSize) -> Bool

  /// Records the view at the size that it was given, with its top left corner at the origin.
  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues)
}

extension LeafView {
  static var hasBaselines: Bool { false }

  /// Anywhere in its box.
  func contains(_ point: CGPoint, size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  /// Shapes, colours and canvases take what is proposed, and 10 points where nothing is.
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    nil
  }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    makeLeafNode(view, inputs) { $0 }
  }
}

extension View {
  /// The node of a view that is drawn by a leaf made of it, such as a user's shape that is filled with the foreground
  /// style.
  static func makeLeafNode<Leaf: LeafView>(
    _ view: Self, _ inputs: _NodeInputs, leaf: @escaping (Self) -> Leaf
  ) -> _NodeOutput<Self> {
    _NodeOutput(LeafNode(view, inputs, leaf: leaf))
  }
}

/// A view whose type is known only when it runs. State is kept as long as the type inside stays the same.
public struct AnyView {
  let storage: AnyViewStorage

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _NodeOutput<AnyView> {
    _NodeOutput(AnyViewNode(view, inputs))
  }
}

/// A view whose body runs again only when the view differs from the one before. That holds for all views here; those that
/// own memory and are `Equatable` are compared by `==`, in this form or without it.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, whose body runs again only when the view differs from the one before.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
