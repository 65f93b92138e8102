import EaselDrawing

extension GraphicsContext {
  /// A child view of the canvas, ready to be drawn any number of times; it stays sharp at every scale.
  public struct ResolvedSymbol: Sendable {
    let fragment: Fragment
    /// The size that the view was laid out with, in points.
    public let size: CGSize

    init(fragment: Fragment, size: CGSize) { (self.fragment, self.size) = (fragment, size) }
  }
}
