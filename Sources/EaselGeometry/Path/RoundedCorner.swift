/// One rounded corner of a rectangle, from the edge that arrives to the edge that leaves.
///
/// Places are `corner + arriving * u + leaving * v`: both vectors point from the corner along their edge and
/// are as long as the corner's radius there, so that (1, 0) and (0, 1) are the ends of a circular corner.
struct RoundedCorner {
  let corner: Vector
  let arriving: Vector
  let leaving: Vector
  /// The curve along the edge that arrives and along the one that leaves.
  let leads: (arriving: CornerLead, leaving: CornerLead)
  let style: RoundedCornerStyle

  var begin: Vector { place(leads.arriving.reach, 0) }
  var end: Vector { place(0, leads.leaving.reach) }

  @inline(__always)
  private func place(_ u: Double, _ v: Double) -> Vector { corner + arriving * u + leaving * v }

  /// The curve alone; the visitor stands at its begin.
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

  /// Three cubics. The one in the middle depends on the radius alone.
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

/// The part of a continuous corner along one of its edges: distances from the corner, in radii.
///
/// Where the edges have room, the numbers are those that
/// paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles found in UIBezierPath. Where an edge is too
/// short, the points on that edge come nearer, and the other points keep their distance in radii. The numbers
/// for that follow from the elements of `RoundedRectangle(cornerRadius:style:).path(in:)` on macOS, which
/// github.com/lennondotw/interaction-lab publishes in archive/2026-08-swiftui-corner-shapes.
struct CornerLead {
  /// Where the curve meets the edge.
  let reach: Double
  /// The control point that belongs to it.
  let control1: Double
  /// The other control point of the cubic.
  let control2: Double

  /// How much farther than its radius the full curve reaches.
  private static let extent = 0.528_665

  /// - Parameter room: 0 where the radii fill the edge, 1 where the full curve fits.
  init(room: Double) {
    reach = 1 + CornerLead.extent * room
    control1 = 0.96 + 0.128_49 * room
    control2 = 0.82 + 0.048_407 * room
  }

  /// - Parameters:
  ///   - side: The length of the edge.
  ///   - radii: The sum of the radii of its two corners along the edge.
  init(side: Double, radii: Double) {
    let room = (side - radii) / (radii * CornerLead.extent)
    self.init(room: room > 0 ? min(room, 1) : 0)
  }
}
