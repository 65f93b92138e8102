import EaselDrawing

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
