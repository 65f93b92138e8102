import Foundation

extension Path {
  /// The part of the path between two fractions of its length, all subpaths taken in order.
  ///
  /// Fractions are clamped to 0...1; when `from` is not below `to`, the result is empty. Closed subpaths come out open, even
  /// when all of them is in; only the whole path is returned as it is.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(Double(from), 0), min(Double(to), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    var measurer = SegmentMeasurer()
    visit(&measurer)
    var trimmer = Trimmer(window: (measurer.total * from)...(measurer.total * to))
    for segment in measurer.segments { trimmer.append(segment) }
    return trimmer.result.verbs.isEmpty ? Path() : Path(storage: .elements(trimmer.result))
  }
}

/// A segment with its length.
private struct MeasuredSegment {
  let segment: PathSegment
  let length: Double
  let beginsSubpath: Bool
}

/// Measures the segments of a path; those without a length are left out.
private struct SegmentMeasurer: PathVisitor {
  private(set) var segments: [MeasuredSegment] = []
  private(set) var total = 0.0
  private var start = Vector.zero
  private var current = Vector.zero
  private var beginsSubpath = true

  mutating func move(to point: Vector) {
    (start, current) = (point, point)
    beginsSubpath = true
  }

  mutating func line(to point: Vector) { append(to: point, kind: .line) }

  mutating func quad(to point: Vector, control: Vector) { append(to: point, kind: .quad(control: control)) }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    append(to: point, kind: .curve(control1: control1, control2: control2))
  }

  mutating func close() { line(to: start) }

  private mutating func append(to end: Vector, kind: PathSegment.Kind) {
    let segment = PathSegment(begin: current, end: end, kind: kind)
    current = end
    let length: Double
    if case .line = kind {
      length = (end - segment.begin).length
    } else {
      length = ArcLength(segment.polynomial).total
    }
    guard length > 0, length.isFinite else { return }
    segments.append(MeasuredSegment(segment: segment, length: length, beginsSubpath: beginsSubpath))
    total += length
    beginsSubpath = false
  }
}

/// Copies what lies in a window of the length.
private struct Trimmer {
  let window: ClosedRange<Double>
  private(set) var result = PathBuffer()
  private var walked = 0.0
  private var isDrawing = false

  init(window: ClosedRange<Double>) { self.window = window }

  mutating func append(_ measured: MeasuredSegment) {
    let begin = walked
    walked += measured.length
    if measured.beginsSubpath { isDrawing = false }
    guard walked > window.lowerBound, begin < window.upperBound else { return }
    let part = part(of: measured, from: window.lowerBound - begin, to: window.upperBound - begin)
    if !isDrawing { result.move(to: part.begin.point) }
    isDrawing = true
    switch part.kind {
    case .line: result.line(to: part.end.point)
    case .quad(let control): result.quad(to: part.end.point, control: control.point)
    case .curve(let control1, let control2):
      result.curve(to: part.end.point, control1: control1.point, control2: control2.point)
    }
  }

  private func part(of measured: MeasuredSegment, from: Double, to: Double) -> PathSegment {
    guard from > 0 || to < measured.length else { return measured.segment }
    if case .line = measured.segment.kind {
      return measured.segment.part(
        from: max(from / measured.length, 0), to: min(to / measured.length, 1))
    }
    let lengths = ArcLength(measured.segment.polynomial)
    return measured.segment.part(
      from: lengths.parameter(atLength: from), to: lengths.parameter(atLength: to))
  }
}
