import EaselDrawing

extension GraphicsContext {
  /// The box of all clips together, in the user space of now; without clips that of the canvas.
  ///
  /// A clip to a layer and an inverse clip do not narrow it.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: canvas.size)
    var node = state.clip
    while let clip = node {
      if case .path(let path, _) = clip.shape, !clip.isInverse {
        bounds = bounds.intersection(path.boundingRect.applying(clip.transform))
      }
      node = clip.parent
    }
    guard !bounds.isNull, let toUserSpace = transform.inverse else { return .zero }
    return bounds.applying(toUserSpace)
  }
}
