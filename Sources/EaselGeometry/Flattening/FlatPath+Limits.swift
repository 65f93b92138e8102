extension FlatPath {
  /// The finest tolerance that is honoured; finer ones, and what is no number, count as this.
  static let smallestTolerance = 1e-6

  static func usable(tolerance: Double) -> Double {
    tolerance > smallestTolerance ? tolerance : smallestTolerance
  }

  /// Moves the coordinates of the contours from `firstContour` on within the limit; removes contours that
  /// have a NaN.
  mutating func clampCoordinates(fromContour firstContour: Int) {
    let appended = contours[firstContour...]
    let start = firstContour > 0 ? contours[firstContour - 1].end : 0
    let tail = ContiguousArray(points[start...])
    contours.removeSubrange(firstContour...)
    points.removeSubrange(start...)
    var begin = start
    for contour in appended {
      let part = tail[(begin - start)..<(contour.end - start)]
      begin = contour.end
      guard part.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN }) else { continue }
      let limit = FlatPath.coordinateLimit
      points.append(
        contentsOf: part.lazy.map {
          $0.clamped(lowerBound: Vector(repeating: -limit), upperBound: Vector(repeating: limit))
        })
      contours.append(Contour(end: points.count, isClosed: contour.isClosed))
    }
  }
}

extension Path {
  /// The path with its coordinates moved within `FlatPath.coordinateLimit`, and without the subpaths that
  /// have a NaN.
  func sanitized() -> Path {
    var sanitizer = PathSanitizer()
    visit(&sanitizer)
    sanitizer.finish()
    return Path(storage: .elements(sanitizer.result))
  }
}

/// Copies a path subpath by subpath; see `Path.sanitized()`.
private struct PathSanitizer: PathVisitor {
  var result = PathBuffer()
  private var subpath = PathBuffer()
  private var hasNaN = false

  private mutating func limited(_ point: Vector) -> CGPoint {
    hasNaN = hasNaN || point.x.isNaN || point.y.isNaN
    let limit = FlatPath.coordinateLimit
    return point.clamped(lowerBound: Vector(repeating: -limit), upperBound: Vector(repeating: limit)).point
  }

  mutating func finish() {
    if !hasNaN { result.append(subpath) }
    subpath = PathBuffer()
    hasNaN = false
  }

  mutating func move(to point: Vector) {
    finish()
    subpath.move(to: limited(point))
  }

  mutating func line(to point: Vector) { subpath.line(to: limited(point)) }

  mutating func quad(to point: Vector, control: Vector) {
    subpath.quad(to: limited(point), control: limited(control))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    subpath.curve(to: limited(point), control1: limited(control1), control2: limited(control2))
  }

  mutating func close() { subpath.close() }
}
