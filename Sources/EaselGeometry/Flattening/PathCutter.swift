/// A range of the elements of a path, with the state that the elements before it leave.
package struct PathPart: Equatable, Sendable {
  /// The indices of the elements. Two parts of a stroke share the elements on both sides of a cut.
  package var verbs: Range<Int>
  /// The index of the first point of the elements.
  package var firstPoint: Int
  /// The current point before the first element.
  package var start: SIMD2<Double>
  /// The start of the subpath to which the first element belongs.
  package var subpathStart: SIMD2<Double>
  /// Whether the subpath of the first element begins in the previous part.
  package var isContinued: Bool
  /// Whether the subpath of the last element continues in the next part.
  package var continuesInNextPart: Bool
}

extension PathBuffer {
  /// Passes the elements of a part to `visitor`, whose current point is the start of the part.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ part: PathPart, _ visitor: inout Visitor) {
    visit(verbs[part.verbs], firstPoint: part.firstPoint, &visitor)
  }
}

/// Cuts a long path into parts that can be flattened independently and in parallel. The position of the cuts
/// depends on the path alone.
package struct PathCutter {
  /// The approximate number of elements per part; a part takes about 60 microseconds.
  package enum PartLength {
    package static let fill = 4096
    package static let stroke = 1024
  }

  private let verbs: UnsafeBufferPointer<PathBuffer.Verb>
  private let points: UnsafeBufferPointer<CGPoint>
  /// The square of the shortest step at which a stroke may be cut: `SpineWalker` may merge shorter steps with
  /// others.
  private let shortestSquared: Double

  /// The position before the next element.
  private var place = Place()
  /// The position before the element that precedes the next one.
  private var previous = Place()
  /// The number of consecutive elements, up to the last one, that are long enough for a cut between them.
  private var longCount = 0
  /// The index at which the current subpath ends, once it has been searched for.
  private var knownEnd = 0

  private struct Place {
    var verb = 0
    var point = 0
    var current = Vector.zero
    var subpathStart = Vector.zero
  }

  private init(
    _ verbs: UnsafeBufferPointer<PathBuffer.Verb>, _ points: UnsafeBufferPointer<CGPoint>,
    shortest: Double
  ) {
    (self.verbs, self.points) = (verbs, points)
    shortestSquared = shortest * shortest
  }

  /// Appends the parts of a filled path; none if the path is too short. Together, the lines of the parts,
  /// including those that close subpaths, are the lines of the path.
  package static func cut(_ path: Path, into parts: inout [PathPart]) {
    withCutter(of: path, partLength: PartLength.fill) { cutter in
      while let part = cutter.nextPart() { parts.append(part) }
    }
  }

  /// Appends the parts of a path that is stroked without dashes; none if the path is too short. Open subpaths
  /// are cut at corners, closed ones stay whole.
  ///
  /// - Parameters:
  ///   - scale: The largest scale factor of the stroke's transform.
  ///   - tolerance: The tolerance of the stroke.
  package static func cut(
    strokeOf path: Path, scale: Double, tolerance: Double, into parts: inout [PathPart]
  ) {
    let ownTolerance = FlatPath.usable(tolerance: tolerance) / scale
    let shortest = 4 * SpineWalker<StrokeOutliner>.negligible(tolerance: ownTolerance)
    withCutter(of: path, partLength: PartLength.stroke, shortest: shortest) { cutter in
      while let part = cutter.nextStrokePart() { parts.append(part) }
    }
  }

  private static func withCutter(
    of path: Path, partLength: Int, shortest: Double = 0, _ body: (inout PathCutter) -> Void
  ) {
    guard case .elements(let buffer) = path.storage, buffer.verbs.count >= 2 * partLength else { return }
    buffer.verbs.withUnsafeBufferPointer { verbs in
      buffer.points.withUnsafeBufferPointer { points in
        var cutter = PathCutter(verbs, points, shortest: shortest)
        body(&cutter)
      }
    }
  }

  // MARK: Parts

  private var isAtEnd: Bool { place.verb == verbs.count }
  private var isBeforeMove: Bool { !isAtEnd && verbs[place.verb] == .move }

  private mutating func nextPart() -> PathPart? {
    guard !isAtEnd else { return nil }
    let begin = place
    let isContinued = !isBeforeMove
    advance(by: PartLength.fill)
    return part(from: begin, to: place.verb, isContinued: isContinued)
  }

  private mutating func nextStrokePart() -> PathPart? {
    guard !isAtEnd else { return nil }
    let isContinued = !isBeforeMove
    let begin = isContinued ? previous : place
    advance(by: PartLength.stroke)
    while !isAtEnd, !isBeforeMove, !isAtCorner() { advance() }
    let isWhole = isAtEnd || isBeforeMove
    return part(from: begin, to: isWhole ? place.verb : place.verb + 1, isContinued: isContinued)
  }

  private func part(from begin: Place, to end: Int, isContinued: Bool) -> PathPart {
    PathPart(
      verbs: begin.verb..<end, firstPoint: begin.point, start: begin.current,
      subpathStart: begin.subpathStart, isContinued: isContinued,
      continuesInNextPart: !isAtEnd && !isBeforeMove)
  }

  /// Whether an open subpath can be cut here: the elements on both sides determine the outline at the next
  /// corner.
  private mutating func isAtCorner() -> Bool {
    longCount >= 2 && verbs[place.verb] != .close && isLong(to: endPoint()) && isOpen()
  }

  private mutating func isOpen() -> Bool {
    if knownEnd <= place.verb {
      knownEnd = verbs[place.verb...].firstIndex { $0 == .move || $0 == .close } ?? verbs.count
    }
    return knownEnd == verbs.count || verbs[knownEnd] == .move
  }

  // MARK: Elements

  private mutating func advance(by count: Int) {
    for _ in 0..<min(count, verbs.count - place.verb) { advance() }
  }

  @inline(__always)
  private mutating func advance() {
    previous = place
    let verb = verbs[place.verb]
    let end = endPoint()
    longCount = verb != .move && verb != .close && isLong(to: end) ? longCount &+ 1 : 0
    if verb == .move { place.subpathStart = end }
    place.current = end
    place.point &+= verb.pointCount
    place.verb &+= 1
  }

  /// The end point of the next element.
  @inline(__always)
  private func endPoint() -> Vector {
    let verb = verbs[place.verb]
    return verb == .close ? place.subpathStart : Vector(points[place.point &+ verb.pointCount &- 1])
  }

  @inline(__always)
  private func isLong(to end: Vector) -> Bool { (end - place.current).lengthSquared > shortestSquared }
}

extension PathBuffer.Verb {
  /// The number of points of an element.
  @inline(__always)
  var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .curve: 3
    case .close: 0
    }
  }
}
