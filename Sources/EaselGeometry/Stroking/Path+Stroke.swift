import Foundation

extension Path {
  /// The tolerance of the outline of `strokedPath`: a hundredth of a point, but at most 1/500 of the line
  /// width, because small paths are often scaled up.
  private static let strokedPathTolerance = (points: 0.01, lineWidths: 0.002)

  /// The number of elements above which a path has no outline as a path. The outline of an outline has a multiple of its
  /// elements, so that repeating `strokedPath` would take all memory.
  package static let largestOutlinedElementCount = 1 << 20

  /// Returns the outline of the stroked path, with dashes applied: closed polygons for the non-zero fill
  /// rule. The polygons are at most 1/100 point or 1/500 of the line width away from the exact outline, unless it has
  /// more than 4,096 corners: the wider the line, the coarser are its round corners then.
  ///
  /// The outer polygons run in the direction of rectangles and ellipses, so that one of these that is added to the outline
  /// leaves no hole where they overlap.
  ///
  /// A path of more than 1,048,576 elements, which can be stroked all the same, gives an empty path. One line on standard
  /// error says so.
  ///
  /// - Parameter style: The stroke style; a line width of zero or less gives an empty path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard elementCount <= Path.largestOutlinedElementCount else {
      ProblemLog.report("a path of more than 1,048,576 elements has no stroked path; stroke the path itself")
      return Path()
    }
    let tolerance = min(
      Path.strokedPathTolerance.points, Double(style.lineWidth) * Path.strokedPathTolerance.lineWidths)
    var flat = FlatPath()
    flat.appendStroke(of: self, style: style, transform: .identity, tolerance: tolerance)
    return Path(flat, isReversed: true)
  }

  /// Creates a path of lines from contours.
  ///
  /// - Parameter isReversed: Whether the lines run in the opposite direction. The contours of strokes run against rectangles.
  init(_ flat: FlatPath, isReversed: Bool = false) {
    var buffer = PathBuffer(
      reservingVerbs: flat.points.count + flat.contours.count, points: flat.points.count)
    var begin = 0
    for contour in flat.contours {
      let points = flat.points[begin..<contour.end]
      buffer.move(to: points[begin].point)
      if isReversed {
        for point in points.dropFirst().reversed() { buffer.line(to: point.point) }
      } else {
        for point in points.dropFirst() { buffer.line(to: point.point) }
      }
      if contour.isClosed { buffer.close() }
      begin = contour.end
    }
    self.init(storage: buffer.verbs.isEmpty ? .empty : .elements(buffer))
  }
}

extension Path {
  /// The path cut into dashes, each an open subpath; the path itself if the pattern gives a solid line.
  func dashed(lengths: [CGFloat], phase: CGFloat) -> Path {
    let style = StrokeStyle(dash: lengths, dashPhase: phase)
    guard let pattern = DashPattern(style: style, path: self) else { return self }
    let result = segments(to: DashCutter(pattern: pattern)).result
    return result.verbs.isEmpty ? Path() : Path(storage: .elements(result))
  }
}

/// Copies the dashes of a path. The pattern restarts with every subpath.
private struct DashCutter: SegmentSink {
  let pattern: DashPattern
  private(set) var result = PathBuffer()
  private var index = 0
  private var rest = 0.0
  private var isDrawing = false

  init(pattern: DashPattern) { self.pattern = pattern }

  mutating func beginSubpath() {
    (index, rest) = pattern.start
    isDrawing = false
  }

  mutating func append(_ segment: PathSegment) {
    let length = segment.finiteLength
    guard length > 0 else { return }
    var walked = 0.0
    while rest < length - walked {
      copy(segment, from: walked, to: walked + rest, of: length)
      walked += rest
      index = index + 1 == pattern.count ? 0 : index + 1
      rest = pattern[index]
      isDrawing = false
    }
    rest -= length - walked
    copy(segment, from: walked, to: length, of: length)
  }

  private mutating func copy(_ segment: PathSegment, from: Double, to: Double, of length: Double) {
    guard index.isMultiple(of: 2) else { return }
    result.append(segment.part(fromLength: from, toLength: to, of: length), continuing: isDrawing)
    isDrawing = true
  }
}
