extension UIBezierPath {
  /// Returns the path in the opposite direction, with the same attributes. The last subpath becomes the first one.
  ///
  /// The area by the even-odd rule stays the same. By the nonzero winding rule, a reversed path that is appended to
  /// another one cuts a hole:
  ///
  /// ```swift
  /// let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
  /// ring.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).reversing())
  /// ```
  public func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.cgPath = Path(cgPath).reversed().cgPath
    return reversed
  }
}

extension Path {
  /// The path in the opposite direction. A closed subpath starts at the end of its last drawn segment.
  fileprivate func reversed() -> Path {
    var subpaths: [Subpath] = []
    forEach { element in
      switch element {
      case .move(let point): subpaths.append(Subpath(start: point))
      case .closeSubpath: subpaths.closeLast()
      case .line(let end): subpaths.addToLast(Subpath.Segment(controls: [], end: end))
      case .quadCurve(let end, let control):
        subpaths.addToLast(Subpath.Segment(controls: [control], end: end))
      case .curve(let end, let first, let second):
        subpaths.addToLast(Subpath.Segment(controls: [first, second], end: end))
      }
    }
    var path = Path()
    for subpath in subpaths.reversed() { subpath.addReversed(to: &path) }
    return path
  }
}

/// A subpath with its segments in drawing order.
private struct Subpath {
  struct Segment {
    /// No control point, one or two.
    var controls: [CGPoint]
    var end: CGPoint
  }

  var start: CGPoint
  var segments: [Segment] = []
  var isClosed = false

  func addReversed(to path: inout Path) {
    path.move(to: segments.last?.end ?? start)
    for (index, segment) in segments.enumerated().reversed() {
      let end = index == 0 ? start : segments[index - 1].end
      switch segment.controls.count {
      case 0: path.addLine(to: end)
      case 1: path.addQuadCurve(to: end, control: segment.controls[0])
      default: path.addCurve(to: end, control1: segment.controls[1], control2: segment.controls[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}

extension [Subpath] {
  /// Adds a segment. After the end of a closed subpath, it begins another one at the same start.
  fileprivate mutating func addToLast(_ segment: Subpath.Segment) {
    guard let last else { return }
    if last.isClosed { append(Subpath(start: last.start)) }
    self[count - 1].segments.append(segment)
  }

  fileprivate mutating func closeLast() {
    if !isEmpty { self[count - 1].isClosed = true }
  }
}
