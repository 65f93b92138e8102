extension FlatPath {
  /// Appends the contours of `path` that enclose an area.
  ///
  /// - Parameters:
  ///   - transform: from the path's space to the target space.
  ///   - tolerance: the largest distance between a curve and its chords, in the target space.
  package mutating func append(_ path: Path, transform: CGAffineTransform, tolerance: Double) {
    let firstContour = contours.count
    guard !appendFill(path, transform: transform, tolerance: tolerance) else { return }
    truncate(contours: firstContour)
    _ = appendFill(path.sanitized(), transform: transform, tolerance: tolerance)
    clampCoordinates(fromContour: firstContour)
  }

  /// Appends the subpaths of `path` as lines, those too that enclose nothing.
  mutating func appendLines(of path: Path, tolerance: Double) {
    let firstContour = contours.count
    guard !appendFill(path, transform: .identity, tolerance: tolerance, leastPoints: 2) else { return }
    truncate(contours: firstContour)
    _ = appendFill(path.sanitized(), transform: .identity, tolerance: tolerance, leastPoints: 2)
    clampCoordinates(fromContour: firstContour)
  }

  /// - Returns: false when a coordinate was beyond the limit or not a number.
  private mutating func appendFill(
    _ path: Path, transform: CGAffineTransform, tolerance: Double, leastPoints: Int = 3
  ) -> Bool {
    var flattener = Flattener(map: AffineMap(transform), tolerance: tolerance, leastPoints: leastPoints)
    swap(&points, &flattener.points)
    swap(&contours, &flattener.contours)
    flattener.begin()
    path.visit(&flattener)
    flattener.finish()
    swap(&points, &flattener.points)
    swap(&contours, &flattener.contours)
    return flattener.range.isWithinLimit
  }
}
