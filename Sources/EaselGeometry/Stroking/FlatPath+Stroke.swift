extension FlatPath {
  /// Appends closed contours whose non-zero fill is the stroke of `path`.
  ///
  /// The stroke is made in the path's own space and then mapped, so that an uneven transform bends the pen too. A width that is
  /// not above zero gives nothing.
  ///
  /// - Parameters:
  ///   - transform: from the path's space to the target space.
  ///   - tolerance: the largest distance between the true edge and the contour, in the target space.
  package mutating func appendStroke(
    of path: Path, style: StrokeStyle, transform: CGAffineTransform, tolerance: Double
  ) {
    let scale = Double(transform.maximumScale)
    guard style.lineWidth > 0, style.lineWidth.isFinite, scale.isFinite, scale > 0 else { return }
    let firstContour = contours.count
    let ownTolerance = FlatPath.usable(tolerance: tolerance) / scale
    let pen = StrokePen(style: style, tolerance: ownTolerance)
    let map = AffineMap(transform)
    guard !appendStroke(of: path, pen: pen, map: map, tolerance: ownTolerance) else { return }
    truncate(contours: firstContour)
    _ = appendStroke(of: path.sanitized(), pen: pen, map: map, tolerance: ownTolerance)
    clampCoordinates(fromContour: firstContour)
  }

  /// - Returns: false when a coordinate was beyond the limit or not a number.
  private mutating func appendStroke(of path: Path, pen: StrokePen, map: AffineMap, tolerance: Double) -> Bool
  {
    var outliner = StrokeOutliner(map: map, pen: pen)
    swap(&points, &outliner.points)
    swap(&contours, &outliner.contours)
    swap(&strokeScratch, &outliner.farSide)
    var walker = SpineWalker(
      sink: StrokeOutliner(map: map, pen: pen), halfWidth: pen.halfWidth, tolerance: tolerance)
    swap(&outliner, &walker.sink)
    path.visit(&walker)
    walker.finish()
    swap(&outliner, &walker.sink)
    swap(&points, &outliner.points)
    swap(&contours, &outliner.contours)
    swap(&strokeScratch, &outliner.farSide)
    return outliner.range.isWithinLimit
  }
}
