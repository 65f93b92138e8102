extension FlatPath {
  /// Appends the lines of a part of a filled path as polylines. They include the lines that close subpaths,
  /// so the rasterizer must not close them again.
  ///
  /// - Returns: False if a coordinate was beyond the limit or NaN; the appended contours are then invalid.
  package mutating func append(
    _ part: PathPart, of path: Path, transform: CGAffineTransform, tolerance: Double
  ) -> Bool {
    guard case .elements(let buffer) = path.storage else { return false }
    let flattener = Flattener(map: AffineMap(transform), tolerance: tolerance, minimumPointCount: 2)
    var visitor = PartFlattener(flattener: flattener, part: part)
    swap(&points, &visitor.flattener.points)
    swap(&contours, &visitor.flattener.contours)
    visitor.begin(part)
    buffer.visit(part, &visitor)
    visitor.finish(part)
    swap(&points, &visitor.flattener.points)
    swap(&contours, &visitor.flattener.contours)
    return visitor.flattener.range.isWithinLimit
  }

  /// Appends closed contours for a part of a path that is stroked without dashes. The contours of all parts
  /// together have the same winding numbers as the outline by `appendStroke(of:style:transform:tolerance:)`.
  ///
  /// - Returns: False if a coordinate was beyond the limit or NaN; the appended contours are then invalid.
  package mutating func appendStroke(
    _ part: PathPart, of path: Path, style: StrokeStyle, transform: CGAffineTransform, tolerance: Double
  ) -> Bool {
    guard case .elements(let buffer) = path.storage,
      let (outliner, ownTolerance) = outliner(
        style, transform, tolerance, cornerCount: path.elementCount)
    else { return false }
    var walker = SpineWalker(
      sink: StrokePartOutliner(outliner: outliner, isContinued: part.isContinued),
      halfWidth: outliner.pen.halfWidth, tolerance: ownTolerance)
    exchangeMemory(with: &walker.sink.outliner)
    if part.isContinued { walker.move(to: part.start) }
    buffer.visit(part, &walker)
    walker.sink.continuesInNextPart = part.continuesInNextPart
    walker.finish()
    exchangeMemory(with: &walker.sink.outliner)
    return walker.sink.outliner.range.isWithinLimit
  }
}

/// Converts a part of a path to polylines for filling. Together, the polylines of all parts enclose the area
/// of the path. Unlike contours, they include the lines that close subpaths.
struct PartFlattener: PathVisitor {
  var flattener: Flattener
  private var subpathStart: Vector
  private var isInSubpath: Bool

  /// - Parameter flattener: Must keep contours of two points.
  init(flattener: Flattener, part: PathPart) {
    (self.flattener, subpathStart) = (flattener, part.subpathStart)
    isInSubpath = part.isContinued
  }

  /// Call this once the flattener holds the target lists.
  mutating func begin(_ part: PathPart) {
    flattener.begin()
    if part.isContinued { flattener.move(to: part.start) }
  }

  mutating func finish(_ part: PathPart) {
    if !part.continuesInNextPart { endSubpath() }
    flattener.finish()
  }

  mutating func move(to point: Vector) {
    endSubpath()
    (subpathStart, isInSubpath) = (point, true)
    flattener.move(to: point)
  }

  @inline(__always)
  mutating func line(to point: Vector) { flattener.line(to: point) }

  @inline(__always)
  mutating func quad(to point: Vector, control: Vector) { flattener.quad(to: point, control: control) }

  @inline(__always)
  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    flattener.curve(to: point, control1: control1, control2: control2)
  }

  mutating func close() {
    endSubpath()
    flattener.close()
  }

  private mutating func endSubpath() {
    if isInSubpath { flattener.line(to: subpathStart) }
    isInSubpath = false
  }
}
