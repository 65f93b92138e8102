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
