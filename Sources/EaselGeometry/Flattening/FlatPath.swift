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
