import EaselDrawing

extension GraphicsContext {
  /// The box of all clips together, in the user space of now; without clips that of the canvas.
  ///
  /// A clip to a layer and an inverse clip do not narrow it.
  public var clipBoundingRect: CGRect {
    let box = state.clip.boundingBox(in: CGRect(origin: .zero, size: canvas.size))
    guard !box.isNull, let toUserSpace = transform.inverse else { return .zero }
    return box.applying(toUserSpace)
  }
}
