import EaselDrawing

extension CGContext {
  /// Intersects the clip with the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: isAntialiased)
    state.drawing.clip = ClipNode(
      parent: state.drawing.clip, shape: .path(path.path, style), transform: transform(of: path))
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Intersects the clip with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Intersects the clip with an image stretched to fill `rect`. Coverage is the alpha of the image; the
  /// gray, if it is a gray image without alpha; or the complement of the gray, if it is a mask.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    let layer = FragmentRecorder()
    let plain = DrawingState(transform: state.drawing.transform)
    record(mask.coverage, in: rect, into: layer, state: plain)
    state.drawing.clip = ClipNode(
      parent: state.drawing.clip, shape: .layer(layer.finish(), opacity: 1), transform: .identity)
  }

  /// Removes all clips set in the context, or in the open transparency layer.
  public func resetClip() { state.drawing.clip = layerClip }

  /// The bounding box of the intersection of all clips, in user space; the visible area if there is no clip.
  /// Clips by a mask do not reduce it. Null if nothing is left.
  public var boundingBoxOfClipPath: CGRect {
    let box = visibleBounds
    guard !box.isNull, let toUserSpace = state.drawing.transform.inverse else { return .null }
    return box.applying(toUserSpace)
  }

  /// The bounding box of the clips of all open layers, in the space of the recorded drawing.
  var visibleBounds: CGRect {
    var box = state.drawing.clip.boundingBox(in: bounds)
    for entry in saved where entry.outerLayer != nil { box = entry.state.drawing.clip.boundingBox(in: box) }
    return box
  }
}

extension CGContext {
  /// The current transform from user space to device space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Prepends `transform` to the CTM: it applies to the points of later draws before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    change(transform.concatenating(state.ctm))
  }

  /// Translates later draws by a distance in user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    change(state.ctm.translatedBy(x: tx, y: ty))
  }

  /// Scales later draws about the origin of user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { change(state.ctm.scaledBy(x: sx, y: sy)) }

  /// Rotates later draws about the origin of user space by an angle in radians. A positive
  /// angle rotates +x towards +y.
  public func rotate(by angle: CGFloat) { change(state.ctm.rotated(by: angle)) }

  private func change(_ ctm: CGAffineTransform) {
    state.ctm = ctm
    state.drawing.transform = base.isIdentity ? ctm : ctm.concatenating(base)
  }

  /// The current transform from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Converts a point from device space to user space. Returns the point unchanged if the CTM has no inverse.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// Converts a size from user space to device space, as a vector: without translation.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// Converts a size from device space to user space, as a vector: without translation.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  /// Returns the bounding box in device space of a rectangle in user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Returns the bounding box in user space of a rectangle in device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
