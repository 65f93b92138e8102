import EaselDrawing

/// A view without children that draws itself: shapes, colours, text, images.
///
/// The graph makes a leaf node for it, asks for its size, and keeps the fragment that it draws until the view, its size
/// or its environment changes.
@MainActor
protocol LeafView: View where Body == Never {
  /// The size that the view takes of a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize

  /// Records the view at the size that it was given, with its top left corner at the origin.
  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues)
}

extension LeafView {
  /// Shapes, colours and canvases take what is proposed, and 10 points where nothing is.
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
