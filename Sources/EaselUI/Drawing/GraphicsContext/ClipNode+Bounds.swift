import EaselDrawing

extension ClipNode? {
  /// The box of a clip and all its parents within `bounds`, in the space of the recorded drawing; null when nothing is
  /// left. A clip to a layer and an inverse clip do not narrow it.
  func boundingBox(in bounds: CGRect) -> CGRect {
    var box = bounds
    var node = self
    while let clip = node {
      if case .path(let path, _) = clip.shape, !clip.isInverse {
        box = box.overlap(path.boundingRect.applying(clip.transform))
      }
      node = clip.parent
    }
    return box
  }
}
