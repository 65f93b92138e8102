import EaselGeometry

/// The stroke of an axis-aligned rectangle with mitered corners: a rectangle on the grid with a smaller one cut out.
///
/// The corners are exactly those that `StrokeOutliner` produces.
struct RectangleStroke {
  let outer: Edge
  let inner: Edge

  /// Returns nil if the stroke has another shape, for example because it covers the rectangle's interior.
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

  /// Appends the vertical sides. Horizontal sides do not contribute to coverage.
  func append(to edges: inout Buffer<Edge>) {
    edges.reserve(4)
    edges.appendReserved(Edge(x0: outer.x0, y0: outer.y0, x1: outer.x0, y1: outer.y1))
    edges.appendReserved(Edge(x0: outer.x1, y0: outer.y1, x1: outer.x1, y1: outer.y0))
    edges.appendReserved(Edge(x0: inner.x0, y0: inner.y1, x1: inner.x0, y1: inner.y0))
    edges.appendReserved(Edge(x0: inner.x1, y0: inner.y0, x1: inner.x1, y1: inner.y1))
  }
}

extension StrokeStyle {
  /// Whether right angles get sharp corners and the stroke has no dashes.
  fileprivate var isPlainMiter: Bool {
    lineJoin == .miter && miterLimit * miterLimit >= 2 && miterLimit > 0 && dash.isEmpty
  }
}

extension CGAffineTransform {
  /// Whether axis-aligned rectangles stay axis-aligned rectangles.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
