/// A reusable list of contours made of straight lines: what the rasterizer scans.
///
/// Points are in the target space of the transforms that they were appended with (pixels, for the
/// rasterizer). Appending keeps what is there; `removeAll` keeps the memory, so that nothing is allocated
/// once it has grown.
///
/// Coordinates are finite and within `coordinateLimit`. Larger ones, infinity included, are moved to that
/// limit; a subpath with a NaN is left out.
package struct FlatPath {
  /// One run of points.
  package struct Contour: Equatable, Sendable {
    /// The index after its last point; it begins where the contour before it ends.
    package var end: Int
    /// True when the path closed it; for filling, all contours count as closed.
    package var isClosed: Bool
  }

  /// The tolerance for what is shown on a screen, in pixels: coverage is then off by 3/255 on average on
  /// curved edges.
  package static let deviceTolerance = 0.05

  /// No coordinate is farther than this from zero: 2^40.
  package static let coordinateLimit = 0x1p40

  package var points = ContiguousArray<SIMD2<Double>>()
  package var contours = ContiguousArray<Contour>()

  /// Memory that stroking borrows: the side of an outline that is walked backwards.
  var strokeScratch = ContiguousArray<SIMD2<Double>>()

  package init() {}

  /// Empties the list and keeps its memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  /// Makes as much room as another list has.
  package mutating func reserve(like other: borrowing FlatPath) {
    points.reserveCapacity(other.points.capacity)
    contours.reserveCapacity(other.contours.capacity)
    strokeScratch.reserveCapacity(other.strokeScratch.capacity)
  }

  /// Takes back everything after the first `contourCount` contours.
  mutating func truncate(contours contourCount: Int) {
    contours.removeLast(contours.count - contourCount)
    points.removeLast(points.count - (contours.last?.end ?? 0))
  }
}

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

/// Notices whether any of many points was outside of `FlatPath.coordinateLimit` or not a number, at little
/// cost.
///
///     isWithinLimit = isWithinLimit && abs(point.x) < limit && abs(point.y) < limit
///
/// Multiplied by `overflow`, numbers beyond the limit become infinite; infinity and NaN times zero are NaN,
/// which stays.
struct CoordinateRange {
  private var sum = Vector.zero
  private static let overflow = 0x1p1023 / FlatPath.coordinateLimit * 2

  var isWithinLimit: Bool { sum == .zero }

  @inline(__always)
  mutating func include(_ point: Vector) { sum += point * CoordinateRange.overflow * 0 }
}
