import EaselGeometry

/// The stroke of an axis-aligned rectangle with mitred corners: one rectangle on the grid less another one inside.
///
/// The corners are those of `StrokeOutliner`, to the last bit.
struct RectangleStroke {
  let outer: Edge
  let inner: Edge

  /// Nil for strokes that are something else, such as those that leave nothing of the middle.
  @inline(__always)
  init?(_ rect: CGRect, _ style: StrokeStyle, _ transform: CGAffineTransform) {
    guard transform.keepsAxes, style.isPlainMiter else { return nil }
    let half = Double(style.lineWidth) / 2
    let corners = SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    let shorter = min(corners.z - corners.x, corners.w - corners.y)
    guard half > 0, shorter > 2 * half, shorter * Double(transform.maximumScale) > FrameFlattener.tolerance,
      let outer = EdgeBuilder.diagonal(corners + SIMD4(-half, -half, half, half), transform),
      let inner = EdgeBuilder.diagonal(corners + SIMD4(half, half, -half, -half), transform)
    else { return nil }
    (self.outer, self.inner) = (outer, inner)
  }

  /// Appends the upright sides; the others say nothing of coverage.
  func append(to edges: inout Buffer<Edge>) {
    edges.reserve(4)
    edges.appendReserved(Edge(x0: outer.x0, y0: outer.y0, x1: outer.x0, y1: outer.y1))
    edges.appendReserved(Edge(x0: outer.x1, y0: outer.y1, x1: outer.x1, y1: outer.y0))
    edges.appendReserved(Edge(x0: inner.x0, y0: inner.y1, x1: inner.x0, y1: inner.y0))
    edges.appendReserved(Edge(x0: inner.x1, y0: inner.y0, x1: inner.x1, y1: inner.y1))
  }
}

extension StrokeStyle {
  /// True when right angles get sharp corners and there are no dashes.
  fileprivate var isPlainMiter: Bool {
    lineJoin == .miter && miterLimit * miterLimit >= 2 && miterLimit > 0 && dash.isEmpty
  }
}
