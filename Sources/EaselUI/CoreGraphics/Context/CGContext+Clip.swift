import EaselDrawing

extension CGContext {
  /// Draws later reach only what lies inside the path too; the context has no path afterwards.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: isAntialiased)
    state.drawing.clip = ClipNode(
      parent: state.drawing.clip, shape: .path(path.path, style), transform: transform(of: path))
  }

  /// Draws later reach only what lies inside a rectangle too.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Draws later reach only what lies inside one of the rectangles too.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Draws later are weakened by an image that is stretched over a rectangle, and reach nothing outside of it: by its
  /// alpha; by its grey when it is grey without alpha; by the complement when it is a mask.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    let layer = FragmentRecorder()
    let plain = DrawingState(transform: state.drawing.transform)
    record(mask.coverage, in: rect, into: layer, state: plain)
    state.drawing.clip = ClipNode(
      parent: state.drawing.clip, shape: .layer(layer.finish(), opacity: 1), transform: .identity)
  }

  /// Takes away all clips that were set in the context, or in the transparency layer that is open.
  public func resetClip() { state.drawing.clip = layerClip }

  /// The box of all clips together in user space; without clips that of what can be seen. Clips by a mask do not narrow
  /// it. Null when nothing is left.
  public var boundingBoxOfClipPath: CGRect {
    let box = visibleBounds
    guard !box.isNull, let toUserSpace = state.drawing.transform.inverse else { return .null }
    return box.applying(toUserSpace)
  }

  /// The box of the clips of all open layers, in the space of the recorded drawing.
  private var visibleBounds: CGRect {
    var box = state.drawing.clip.boundingBox(in: bounds)
    for entry in saved where entry.outerLayer != nil { box = entry.state.drawing.clip.boundingBox(in: box) }
    return box
  }
}

extension CGContext {
  /// From user space to device space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Applies `transform` to the points of later draws before what applies to them already.
  public func concatenate(_ transform: CGAffineTransform) {
    change(transform.concatenating(state.ctm))
  }

  /// Moves what is drawn later.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    change(state.ctm.translatedBy(x: tx, y: ty))
  }

  /// Stretches what is drawn later about the origin of user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { change(state.ctm.scaledBy(x: sx, y: sy)) }

  /// Turns what is drawn later about the origin of user space; radians, positive turns +x towards +y.
  public func rotate(by angle: CGFloat) { change(state.ctm.rotated(by: angle)) }

  private func change(_ ctm: CGAffineTransform) {
    state.ctm = ctm
    state.drawing.transform = base.isIdentity ? ctm : ctm.concatenating(base)
  }

  /// From user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Where a point of user space is in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// The point of user space that is drawn there; the same point when the transform has no inverse.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// The size as a vector: translation does not count.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// The vector of user space that is drawn so.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  /// The box of the rectangle's image.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// The box of what maps to the rectangle.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
