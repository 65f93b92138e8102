/// Builds the outline of a stroke along a spine.
///
/// Each contour is the sum of small pieces that all have the same orientation: a quadrilateral for every
/// step, a wedge for the outer side of every corner, a cap. An edge that two pieces share cancels. So the
/// non-zero fill of the contours is exactly the union of the pieces, even if the spine crosses itself. On the
/// inner side of a corner the shared edge cancels only if the outline passes through the corner point itself
/// (the "pivot"); if the steps are long enough, the outline uses the intersection of the two inner edges
/// instead, which trims the overlap of the quadrilaterals.
///
/// The two sides are collected separately: the left one in `points`, the right one in `farSide`, which is
/// appended in reverse order at the end.
struct StrokeOutliner: SpineSink {
  var points = ContiguousArray<Vector>()
  var contours = ContiguousArray<FlatPath.Contour>()
  var farSide = ContiguousArray<Vector>()
  private(set) var range = CoordinateRange()

  private let map: AffineMap
  let pen: StrokePen

  private var position = Vector.zero
  private var heading = Vector(1, 0)
  /// The length of the last step; 0 if its quadrilateral cannot be trimmed.
  private var arrivingLength = 0.0
  private var startPosition = Vector.zero
  private var startHeading = Vector.zero
  private var startLength = 0.0
  private var hasStep = false
  /// The offset factor of the pending vertex within a curve; nil at the start of a line or curve.
  private var curveOffset: Double?

  init(map: AffineMap, pen: StrokePen) {
    self.map = map
    self.pen = pen
  }

  // MARK: Spine

  mutating func begin(at point: Vector) {
    (position, startPosition) = (point, point)
    hasStep = false
  }

  @inline(__always)
  mutating func enter(direction: Vector, length: Double) {
    if hasStep {
      join(direction, length: length)
    } else {
      hasStep = true
      (startHeading, startLength) = (direction, length)
      cut(at: position, offset: direction.perpendicular * pen.halfWidth)
    }
    heading = direction
    arrivingLength = length
    curveOffset = nil
  }

  @inline(__always)
  mutating func line(to point: Vector) { position = point }

  mutating func step(to point: Vector, direction: Vector) {
    if let scale = curveOffset { cut(at: position, offset: heading.perpendicular * (pen.halfWidth * scale)) }
    let chord = point - position
    let cosine = heading.dot(direction)
    let side: Double = heading.cross(direction) < 0 ? -1 : 1
    let (before, after) = (
      heading.perpendicular * (pen.halfWidth * side), direction.perpendicular * (pen.halfWidth * side)
    )
    let turnsTooFar = cosine < pen.stepCosine
    let innerEdgeRunsBackwards = (chord + after - before).dot(chord) < 0
    arrivingLength = chord.length
    if turnsTooFar {
      fan(from: -before, around: position, to: point, turning: heading.angle(to: direction), side: side)
    }
    if innerEdgeRunsBackwards {
      appendInnerTurn(to: point, before: before, after: after, side: side)
      arrivingLength = 0
    }
    curveOffset = 1 + (1 - max(cosine, pen.stepCosine)) * (1.0 / 8)
    position = point
    heading = direction
  }

  mutating func end(isClosed: Bool) {
    if !hasStep {
      dot()
    } else if isClosed {
      endClosed()
    } else {
      endOpen()
    }
    endSubpath()
  }

  private mutating func endSubpath() {
    hasStep = false
    curveOffset = nil
    farSide.removeAll(keepingCapacity: true)
  }

  // MARK: Parts

  /// Removes the outline of the first element of this subpath; keeps the last point on either side, at which
  /// its second element begins.
  mutating func removeFirstElement() {
    points.removeSubrange((contours.last?.end ?? 0)..<points.count - 1)
    farSide.removeSubrange(..<(farSide.count - 1))
  }

  /// Ends an open subpath whose beginning or end may be in other parts.
  ///
  /// - Parameters:
  ///   - isContinued: Whether the subpath begins in another part.
  ///   - sidesAtCut: The number of points on each side at the cut if the subpath continues in another part;
  ///     nil if it ends here.
  mutating func endPart(isContinued: Bool, sidesAtCut: (left: Int, right: Int)?) {
    if let sidesAtCut {
      points.removeLast(points.count - sidesAtCut.left)
      farSide.removeLast(farSide.count - sidesAtCut.right)
    } else {
      appendEnd()
    }
    points.append(contentsOf: farSide.reversed())
    if !isContinued { cap(at: startPosition, direction: -startHeading) }
    endContour()
    endSubpath()
  }

  // MARK: Vertices

  @inline(__always)
  private mutating func appendLeft(_ point: Vector) {
    let mapped = map(point)
    range.include(mapped)
    points.append(mapped)
  }

  @inline(__always)
  private mutating func appendRight(_ point: Vector) {
    let mapped = map(point)
    range.include(mapped)
    farSide.append(mapped)
  }

  /// Appends a point to the left side if `side` is 1, to the right side if it is -1.
  @inline(__always)
  private mutating func append(_ point: Vector, side: Double) {
    if side > 0 { appendLeft(point) } else { appendRight(point) }
  }

