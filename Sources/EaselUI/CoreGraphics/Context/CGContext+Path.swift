/// The path that is being built. Points are mapped by the transform that is in force when they are given.
extension CGContext {
  /// Forgets the path.
  public func beginPath() { currentPath = ContextPath() }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { add { $0.move(to: point, transform: $1) } }

  /// Appends a straight line; ignored when there is no current point.
  public func addLine(to point: CGPoint) { add { $0.addLine(to: point, transform: $1) } }

  /// Begins a new subpath at the first point and appends lines to the others.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points, transform: $1) } }

  /// Appends a cubic curve; ignored when there is no current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }

  /// Appends a quadratic curve; ignored when there is no current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }

  /// Appends a circular arc, and a line to its begin when a subpath is open. `clockwise: true` sweeps towards smaller
  /// angles (radians), which looks clockwise where y goes up, and counter-clockwise where it goes down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: $1)
    }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1)
    }
  }

  /// Appends a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect, transform: $1) } }

  /// Appends each rectangle as a subpath of its own.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects, transform: $1) } }

  /// Appends the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect, transform: $1) } }

  /// Appends the elements of a path.
  public func addPath(_ path: CGPath) { add { $0.addPath(path, transform: $1) } }

  /// Closes the subpath.
  public func closePath() { add { path, _ in path.closeSubpath() } }

  private func add(_ body: (CGMutablePath, CGAffineTransform) -> Void) {
    currentPath.add(in: state.ctm, body)
  }

  // MARK: What was built, in user space

  /// The path; nil when it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.path(in: state.ctm).map { CGPath($0) } }

  /// True when nothing was built.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The last end point; zero when the path is empty.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points, control points included; null when the path is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// True when drawing the path in the given mode would colour `point`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let isInside = mode.fillRule.map { path.contains(point, using: $0) } ?? false
    return isInside || (mode.includesStroke && CGPath(path.path.strokedPath(state.line)).contains(point))
  }

  /// Puts the outline of the path's line, as wide as the state says, in the place of the path.
  public func replacePathWithStrokedPath() {
    guard let path = currentPath.path(in: state.ctm) else { return beginPath() }
    currentPath = ContextPath(path.strokedPath(state.line), in: state.ctm)
  }
}

/// The path that a context is building.
///
/// Its points are kept as they were given for as long as the transform stays, so that nothing is rounded; at the first
/// change they are taken to device space.
struct ContextPath {
  private var built = CGMutablePath()
  /// From the space of the points to device space.
  private(set) var space = CGAffineTransform.identity

  /// The elements in their own space.
  var path: Path { built.path }
  var isEmpty: Bool { built.isEmpty }

  init() {}

  init(_ path: Path, in space: CGAffineTransform) {
    built.addPath(CGPath(path))
    self.space = space
  }

  /// Lets `body` add to the path what is given in user space; it has to map that by the transform that it gets.
  mutating func add(in ctm: CGAffineTransform, _ body: (CGMutablePath, CGAffineTransform) -> Void) {
    if built.isEmpty { space = ctm }
    if space == ctm { return body(built, .identity) }
    if !space.isIdentity {
      built = CGMutablePath(mapping: built.path, by: space)
      space = .identity
    }
    body(built, ctm)
  }

  /// The elements in the user space that `ctm` maps from; nil when that is a line or a point.
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
