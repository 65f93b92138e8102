/// One rounded corner of a rectangle, from the edge that arrives at the corner to the edge that leaves it.
///
/// Points are `corner + arriving * u + leaving * v`: both vectors point from the corner along their edge and
/// have the length of the corner's radius there, so that (1, 0) and (0, 1) are the ends of a circular corner.
struct RoundedCorner {
  let corner: Vector
  let arriving: Vector
  let leaving: Vector
  /// The parts of the curve along the arriving and the leaving edge.
  let leads: (arriving: CornerProfile, leaving: CornerProfile)
  let style: RoundedCornerStyle

  var begin: Vector { place(leads.arriving.reach, 0) }
  var end: Vector { place(0, leads.leaving.reach) }

  @inline(__always)
  private func place(_ u: Double, _ v: Double) -> Vector { corner + arriving * u + leaving * v }

  /// Visits the curve alone; the current point of the visitor is the begin of the curve.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    switch style {
    case .circular:
      let near = 1 - Ellipse.controlDistance
      visitor.curve(to: end, control1: place(near, 0), control2: place(0, near))
    case .continuous:
      visitContinuous(&visitor)
    }
  }

  /// Visits three cubic curves; the middle one depends on the radius alone.
  private func visitContinuous<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let (far, near) = (0.631_493_79, 0.074_911_39)
    let (farControl, nearControl) = (0.372_823_83, 0.169_059_56)
    visitor.curve(
      to: place(far, near), control1: place(leads.arriving.control1, 0),
      control2: place(leads.arriving.control2, 0))
    visitor.curve(
      to: place(near, far), control1: place(farControl, nearControl),
      control2: place(nearControl, farControl))
    visitor.curve(
      to: end, control1: place(0, leads.leaving.control2), control2: place(0, leads.leaving.control1))
  }
}

/// The part of a continuous corner along one of its edges, as distances from the corner in radii.
///
/// If the edges are long enough, the numbers are those that
/// paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles found in UIBezierPath. On an edge that is too
/// short, the points move towards the corner, and the other points keep their distance in radii. The numbers
/// for short edges follow from the elements of `RoundedRectangle(cornerRadius:style:).path(in:)` on macOS,
/// which github.com/lennondotw/interaction-lab publishes in archive/2026-08-swiftui-corner-shapes.
struct CornerProfile {
  /// The distance of the point at which the curve leaves the edge.
  let reach: Double
  /// The distance of the control point that is next to `reach`.
  let control1: Double
  /// The distance of the other control point of the cubic curve.
  let control2: Double

  /// How far beyond its radius the full curve reaches.
  private static let extent = 0.528_665

  /// - Parameter room: 0 if the radii fill the edge, 1 if the full curve fits.
  init(room: Double) {
    reach = 1 + CornerProfile.extent * room
    control1 = 0.96 + 0.128_49 * room
    control2 = 0.82 + 0.048_407 * room
  }

  /// - Parameters:
  ///   - side: The length of the edge.
  ///   - radii: The sum of the radii of its two corners along the edge.
  init(side: Double, radii: Double) {
    let room = (side - radii) / (radii * CornerProfile.extent)
    self.init(room: room > 0 ? min(room, 1) : 0)
  }
}
