/// One rounded corner of a rectangle, from the edge that arrives to the edge that leaves.
///
/// Places are `corner + arriving * u + leaving * v`: both vectors point from the corner along their edge and
/// are as long as the corner's size there, so that (1, 0) and (0, 1) are the ends of a circular corner.
struct RoundedCorner {
  let corner: Vector
  let arriving: Vector
  let leaving: Vector
  /// 0 for a quarter ellipse, 1 for the full continuous curve, between them where the sides are too short for
  /// it.
  let smoothness: Double

  /// How far a continuous corner reaches along its edges, in corner sizes.
  static let continuousReach = 1.528_665

  /// The smoothness that a corner has room for: the continuous curve needs `continuousReach` corner sizes on
  /// either edge; with less it goes over to the quarter ellipse, which it is when the corner takes half of a
  /// side.
  ///
  /// - Parameter room: half of a side divided by the corner's size there, the smaller of the two axes.
  static func smoothness(room: Double) -> Double {
    min(max((room - 1) / (continuousReach - 1), 0), 1)
  }

  /// Where the curve begins and ends, in corner sizes from the corner.
  var reach: Double { 1 + smoothness * (RoundedCorner.continuousReach - 1) }

  @inline(__always)
  func place(_ u: Double, _ v: Double) -> Vector { corner + arriving * u + leaving * v }

  /// The curve alone; the visitor stands at its begin, `place(reach, 0)`.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    if smoothness == 0 {
      let near = 1 - Ellipse.controlDistance
      visitor.curve(to: place(0, 1), control1: place(near, 0), control2: place(0, near))
    } else {
      visitContinuous(&visitor)
    }
  }

  private func visitContinuous<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    visitor.curve(to: blended(2), control1: blended(0), control2: blended(1))
    visitor.curve(to: blended(5), control1: blended(3), control2: blended(4))
    visitor.curve(to: blended(8), control1: blended(6), control2: blended(7))
  }

  private func blended(_ index: Int) -> Vector {
    let circular = RoundedCorner.circularControls[index]
    let control = circular.interpolated(to: RoundedCorner.continuousControls[index], at: smoothness)
    return place(control.x, control.y)
  }

  /// Control and end points (u, v) of the three cubics of a continuous corner, begin left out.
  ///
  /// The numbers are those that paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles found in
  /// UIBezierPath.
  private static let continuousControls: [Vector] = [
    [1.088_492_96, 0], [0.868_406_94, 0], [0.631_493_79, 0.074_911_39],
    [0.372_823_83, 0.169_059_56], [0.169_059_56, 0.372_823_83], [0.074_911_39, 0.631_493_79],
    [0, 0.868_406_94], [0, 1.088_492_96], [0, continuousReach],
  ]

  /// A quarter circle cut into three cubics where the continuous curve is cut, so that one can be blended
  /// into the other.
  private static let circularControls: [Vector] = {
    let cut = atan2(1 - 0.631_493_79, 1 - 0.074_911_39)
    let angles: [Double] = [0, cut, .pi / 2 - cut, .pi / 2]
    func place(_ angle: Double) -> Vector { [1 - sin(angle), 1 - cos(angle)] }
    func direction(_ angle: Double) -> Vector { [-cos(angle), sin(angle)] }
    return zip(angles, angles.dropFirst()).flatMap { from, to in
      let handle = 4 / 3 * tan((to - from) / 4)
      return [
        place(from) + direction(from) * handle, place(to) - direction(to) * handle, place(to),
      ]
    }
  }()
}
