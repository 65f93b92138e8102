import Foundation

extension Path {
  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) { withElements { $0.move(to: end) } }

  /// Appends a straight line from the current point; has no effect if there is no current point.
  public mutating func addLine(to end: CGPoint) { withElements { $0.line(to: end) } }

  /// Appends a quadratic Bézier curve from the current point; has no effect if there is no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    withElements { $0.quad(to: end, control: control) }
  }

  /// Appends a cubic Bézier curve from the current point; has no effect if there is no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    withElements { $0.curve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the subpath with a line to its start, which becomes the current point. An element that follows
  /// starts a new subpath there.
  public mutating func closeSubpath() { withElements { $0.close() } }

  /// Starts a new subpath at the first point and appends lines to the others; has no effect if `lines` is
  /// empty.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    withElements { buffer in
      buffer.move(to: first)
      for point in lines.dropFirst() { buffer.line(to: point) }
    }
  }

  /// Appends the elements of another path, mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
    } else if !path.isEmpty {
      withElements { $0.append(path, transform: transform) }
    }
  }
}

extension Path {
  /// Creates a closed rectangle that starts at its top-left corner and runs clockwise on screen. A null
  /// rectangle gives an empty path.
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect.standardized) }

  /// Creates the ellipse inscribed in a rectangle: four cubic curves from its rightmost point, clockwise on
  /// screen. A null rectangle gives an empty path.
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect.standardized) }

  /// Creates a rectangle with four equal rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; a null one gives an empty path.
  ///   - cornerSize: The width and height of a corner. Both are clamped to half of the shorter side; if
  ///     either is zero or less, the path is a plain rectangle.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(
      rect: rect, rounded: rect.isNull ? nil : RoundedRect(rect, cornerSize: cornerSize, style: style))
  }

  /// Creates a rectangle with quarters of an ellipse as corners, as CoreGraphics does. Width and height of
  /// the corners are each clamped to half of their side; if either is zero or less, the path is a plain
  /// rectangle.
  init(roundedRect rect: CGRect, ellipticalCornerSize size: CGSize) {
    self.init(rect: rect, rounded: rect.isNull ? nil : RoundedRect(rect, ellipticalCornerSize: size))
  }

  private init(rect: CGRect, rounded: RoundedRect?) {
    self.init(rect)
    if let rounded { storage = .roundedRect(rounded) }
  }

  /// Creates a rectangle with four rounded corners of one radius.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; a null one gives an empty path.
  ///   - cornerRadius: Clamped to half of the shorter side; with zero or less, the path is a plain rectangle.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates a rectangle with a radius for each corner. Each radius is clamped to half of the shorter side; a
  /// corner with a radius of zero or less is sharp. A null rectangle gives an empty path.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    if cornerRadii.areEqual {
      self.init(roundedRect: rect, cornerRadius: cornerRadii.topLeading, style: style)
    } else if !rect.isNull {
      var builder = PathBufferBuilder()
      RoundedOutline(rect: rect.standardized, radii: cornerRadii, style: style).visit(&builder)
      self.init(storage: .elements(builder.buffer))
    }
  }

  /// Appends a closed rectangle that starts at its top-left corner and runs clockwise on screen.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Appends each rectangle as a separate subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the ellipse inscribed in a rectangle. It starts at its rightmost point and runs clockwise on
  /// screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Appends a rectangle with four equal rounded corners; see `init(roundedRect:cornerSize:style:)`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Appends a rectangle with a radius for each corner; see `init(roundedRect:cornerRadii:style:)`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}

extension Path {
  /// Appends a circular arc, preceded by a line to its start if a subpath is open.
  ///
  /// Angles grow clockwise on screen. As in CoreGraphics, the flag is named for a space with y up:
  /// `clockwise: true` sweeps towards smaller angles, which is counter-clockwise on screen. If the angles
  /// differ by a full turn or more, the arc is a whole circle. Angles that are not finite add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    let arc = Arc(
      center: Vector(center), radius: Double(radius), start: startAngle.radians, sweep: sweep)
    withElements { $0.append(arc, transform: transform) }
  }

  /// Appends a circular arc of `delta` from `startAngle`, positive clockwise on screen, preceded by a line to
  /// its start if a subpath is open. A sweep of more than two turns is reduced by whole turns to less than
  /// two.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: Vector(center), radius: Double(radius), start: startAngle.radians,
      sweep: Arc.bounded(sweep: delta.radians))
    withElements { $0.append(arc, transform: transform) }
  }

  /// Appends a rounded corner at `tangent1End` between the current point and `tangent2End`: a line to the
  /// point where the circle touches the first side, then an arc to the point where it touches the second
  /// side.
  ///
  /// Appends a line to `tangent1End` instead if the three points are collinear or the radius is zero or less.
  /// Has no effect if there is no current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint else { return }
    let from = currentPoint.applying(transform.inverted())
    let corner = (Vector(from), Vector(tangent1End), Vector(tangent2End))
    if let arc = Arc(from: corner.0, corner: corner.1, to: corner.2, radius: Double(radius)) {
      withElements { $0.append(arc, transform: transform) }
    } else {
      addLine(to: tangent1End.applying(transform))
    }
  }
}

extension PathBuffer {
  /// Appends the arc, preceded by a line to its start if a subpath is open and its current point differs.
  fileprivate mutating func append(_ arc: Arc, transform: CGAffineTransform) {
    guard arc.start.isFinite, arc.sweep.isFinite else { return }
    let begin = arc.begin.point.applying(transform)
    if verbs.last == nil || verbs.last == .close {
      move(to: begin)
    } else if currentPoint != begin {
      line(to: begin)
    }
    arc.forEachCubic { control1, control2, end in
      curve(
        to: end.point.applying(transform), control1: control1.point.applying(transform),
        control2: control2.point.applying(transform))
    }
  }
}
