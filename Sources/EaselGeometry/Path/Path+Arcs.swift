import Foundation

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