  /// Appends one point to either side: the two ends of the pen at a point of the spine.
  @inline(__always)
  private mutating func cut(at point: Vector, offset: Vector) {
    appendLeft(point + offset)
    appendRight(point - offset)
  }

  // MARK: Corners

  /// Turns from `heading` to `direction` at the current point.
  @inline(__always)
  private mutating func join(_ direction: Vector, length: Double) {
    let cosine = heading.dot(direction)
    let sine = heading.cross(direction)
    let side: Double = sine < 0 ? -1 : 1
    let before = heading.perpendicular * (pen.halfWidth * side)
    let after = direction.perpendicular * (pen.halfWidth * side)
    let crossing = (before + after) / (1 + cosine)
    // The intersection lies halfWidth * tan(turning / 2) back along both steps; each may lose half of its
    // length.
    let shorterLength = min(arrivingLength, length)
    let canTrim = (1 + cosine) * shorterLength >= 2 * pen.halfWidth * abs(sine)
    // The triangle between the pivot and the two inner ends lies in the untrimmed half of both steps.
    let isCoveredTwice = shorterLength >= 2 * pen.halfWidth * abs(sine)
    if canTrim && cosine > pen.smoothCosine {
      append(position + crossing, side: side)
      append(position - crossing, side: -side)
      return
    }
    if canTrim && cosine > StrokePen.reversalCosine {
      append(position + crossing, side: side)
    } else {
      append(position + before, side: side)
      if !isCoveredTwice { append(position, side: side) }
      append(position + after, side: side)
    }
    joinOuter(
      before: -before, after: -after, crossing: -crossing, cosine: cosine, side: side, direction: direction)
  }

  private mutating func joinOuter(
    before: Vector, after: Vector, crossing: Vector, cosine: Double, side: Double, direction: Vector
  ) {
    if pen.join == .miter && cosine >= pen.miterCosine {
      append(position + crossing, side: -side)
      return
    }
    append(position + before, side: -side)
    if pen.join == .round {
      fan(from: before, around: position, to: position, turning: heading.angle(to: direction), side: side)
    }
    append(position + after, side: -side)
  }

  /// Appends the inner points of an arc of the pen's radius on the outer side of a turn, while the center
  /// moves straight from `center` to `target`.
  private mutating func fan(
    from offset: Vector, around center: Vector, to target: Vector, turning: Double, side: Double
  ) {
    let count = pen.arcSteps(turning)
    guard count > 1 else { return }
    let share = 1 / Double(count)
    let turn = Rotation(angle: turning * share * side)
    var spoke = offset * StrokePen.arcScale(step: turning * share)
    for index in 1..<count {
      spoke = turn(spoke)
      append(center.interpolated(to: target, at: Double(index) * share) + spoke, side: -side)
    }
  }

  /// Appends the inner side of a curve step whose radius of curvature is below the pen's half width, so that
  /// the inner edge runs backwards.
  ///
  /// The area between pivot and edge would have the opposite winding to the rest of the stroke and cancel it.
  /// Therefore the outline goes around it twice in the other direction. At a cusp, where the curve turns
  /// back, the outline passes through the pivot as at a corner.
  private mutating func appendInnerTurn(to point: Vector, before: Vector, after: Vector, side: Double) {
    append(point, side: side)
    guard before.dot(after) > 0 else { return }
    append(point + after, side: side)
    append(position + before, side: side)
    append(point, side: side)
  }

  // MARK: Ends

  private mutating func endClosed() {
    let firstPoint = contours.last?.end ?? 0
    join(startHeading, length: startLength)
    points[firstPoint] = points.removeLast()
    farSide[0] = farSide.removeLast()
    endContour()
    points.append(contentsOf: farSide.reversed())
    endContour()
  }

  private mutating func endOpen() {
    appendEnd()
    points.append(contentsOf: farSide.reversed())
    cap(at: startPosition, direction: -startHeading)
    endContour()
  }

  private mutating func appendEnd() {
    cut(at: position, offset: heading.perpendicular * pen.halfWidth)
    cap(at: position, direction: heading)
  }

  /// Outlines a subpath of zero length: two caps back to back.
  private mutating func dot() {
    guard pen.cap != .butt else { return }
    let offset = Vector(0, pen.halfWidth)
    appendLeft(position + offset)
    cap(at: position, direction: [1, 0])
    appendLeft(position - offset)
    cap(at: position, direction: [-1, 0])
    endContour()
  }

  /// Appends the points of a cap between the pen's left and right end, as seen along `direction`.
  private mutating func cap(at point: Vector, direction: Vector) {
    let ahead = direction * pen.halfWidth
    switch pen.cap {
    case .butt: break
    case .square:
      appendLeft(point + ahead + ahead.perpendicular)
      appendLeft(point + ahead - ahead.perpendicular)
    case .round:
      var spoke = ahead.perpendicular * pen.capScale
      for _ in 1..<pen.capSteps {
        spoke = pen.capTurn(spoke)
        appendLeft(point + spoke)
      }
    }
  }

  private mutating func endContour() {
    contours.append(FlatPath.Contour(end: points.count, isClosed: true))
  }
}
