/// A reusable list of contours made of straight lines: the input of the rasterizer's scan conversion.
///
/// Points are in the target space of the transforms with which they were appended (pixels, for the
/// rasterizer). Appending keeps existing contours; `removeAll` keeps the memory, so that nothing is allocated
/// once the list has grown.
///
/// Coordinates are finite and within `coordinateLimit`. Larger ones, infinity included, are clamped to that
/// limit; a subpath that contains a NaN is left out.
package struct FlatPath {
  /// A polyline.
  package struct Contour: Equatable, Sendable {
    /// The index after its last point. A contour begins at the end of the previous one.
    package var end: Int
    /// Whether the path closes the contour. For filling, all contours count as closed.
    package var isClosed: Bool
  }

  /// The largest absolute value of a coordinate: 2^40.
  package static let coordinateLimit = 0x1p40

  package var points = ContiguousArray<SIMD2<Double>>()
  package var contours = ContiguousArray<Contour>()

  /// Scratch memory for stroking: the side of an outline that is traversed backwards.
  var strokeScratch = ContiguousArray<SIMD2<Double>>()

  package init() {}

  /// Empties the list and keeps its memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  /// Reserves the capacity of another list.
  package mutating func reserve(like other: borrowing FlatPath) {
    points.reserveCapacity(other.points.capacity)
    contours.reserveCapacity(other.contours.capacity)
    strokeScratch.reserveCapacity(other.strokeScratch.capacity)
  }

  /// Removes all contours after the first `contourCount`.
  mutating func truncate(contours contourCount: Int) {
    contours.removeLast(contours.count - contourCount)
    points.removeLast(points.count - (contours.last?.end ?? 0))
  }
}

extension FlatPath {
  /// The smallest supported tolerance; smaller ones and NaN are replaced by it.
  static let smallestTolerance = 1e-6

  static func usable(tolerance: Double) -> Double {
    tolerance > smallestTolerance ? tolerance : smallestTolerance
  }

  /// Clamps the coordinates of the contours from `firstContour` on to the limit, and removes contours that
  /// contain a NaN.
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
  /// The path with its coordinates clamped to `FlatPath.coordinateLimit`, and without the subpaths that
  /// contain a NaN.
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

/// Detects with little work whether any of many points lies outside `FlatPath.coordinateLimit` or is NaN.
///
///     isWithinLimit = isWithinLimit && abs(point.x) < limit && abs(point.y) < limit
///
/// Multiplied by `overflow`, numbers beyond the limit become infinite; infinity times zero and NaN times zero
/// are NaN, and the sum stays NaN from then on.
struct CoordinateRange {
  private var sum = Vector.zero
  private static let overflow = 0x1p1023 / FlatPath.coordinateLimit * 2

  var isWithinLimit: Bool { sum == .zero }

  @inline(__always)
  mutating func include(_ point: Vector) { sum += point * CoordinateRange.overflow * 0 }
}
