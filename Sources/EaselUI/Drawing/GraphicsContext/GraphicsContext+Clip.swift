import EaselDrawing

extension GraphicsContext {
  /// Draws later reach only what lies inside `path` too (outside of it with the option `inverse`).
  ///
  /// The path is taken in the user space of now: transforms that follow do not move it. A clip cannot be taken back;
  /// work on a copy of the context instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    state.clip = ClipNode(
      parent: state.clip, shape: .path(path, style), transform: transform,
      isInverse: options.contains(.inverse))
  }

  /// Multiplies what is drawn later by the alpha of what `content` draws, times `opacity` (0...1).
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let mask = FragmentRecorder()
    var inner = GraphicsContext(layerOf: self, recorder: mask)
    defer {
      state.clip = ClipNode(
        parent: state.clip, shape: .layer(mask.finish(), opacity: Float(opacity).clampedToUnit),
        transform: .identity, isInverse: options.contains(.inverse))
    }
    try content(&inner)
  }
}

extension Float {
  /// The nearest number of 0...1; 1 for NaN.
  var clampedToUnit: Float { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}

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
