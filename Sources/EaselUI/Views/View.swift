import Foundation
import EaselDrawing

/// A part of a user interface.
///
/// A view either composes other views in its `body` or is a primitive view of the library. Bodies run on the
/// main actor.
///
/// Views can be nested 2,500 levels deep. A modifier of the library takes up one level, a body or a list of several views
/// two, and a container such as a stack four. The limit is therefore about 1,250 nested bodies, 600 containers or 2,500
/// modifiers. Empty space replaces views that are nested more deeply, and one message is written to standard error.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///
///   var body: some View {
///     Text("Hello, \(name)").padding()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of the body; `Never` for primitive views.
  associatedtype Body: View

  /// The content of the view. The body runs again only when a value that it read has changed.
  @ViewBuilder var body: Body { get }

  /// Creates the graph node of the view. Primitive views implement this requirement; the default
  /// implementation creates a node that evaluates `body`.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self>

  /// Whether every view of the type is exactly one view for its container, without container values.
  static var _isSingleView: Bool { get }

  /// Whether the view stands for the view that a modifier is applied to, possibly within other modifiers.
  static var _isPlaceholder: Bool { get }

  /// Creates the node of the view in the content of a container that lists its views before it shows them.
  static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self>
}

extension Never: View {
  public var body: Never { fatalError("Never has no value") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

extension View {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(CompositeNode(view, inputs))
  }

  public static var _isSingleView: Bool { Body.self == Never.self || Body._isSingleView }

  public static var _isPlaceholder: Bool { false }

  /// Views that may be several views form a part of the structure; all others are listed.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    Body.self == Never.self || _isSingleView
      ? _NodeOutput(ListedNode(view, inputs)) : _makeNode(view, inputs)
  }
}

/// A primitive view without children that draws itself: a shape, a color, text, an image.
///
/// Its graph node keeps the fragment that the view drew until the view, its size or an environment value that
/// it read changes.
@MainActor
protocol LeafView: View where Body == Never {
  /// Whether the view has text baselines.
  static var hasBaselines: Bool { get }

  /// Whether the separator of a row that contains the view starts at its leading edge.
  static var startsSeparators: Bool { get }

  /// What the view keeps from those above and below it in a stack.
  func verticalSpacing(in environment: EnvironmentValues) -> VerticalSpacing

  /// The size that the view chooses for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize

  /// The first and last baseline of the view at `size`, in points from its top; nil for a view without text.
  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)?

  /// Whether a point in the view's coordinate space hits the view, given its size.
  func contains(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool

  /// The links of the view at `size`, with their places in the view's coordinate space.
  func links(size: CGSize, in environment: EnvironmentValues) -> [LinkArea]

  /// Records the view at `size`, with its top left corner at the origin.
  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues)
}

extension LeafView {
  static var hasBaselines: Bool { false }

  static var startsSeparators: Bool { false }

  func verticalSpacing(in environment: EnvironmentValues) -> VerticalSpacing { .plain }

  /// The default: every point of the view's box.
  func contains(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  /// The default for shapes, colors and canvases: the proposed size, with 10 points for an unspecified
  /// dimension.
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    nil
  }

  func links(size: CGSize, in environment: EnvironmentValues) -> [LinkArea] { [] }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    makeLeafNode(view, inputs) { $0 }
  }
}

extension View {
  /// Creates the node of a view that a leaf view draws, for instance of a user's shape, which is filled with
  /// the foreground style.
  static func makeLeafNode<Leaf: LeafView>(
    _ view: Self, _ inputs: _NodeInputs, leaf: @escaping (Self) -> Leaf
  ) -> _NodeOutput<Self> {
    _NodeOutput(LeafNode(view, inputs, leaf: leaf))
  }
}

/// A view whose concrete type is erased. Its state persists as long as the type of the wrapped view stays the
/// same.
///
/// ```swift
/// func badge(count: Int) -> AnyView {
///   count > 0 ? AnyView(Text("\(count)")) : AnyView(Circle())
/// }
/// ```
public struct AnyView {
  let storage: AnyViewStorage

  /// Wraps a view. A view that is already erased is not wrapped again.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  /// Wraps a view. A view that is already erased is not wrapped again.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _NodeOutput<AnyView> {
    _NodeOutput(AnyViewNode(view, inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: AnyView, _ inputs: _NodeInputs) -> _NodeOutput<AnyView> {
    _makeNode(view, inputs)
  }
}
