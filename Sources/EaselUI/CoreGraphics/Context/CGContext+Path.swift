/// The current path. Points are transformed by the CTM in effect when they are added.
extension CGContext {
  /// Discards the current path.
  public func beginPath() { currentPath = ContextPath() }

  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint) { add { $0.move(to: point, transform: $1) } }

  /// Appends a straight line. Ignored if there is no current point.
  public func addLine(to point: CGPoint) { add { $0.addLine(to: point, transform: $1) } }

  /// Begins a new subpath at the first point and appends lines to the others.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points, transform: $1) } }

  /// Appends a cubic Bézier curve. Ignored if there is no current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }

  /// Appends a quadratic Bézier curve. Ignored if there is no current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }

  /// Appends a circular arc, preceded by a line to its start if a subpath is open.
  ///
  /// - Parameter center: The center of the circle.
  /// - Parameter radius: The radius of the circle.
  /// - Parameter startAngle: The angle of the start in radians.
  /// - Parameter endAngle: The angle of the end in radians.
  /// - Parameter clockwise: Whether angles decrease along the arc. That looks clockwise where y points up,
  ///   and counterclockwise where y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: $1)
    }
  }

  /// Appends a line and an arc of `radius` that round the corner at `tangent1End` between the current
  /// point and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1)
    }
  }

  /// Appends a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect, transform: $1) } }

  /// Appends rectangles, each as its own subpath.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects, transform: $1) } }

  /// Appends the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect, transform: $1) } }

  /// Appends the elements of a path.
  public func addPath(_ path: CGPath) { add { $0.addPath(path, transform: $1) } }

  /// Closes the current subpath.
  public func closePath() { add { path, _ in path.closeSubpath() } }

  private func add(_ body: (CGMutablePath, CGAffineTransform) -> Void) {
    currentPath.add(in: state.ctm, body)
  }

  // MARK: The current path in user space

  /// The current path; nil if it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.path(in: state.ctm).map { CGPath($0) } }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end point of the current path; zero if the path is empty.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The bounding box of all points of the current path, control points included; null if the path is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether drawing the current path in the given mode would paint `point`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let isInside = mode.fillRule.map { path.contains(point, using: $0) } ?? false
    return isInside || (mode.includesStroke && CGPath(path.path.strokedPath(state.line)).contains(point))
  }

  /// Replaces the current path with its outline when stroked with the current line attributes.
  public func replacePathWithStrokedPath() {
    guard let path = currentPath.path(in: state.ctm) else { return beginPath() }
    currentPath = ContextPath(path.strokedPath(state.line), in: state.ctm)
  }
}

/// The current path of a context.
///
/// Points are stored untransformed as long as the CTM stays the same, to avoid rounding. At the first change
/// of the CTM they are converted to device space.
struct ContextPath {
  private var built = CGMutablePath()
  /// The transform from the space of the points to device space.
  private(set) var space = CGAffineTransform.identity

  /// The elements in their own space.
  var path: Path { built.path }
  var isEmpty: Bool { built.isEmpty }

  init() {}

  init(_ path: Path, in space: CGAffineTransform) {
    built.addPath(CGPath(path))
    self.space = space
  }

  /// Adds elements in user space. `body` must transform them by the transform that it receives.
  mutating func add(in ctm: CGAffineTransform, _ body: (CGMutablePath, CGAffineTransform) -> Void) {
    if built.isEmpty { space = ctm }
    if space == ctm { return body(built, .identity) }
    if !space.isIdentity {
      built = CGMutablePath(mapping: built.path, by: space)
      space = .identity
    }
    body(built, ctm)
  }

  /// The elements in the user space of `ctm`; nil if `ctm` has no inverse.
  func path(in ctm: CGAffineTransform) -> Path? {
    if space == ctm { return built.path }
    return ctm.inverse.map { built.path.applying(space.concatenating($0)) }
  }
}

extension CGMutablePath {
  fileprivate convenience init(mapping path: Path, by transform: CGAffineTransform) {
    self.init()
    addPath(CGPath(path), transform: transform)
  }
}
