extension FlatPath {
  /// Appends the contours of `path` that enclose an area.
  ///
  /// - Parameters:
  ///   - transform: From the path's space to the target space.
  ///   - tolerance: The largest distance between a curve and its chords, in the target space.
  package mutating func append(_ path: Path, transform: CGAffineTransform, tolerance: Double) {
    let firstContour = contours.count
    guard !appendFill(path, transform: transform, tolerance: tolerance) else { return }
    truncate(contours: firstContour)
    _ = appendFill(path.sanitized(), transform: transform, tolerance: tolerance)
    clampCoordinates(fromContour: firstContour)
  }

  /// Appends the subpaths of `path` as lines, including those that enclose no area.
  mutating func appendLines(of path: Path, tolerance: Double) {
    let firstContour = contours.count
    guard !appendFill(path, transform: .identity, tolerance: tolerance, minimumPointCount: 2) else { return }
    truncate(contours: firstContour)
    _ = appendFill(path.sanitized(), transform: .identity, tolerance: tolerance, minimumPointCount: 2)
    clampCoordinates(fromContour: firstContour)
  }

  /// - Returns: False if a coordinate was beyond the limit or NaN.
  private mutating func appendFill(
    _ path: Path, transform: CGAffineTransform, tolerance: Double, minimumPointCount: Int = 3
  ) -> Bool {
    var flattener = Flattener(
      map: AffineMap(transform), tolerance: tolerance, minimumPointCount: minimumPointCount)
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

/// Converts the elements of a path to contours for filling: maps the control points, then flattens the curves
/// into chords.
struct Flattener: PathVisitor {
  var points = ContiguousArray<Vector>()
  var contours = ContiguousArray<FlatPath.Contour>()
  private(set) var range = CoordinateRange()

  private let map: AffineMap
  private let fineness: Float
  private var current = Vector.zero
  /// The index in `points` at which the current contour begins.
  private var firstPoint = 0
  /// Contours with fewer points are left out.
  private let minimumPointCount: Int

  /// - Parameter minimumPointCount: With 3, contours that enclose no area are left out.
  init(map: AffineMap, tolerance: Double, minimumPointCount: Int = 3) {
    self.map = map
    self.minimumPointCount = minimumPointCount
    fineness = CurveSteps.fineness(tolerance: FlatPath.usable(tolerance: tolerance))
  }

  /// Call this once `points` and `contours` hold the target lists.
  mutating func begin() { firstPoint = points.count }

  mutating func finish() { endContour(isClosed: false) }

  @inline(__always)
  private mutating func mapped(_ point: Vector) -> Vector {
    let result = map(point)
    range.include(result)
    return result
  }

  @inline(__always)
  mutating func move(to point: Vector) {
    endContour(isClosed: false)
    current = mapped(point)
    points.append(current)
  }

  @inline(__always)
  mutating func line(to point: Vector) {
    current = mapped(point)
    points.append(current)
  }

  @inline(__always)
  mutating func quad(to point: Vector, control: Vector) {
    let (middle, end) = (mapped(control), mapped(point))
    append(CubicPolynomial(from: current, control: middle, to: end), to: end)
  }

  @inline(__always)
  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    let (first, second, end) = (mapped(control1), mapped(control2), mapped(point))
    append(CubicPolynomial(from: current, control1: first, control2: second, to: end), to: end)
  }

  @inline(__always)
  mutating func close() { endContour(isClosed: true) }

  /// Appends the vertices of a curve, without its start.
  @inline(__always)
  private mutating func append(_ curve: CubicPolynomial, to end: Vector) {
    let steps = CurveSteps(bendSquared: curve.bendSquared, fineness: fineness)
    if steps.count > 1 {
      let vertices = curve.balanced(step: steps.step)
      points.append(addingCapacity: steps.count) { output in
        for index in 1..<steps.count { output.append(vertices.point(at: steps.parameter(at: index))) }
        output.append(end)
      }
    } else {
      points.append(end)
    }
    current = end
  }

  /// Ends the current contour; removes it if it has too few points.
  @inline(__always)
  private mutating func endContour(isClosed: Bool) {
    if points.count &- firstPoint >= minimumPointCount {
      contours.append(FlatPath.Contour(end: points.count, isClosed: isClosed))
    } else {
      points.removeLast(points.count &- firstPoint)
    }
    firstPoint = points.count
  }
}
