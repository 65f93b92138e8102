/// A run of the elements of a path, and what has to be known of those before it.
package struct PathPart: Equatable, Sendable {
  /// The elements, by number. Where a stroke is cut, those on both sides of the cut belong to both parts.
  package var verbs: Range<Int>
  /// Where their points begin.
  package var firstPoint: Int
  /// The current point before the first element.
  package var start: SIMD2<Double>
  /// Where the subpath began that the first element goes on with.
  package var subpathStart: SIMD2<Double>
  /// True when the subpath of the first element began in the part before.
  package var isContinued: Bool
  /// True when the next part goes on with the subpath of the last element.
  package var goesOn: Bool
}

extension PathBuffer {
  /// Shows the elements of a part to `visitor`, which is at its start.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ part: PathPart, _ visitor: inout Visitor) {
    visit(verbs[part.verbs], firstPoint: part.firstPoint, &visitor)
  }
}

/// A long path -> parts of it that can be flattened one by one, at the same time. Where it is cut depends on the path
/// alone.
package struct PathCutter {
  /// The elements of a part, more or less; each takes about 60 microseconds.
  package enum PartLength {
    package static let fill = 4096
    package static let stroke = 1024
  }

  private let verbs: UnsafeBufferPointer<PathBuffer.Verb>
  private let points: UnsafeBufferPointer<CGPoint>
  /// Steps of a stroke shorter than this, squared, are not cut at: `SpineWalker` may put them together with others.
  private let shortestSquared: Double

  /// Before the next element, and before the one that precedes it.
  private var place = Place()
  private var previous = Place()
  /// How many elements in a row, the last one included, are so long that a stroke may be cut between them.
  private var longCount = 0
  /// Where the subpath ends that the next element goes on with, once it was looked for.
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

  /// Appends the parts of a path that is filled, none when it is too short. The lines of the parts, those included that
  /// close its subpaths, are those of the path.
  package static func cut(_ path: Path, into parts: inout [PathPart]) {
    withCutter(of: path, partLength: PartLength.fill) { cutter in
      while let part = cutter.nextPart() { parts.append(part) }
    }
  }

  /// Appends the parts of a path that is stroked without dashes, none when it is too short. Open subpaths are cut at
  /// corners, closed ones stay whole.
  ///
  /// - Parameters:
  ///   - scale: the largest of the transform that it is stroked through.
  ///   - tolerance: as it is stroked with.
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
      subpathStart: begin.subpathStart, isContinued: isContinued, goesOn: !isAtEnd && !isBeforeMove)
  }

  /// True where an open subpath can be cut: its outline at the next corner follows from the elements on both sides.
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

  /// Where the next element ends.
  @inline(__always)
  private func endPoint() -> Vector {
    let verb = verbs[place.verb]
    return verb == .close ? place.subpathStart : Vector(points[place.point &+ verb.pointCount &- 1])
  }

  @inline(__always)
  private func isLong(to end: Vector) -> Bool { (end - place.current).lengthSquared > shortestSquared }
}

extension PathBuffer.Verb {
  /// How many points an element has.
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
