import Foundation

extension CGPath {
  /// True when the path is one rectangle with its sides along the axes, in any direction from any corner, closed or not;
  /// then it is put into `rect`.
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

  /// The rectangle with the given corners; a fifth one has to be the first again.
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
  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  /// Appends a straight line; ignored when there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Begins a new subpath at the first point and appends lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    change { $0.addLines(points.map { $0.applying(transform) }) }
  }

  /// Appends a quadratic curve; ignored when there is no current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Appends a cubic curve; ignored when there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Closes the subpath.
  public func closeSubpath() { change { $0.closeSubpath() } }

  /// Appends a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Appends each rectangle as a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }

  /// Appends the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Appends a rectangle with quarters of an ellipse as corners, clamped to half of each side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    change { $0.addPath(Path(roundedRect: rect, ellipticalCornerSize: size), transform: transform) }
  }

  /// Appends a circular arc; angles in radians, the flag as in `Path.addArc`.
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

  /// Rounds the corner at `tangent1End`; see `Path.addArc(tangent1End:tangent2End:radius:transform:)`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Appends the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.path, transform: transform) }
  }
}
