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
