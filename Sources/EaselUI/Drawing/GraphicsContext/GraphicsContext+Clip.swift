import EaselDrawing

extension GraphicsContext {
  /// Intersects the clip with `path`; with the option `inverse`, with everything outside `path`.
  ///
  /// The path is in the current user space; later transforms do not move it. A clip cannot be removed: to
  /// draw without it afterwards, clip a copy of the context.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    state.clip = ClipNode(
      parent: state.clip, shape: .path(path, style), transform: transform,
      isInverse: options.contains(.inverse))
  }

  /// Draws `content` into a layer and uses its alpha as a mask for later draws.
  ///
  /// - Parameter opacity: Multiplies the alpha of the mask, 0...1.
  /// - Parameter options: `inverse` masks with the complement of the alpha.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let mask = recorder.nested()
    defer {
      state.clip = ClipNode(
        parent: state.clip, shape: .layer(mask?.finish() ?? .empty, opacity: Float(opacity).clampedToUnit),
        transform: .identity, isInverse: options.contains(.inverse))
    }
    guard let mask else { return }
    var inner = GraphicsContext(layerOf: self, recorder: mask)
    try content(&inner)
  }
}

extension Float {
  /// The number clamped to 0...1; 1 for NaN.
  var clampedToUnit: Float { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}

extension GraphicsContext {
  /// The bounding box of the intersection of all clips, in the current user space; the bounds of the
  /// canvas if there is no clip.
  ///
  /// Inverse clips and clips to a layer do not reduce it. Zero when the clips leave nothing or the
  /// transform has no inverse.
  public var clipBoundingRect: CGRect {
    let box = state.clip.boundingBox(in: CGRect(origin: .zero, size: canvas.size))
    guard !box.isNull, let toUserSpace = transform.inverse else { return .zero }
    return box.applying(toUserSpace)
  }
}

extension ClipNode? {
  /// The bounding box of a clip and all its parents within `bounds`, in the space of the recorded drawing;
  /// null when they do not intersect. Inverse clips and clips to a layer do not reduce it.
  func boundingBox(in bounds: CGRect) -> CGRect {
    var box = bounds
    var node = self
    while let clip = node {
      if case .path(let path, _) = clip.shape, !clip.isInverse,
        let bounds = path.bounds(under: clip.transform)
      {
        box = box.overlap(bounds)
      }
      node = clip.parent
    }
    return box
  }
}
