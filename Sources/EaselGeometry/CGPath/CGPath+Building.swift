import Foundation

extension CGPath {
  /// Whether the path is a single rectangle with sides parallel to the axes, in any direction, from any
  /// corner, closed or not.
  ///
  /// - Parameter rect: Receives the rectangle if the result is true; may be nil.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

extension Path {
  fileprivate var rectangle: CGRect? {
    if case .rect(let rect) = storage { return rect }
    let elements = elements
    var verbs = elements.verbs
    if verbs.last == .close { verbs.removeLast() }
    guard verbs.first == .move, verbs.dropFirst().allSatisfy({ $0 == .line }) else { return nil }
    return Path.rectangle(Array(elements.points))
  }

  /// The rectangle with the given corners; a fifth corner must equal the first.
  private static func rectangle(_ corners: [CGPoint]) -> CGRect? {
    guard corners.count == 4 || (corners.count == 5 && corners[0] == corners[4]) else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isWideFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isHighFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isWideFirst || isHighFirst else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
  }
}

extension CGMutablePath {
  /// Starts a new subpath at a point, mapped by `transform`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  /// Appends a straight line from the current point; has no effect if there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Starts a new subpath at the first point and appends lines to the others; has no effect if `points` is
  /// empty.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    change { $0.addLines(points.map { $0.applying(transform) }) }
  }

  /// Appends a quadratic Bézier curve; has no effect if there is no current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Appends a cubic Bézier curve; has no effect if there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { change { $0.closeSubpath() } }

  /// Appends a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Appends each rectangle as a separate subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }

  /// Appends the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Appends a rectangle with quarters of an ellipse as corners; width and height of the corners are clamped
  /// to half of the rectangle's width and height.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    change { $0.addPath(Path(roundedRect: rect, ellipticalCornerSize: size), transform: transform) }
  }

  /// Appends a circular arc. Angles are in radians; `clockwise` has the same meaning as in `Path.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
        endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
    }
  }

  /// Appends a circular arc of `delta` radians, positive clockwise on screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
        delta: Angle(radians: Double(delta)), transform: transform)
    }
  }

  /// Appends a rounded corner at `tangent1End`; see `Path.addArc(tangent1End:tangent2End:radius:transform:)`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Appends the elements of another path or of this one, mapped by `transform`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    // Read before the change, because it may be the same object.
    let added = path.path
    change { $0.addPath(added, transform: transform) }
  }
}
