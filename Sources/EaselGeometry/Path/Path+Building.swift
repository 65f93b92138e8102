import Foundation

extension Path {
  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) { withElements { $0.move(to: end) } }

  /// Appends a straight line; ignored when there is no current point.
  public mutating func addLine(to end: CGPoint) { withElements { $0.line(to: end) } }

  /// Appends a quadratic curve; ignored when there is no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    withElements { $0.quad(to: end, control: control) }
  }

  /// Appends a cubic curve; ignored when there is no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    withElements { $0.curve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the subpath with a line to its start, which becomes the current point: an element that follows
  /// begins a new subpath there.
  public mutating func closeSubpath() { withElements { $0.close() } }

  /// Begins a new subpath at the first point and appends lines to the others; nothing when `lines` is empty.
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
  /// The rectangle as a closed subpath from its top left corner clockwise; a null rectangle gives an empty
  /// path.
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect.standardized) }

  /// The ellipse inscribed in `rect`: four cubic segments from its rightmost point, clockwise on screen.
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect.standardized) }

  /// A rectangle with four corners of equal size; width and height are both clamped to half of the shorter
  /// side. Without size, a plain rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(
      rect: rect, rounded: rect.isNull ? nil : RoundedRect(rect, cornerSize: cornerSize, style: style))
  }

  /// A rectangle with quarters of an ellipse as corners, as CoreGraphics draws it; width and height are each
  /// clamped to half of their side. Without size, a plain rectangle.
  init(roundedRect rect: CGRect, ellipticalCornerSize size: CGSize) {
    self.init(rect: rect, rounded: rect.isNull ? nil : RoundedRect(rect, ellipticalCornerSize: size))
  }

  private init(rect: CGRect, rounded: RoundedRect?) {
    self.init(rect)
    if let rounded { storage = .roundedRect(rounded) }
  }

  /// A rectangle with four corners of equal radius, clamped to half of the shorter side; with zero or less, a
  /// plain rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// A rectangle with a radius for each corner; each is clamped to half of the shorter side.
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

  /// Appends a rectangle as a closed subpath from its top left corner clockwise.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Appends each rectangle as a subpath of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the ellipse inscribed in `rect`, from its rightmost point clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Appends a rectangle with four corners of equal size; see `init(roundedRect:cornerSize:style:)`.
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
  /// Appends a circular arc, and a line to its begin when a subpath is open.
  ///
  /// Angles grow clockwise on screen. The flag has the sense of a space with y up: `clockwise: true` sweeps
  /// towards smaller angles, counter-clockwise on screen. Whole turns in either angle do not count, but a
  /// difference of a full turn or more gives the whole circle. Angles that are not finite add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    let arc = Arc(
      center: Vector(center), radius: Double(radius), start: startAngle.radians, sweep: sweep)
    withElements { $0.append(arc, transform: transform) }
  }

  /// Appends a circular arc of `delta` from `startAngle`, positive clockwise on screen, and a line to its
  /// begin when a subpath is open. Turns beyond the second are left out.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: Vector(center), radius: Double(radius), start: startAngle.radians,
      sweep: Arc.bounded(sweep: delta.radians))
    withElements { $0.append(arc, transform: transform) }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`: a line to where the
  /// circle touches the first side, then an arc to where it touches the second.
  ///
  /// A line to `tangent1End` when the three points are in line or the radius is not above zero; ignored when
  /// there is no current point.
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
  /// Goes along the arc, after a line to its begin when a subpath is open and stands elsewhere.
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
