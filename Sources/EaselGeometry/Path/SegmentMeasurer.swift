/// A segment of a path with its length.
struct MeasuredSegment {
  let segment: PathSegment
  let length: Double
  let beginsSubpath: Bool

  /// The part between two lengths from the begin, which are clamped to the segment.
  func part(fromLength from: Double, toLength to: Double) -> PathSegment {
    guard from > 0 || to < length else { return segment }
    if case .line = segment.kind {
      return segment.part(from: max(from / length, 0), to: min(to / length, 1))
    }
    let lengths = ArcLength(segment.polynomial)
    return segment.part(from: lengths.parameter(atLength: from), to: lengths.parameter(atLength: to))
  }

  /// The part between two parameters, which are clamped to 0...1.
  func part(from: Double, to: Double) -> PathSegment {
    guard from > 0 || to < 1 else { return segment }
    return segment.part(from: max(from, 0), to: min(to, 1))
  }
}

/// Measures the segments of a path, closing lines included; those without a finite length are left out.
struct SegmentMeasurer: PathVisitor {
  private(set) var segments: [MeasuredSegment] = []
  private(set) var total = 0.0
  private var start = Vector.zero
  private var current = Vector.zero
  private var beginsSubpath = true

  mutating func move(to point: Vector) {
    (start, current) = (point, point)
    beginsSubpath = true
  }

  mutating func line(to point: Vector) {
    append(PathSegment(begin: current, end: point, kind: .line), length: (point - current).length)
  }

  mutating func quad(to point: Vector, control: Vector) {
    append(curve: PathSegment(begin: current, end: point, kind: .quad(control: control)))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    append(
      curve: PathSegment(begin: current, end: point, kind: .curve(control1: control1, control2: control2)))
  }

  mutating func close() { line(to: start) }

  private mutating func append(curve segment: PathSegment) {
    append(segment, length: ArcLength(segment.polynomial).total)
  }

  private mutating func append(_ segment: PathSegment, length: Double) {
    current = segment.end
    guard length > 0, length.isFinite else { return }
    segments.append(MeasuredSegment(segment: segment, length: length, beginsSubpath: beginsSubpath))
    total += length
    beginsSubpath = false
  }
}

extension PathBuffer {
  /// Appends a segment; begins a subpath with it when it does not go on from the current one.
  mutating func append(_ segment: PathSegment, continuing: Bool) {
    if !continuing { move(to: segment.begin.point) }
    switch segment.kind {
    case .line: line(to: segment.end.point)
    case .quad(let control): quad(to: segment.end.point, control: control.point)
    case .curve(let control1, let control2):
      curve(to: segment.end.point, control1: control1.point, control2: control2.point)
    }
  }
}
