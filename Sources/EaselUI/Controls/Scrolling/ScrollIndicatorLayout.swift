/// The frames of a scroll indicator, in points of the scroll view's space.
struct ScrollIndicatorLayout {
  let axis: Axis
  /// The part of the view that shows the indicator when the pointer is over it.
  let zone: CGRect
  /// The visible bar.
  let bar: CGRect
  /// Points that the content moves for each point that the bar moves.
  let ratio: CGFloat

  /// The thickness of a bar in points, and that of a bar under the pointer.
  static let (thickness, wideThickness): (CGFloat, CGFloat) = (5, 8)
  /// The distance in points between a bar and the edges of the view.
  static let margin: CGFloat = 2
  /// The least length of a bar in points.
  private static let leastLength: CGFloat = 24

  /// Creates the layout for a content longer than the view.
  ///
  /// - Parameters:
  ///   - position: The position of the view in the content in points, 0...`range`.
  ///   - isAtNearEdge: Whether a vertical bar lies at the left edge.
  ///   - leavesCorner: Whether another bar lies at the end of this one.
  init(
    _ axis: Axis, in size: CGSize, position: CGFloat, range: CGFloat, isWide: Bool, isAtNearEdge: Bool,
    leavesCorner: Bool
  ) {
    typealias Layout = ScrollIndicatorLayout
    let thickness = isWide ? Layout.wideThickness : Layout.thickness
    let depth = Layout.wideThickness + 2 * Layout.margin
    let track = max(size[axis] - 2 * Layout.margin - (leavesCorner ? depth : 0), 0)
    let start = Layout.margin + (leavesCorner && isAtNearEdge && axis == .horizontal ? depth : 0)
    let length = min(max(track * size[axis] / (size[axis] + range), Layout.leastLength), track)
    let across = isAtNearEdge && axis == .vertical
    var (bar, zone) = (CGRect.zero, CGRect.zero)
    (bar.size[axis], bar.size[axis.other]) = (length, thickness)
    bar.origin[axis] = start + (track - length) * position / range
    bar.origin[axis.other] = across ? Layout.margin : size[axis.other] - Layout.margin - thickness
    (zone.size[axis], zone.size[axis.other]) = (track, depth)
    zone.origin[axis] = start
    zone.origin[axis.other] = across ? 0 : size[axis.other] - depth
    (self.axis, self.bar, self.zone) = (axis, bar, zone)
    ratio = track > length ? range / (track - length) : 0
  }
}
