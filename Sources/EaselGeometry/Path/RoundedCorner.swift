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
