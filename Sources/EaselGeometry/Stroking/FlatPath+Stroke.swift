extension FlatPath {
  /// Appends closed contours whose non-zero fill is the stroke of `path`.
  ///
  /// The stroke is made in the path's own space and then mapped, so that an uneven transform bends the pen
  /// too. A width that is not above zero gives nothing.
  ///
  /// - Parameters:
  ///   - transform: from the path's space to the target space.
  ///   - tolerance: the largest distance between the true edge and the contour, in the target space.
  package mutating func appendStroke(
    of path: Path, style: StrokeStyle, transform: CGAffineTransform, tolerance: Double
  ) {
    guard let (outliner, ownTolerance) = outliner(style, transform, tolerance) else { return }
    let firstContour = contours.count
    if appendStroke(of: path, style: style, outliner: outliner, tolerance: ownTolerance) { return }
    truncate(contours: firstContour)
    _ = appendStroke(of: path.sanitized(), style: style, outliner: outliner, tolerance: ownTolerance)
    clampCoordinates(fromContour: firstContour)
  }

  /// What outlines a stroke, and the tolerance in the path's space; nil when nothing is drawn.
  func outliner(_ style: StrokeStyle, _ transform: CGAffineTransform, _ tolerance: Double) -> (
    StrokeOutliner, tolerance: Double
  )? {
    let scale = Double(transform.maximumScale)
    guard style.lineWidth > 0, style.lineWidth.isFinite, scale.isFinite, scale > 0 else { return nil }
    let ownTolerance = FlatPath.usable(tolerance: tolerance) / scale
    let pen = StrokePen(style: style, tolerance: ownTolerance)
    return (StrokeOutliner(map: AffineMap(transform), pen: pen), ownTolerance)
  }

  /// - Returns: false when a coordinate was beyond the limit or not a number.
  private mutating func appendStroke(
    of path: Path, style: StrokeStyle, outliner: StrokeOutliner, tolerance: Double
  ) -> Bool {
    if !style.dash.isEmpty, let pattern = DashPattern(style: style, pathLength: path.controlLength) {
      let dasher = Dasher(
        outliner: outliner, pattern: pattern, negligible: SpineWalker<Dasher>.negligible(tolerance: tolerance)
      )
      var walker = SpineWalker(sink: dasher, halfWidth: outliner.pen.halfWidth, tolerance: tolerance)
      exchangeMemory(with: &walker.sink.outliner)
      path.visit(&walker)
      walker.finish()
      exchangeMemory(with: &walker.sink.outliner)
      return walker.sink.outliner.range.isWithinLimit
    }
    var walker = SpineWalker(sink: outliner, halfWidth: outliner.pen.halfWidth, tolerance: tolerance)
    exchangeMemory(with: &walker.sink)
    path.visit(&walker)
    walker.finish()
    exchangeMemory(with: &walker.sink)
    return walker.sink.range.isWithinLimit
  }

  /// Lends the lists to the outliner, or takes them back.
  mutating func exchangeMemory(with outliner: inout StrokeOutliner) {
    swap(&points, &outliner.points)
    swap(&contours, &outliner.contours)
    swap(&strokeScratch, &outliner.farSide)
  }
}

/// Builds the outline of a part of a stroke. Where the stroke is cut, the outlines on both sides share the edge across
/// it, which falls out of their sum.
struct StrokePartOutliner: SpineSink {
  var outliner: StrokeOutliner
  /// True while the subpath under way began in another part.
  private var isContinued: Bool
  /// True when the subpath under way goes on in another part.
  var goesOn = false
  private var entryCount = 0
  /// The sides as they were when the last element began.
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
    if entryCount == 2, isContinued { outliner.forgetFirstElement() }
    sidesAtEntry = (outliner.points.count, outliner.farSide.count)
  }

  @inline(__always)
  mutating func line(to point: Vector) { outliner.line(to: point) }

  mutating func step(to point: Vector, direction: Vector) { outliner.step(to: point, direction: direction) }

  mutating func end(isClosed: Bool) {
    if isContinued || goesOn {
      outliner.endPart(isContinued: isContinued, sidesAtCut: goesOn ? sidesAtEntry : nil)
    } else {
      outliner.end(isClosed: isClosed)
    }
    isContinued = false
  }
}
