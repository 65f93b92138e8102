extension FlatPath {
  /// Appends closed contours whose non-zero fill is the stroke of `path`.
  ///
  /// The outline is computed in the path's own space and then mapped, so that a non-uniform transform
  /// distorts the pen too. With a line width of zero or less, nothing is appended.
  ///
  /// - Parameters:
  ///   - transform: From the path's space to the target space.
  ///   - tolerance: The largest distance between the exact edge and the contour, in the target space.
  package mutating func appendStroke(
    of path: Path, style: StrokeStyle, transform: CGAffineTransform, tolerance: Double
  ) {
    let firstContour = contours.count
    if appendFiniteStroke(of: path, style, transform, tolerance) { return }
    truncate(contours: firstContour)
    _ = appendFiniteStroke(of: path.sanitized(), style, transform, tolerance)
    clampCoordinates(fromContour: firstContour)
  }

  /// - Returns: False if a coordinate was beyond the limit or NaN.
  private mutating func appendFiniteStroke(
    of path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, _ tolerance: Double
  ) -> Bool {
    let pattern = style.dash.isEmpty ? nil : DashPattern(style: style, path: path)
    let cornerCount = path.elementCount + (pattern?.dashCount ?? 0)
    guard let (outliner, ownTolerance) = outliner(style, transform, tolerance, cornerCount: cornerCount)
    else { return true }
    if let pattern {
      let dasher = Dasher(
        outliner: outliner, pattern: pattern,
        negligible: SpineWalker<Dasher>.negligible(tolerance: ownTolerance))
      var walker = SpineWalker(sink: dasher, halfWidth: outliner.pen.halfWidth, tolerance: ownTolerance)
      exchangeMemory(with: &walker.sink.outliner)
      path.visit(&walker)
      walker.finish()
      exchangeMemory(with: &walker.sink.outliner)
      return walker.sink.outliner.range.isWithinLimit
    }
    var walker = SpineWalker(sink: outliner, halfWidth: outliner.pen.halfWidth, tolerance: ownTolerance)
    exchangeMemory(with: &walker.sink)
    path.visit(&walker)
    walker.finish()
    exchangeMemory(with: &walker.sink)
    return walker.sink.range.isWithinLimit
  }

  /// The outliner for a stroke with a number of corners and caps, and the tolerance in the path's space; nil if nothing is
  /// drawn.
  func outliner(
    _ style: StrokeStyle, _ transform: CGAffineTransform, _ tolerance: Double, cornerCount: Int
  ) -> (StrokeOutliner, tolerance: Double)? {
    let scale = Double(transform.maximumScale)
    guard style.lineWidth > 0, style.lineWidth.isFinite, scale.isFinite, scale > 0 else { return nil }
    let ownTolerance = FlatPath.usable(tolerance: tolerance) / scale
    let pen = StrokePen(style: style, tolerance: ownTolerance, cornerCount: cornerCount)
    return (StrokeOutliner(map: AffineMap(transform), pen: pen), ownTolerance)
  }

  /// Swaps the lists with those of the outliner: once to lend them, once to take them back.
  mutating func exchangeMemory(with outliner: inout StrokeOutliner) {
    swap(&points, &outliner.points)
    swap(&contours, &outliner.contours)
    swap(&strokeScratch, &outliner.farSide)
  }
}

/// Builds the outline of a part of a stroke. The outlines on both sides of a cut share the edge across the
/// stroke in opposite directions, so that it cancels.
struct StrokePartOutliner: SpineSink {
  var outliner: StrokeOutliner
  /// Whether the current subpath began in another part.
  private var isContinued: Bool
  /// Whether the current subpath continues in another part.
  var continuesInNextPart = false
  private var entryCount = 0
  /// The number of points on each side at the start of the last element.
  private var sidesAtEntry = (left: 0, right: 0)

  init(outliner: StrokeOutliner, isContinued: Bool) {
    (self.outliner, self.isContinued) = (outliner, isContinued)
  }

  mutating func begin(at point: Vector) {
    outliner.begin(at: point)
    entryCount = 0
  }

  @inline(__always)
  mutating func enter(direction: Vector, length: Double) {
    outliner.enter(direction: direction, length: length)
    entryCount &+= 1
    if entryCount == 2, isContinued { outliner.removeFirstElement() }
    sidesAtEntry = (outliner.points.count, outliner.farSide.count)
  }

  @inline(__always)
  mutating func line(to point: Vector) { outliner.line(to: point) }

  mutating func step(to point: Vector, direction: Vector) { outliner.step(to: point, direction: direction) }

  mutating func end(isClosed: Bool) {
    if isContinued || continuesInNextPart {
      outliner.endPart(isContinued: isContinued, sidesAtCut: continuesInNextPart ? sidesAtEntry : nil)
    } else {
      outliner.end(isClosed: isClosed)
    }
    isContinued = false
  }
}
