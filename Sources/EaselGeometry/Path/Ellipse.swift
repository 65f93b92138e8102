/// An axis-parallel ellipse, drawn as four cubics.
struct Ellipse {
  let center: Vector
  let radii: Vector

  /// The distance of the control points from the ends of a quarter of the unit circle.
  ///
  /// 4/3 (sqrt 2 - 1): the curve touches the circle in its middle and is at most 2.7e-4 radii outside
  /// elsewhere.
  static let controlDistance = 0.552_284_749_830_793_4

  init(in rect: CGRect) {
    center = Vector(Double(rect.midX), Double(rect.midY))
    radii = Vector(Double(rect.width) / 2, Double(rect.height) / 2)
  }

  /// From the rightmost point, clockwise on screen.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let (low, high) = (center - radii, center + radii)
    let handle = radii * Ellipse.controlDistance
    let (nearLow, nearHigh) = (center - handle, center + handle)
    visitor.move(to: Vector(high.x, center.y))
    visitor.curve(
      to: Vector(center.x, high.y), control1: Vector(high.x, nearHigh.y), control2: Vector(nearHigh.x, high.y)
    )
    visitor.curve(
      to: Vector(low.x, center.y), control1: Vector(nearLow.x, high.y), control2: Vector(low.x, nearHigh.y))
    visitor.curve(
      to: Vector(center.x, low.y), control1: Vector(low.x, nearLow.y), control2: Vector(nearLow.x, low.y))
    visitor.curve(
      to: Vector(high.x, center.y), control1: Vector(nearHigh.x, low.y), control2: Vector(high.x, nearLow.y))
    visitor.close()
  }
}
