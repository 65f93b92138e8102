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
