/// Where a linear gradient is painted.
struct GradientStretch {
  let start: CGPoint
  let end: CGPoint
  let options: CGGradientDrawingOptions

  /// What of a box lies between the two ends, or beyond where that is painted too; nil when that is nothing.
  func area(in box: CGRect) -> Path? {
    guard !box.isNull, start != end else { return nil }
    if options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) { return Path(box) }
    let axis = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let squaredLength = axis.dx * axis.dx + axis.dy * axis.dy
    let corners = box.corners.map { corner in
      let offset = (corner.x - start.x, corner.y - start.y)
      return (
        along: (offset.0 * axis.dx + offset.1 * axis.dy) / squaredLength,
        across: (offset.1 * axis.dx - offset.0 * axis.dy) / squaredLength
      )
    }
    guard let extent = Extent(corners), squaredLength > 0, squaredLength.isFinite else { return nil }
    let first = options.contains(.drawsBeforeStartLocation) ? extent.along.lowerBound : 0
    let last = options.contains(.drawsAfterEndLocation) ? extent.along.upperBound : 1
    guard first < last else { return nil }
    return band(along: first...last, across: extent.across, axis)
  }

  /// A rectangle of the gradient's own directions.
  private func band(
    along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>, _ axis: CGVector
  ) -> Path {
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along * axis.dx - across * axis.dy, y: start.y + along * axis.dy + across * axis.dx)
    }
    return Path { path in
      path.addLines([
        point(along.lowerBound, across.lowerBound), point(along.upperBound, across.lowerBound),
        point(along.upperBound, across.upperBound), point(along.lowerBound, across.upperBound),
      ])
      path.closeSubpath()
    }
  }

  private struct Extent {
    let along: ClosedRange<CGFloat>
    let across: ClosedRange<CGFloat>

    init?(_ corners: [(along: CGFloat, across: CGFloat)]) {
      let (along, across) = (corners.map(\.along), corners.map(\.across))
      guard (along + across).allSatisfy(\.isFinite) else { return nil }
      self.along = along.min()!...along.max()!
      self.across = across.min()!...across.max()!
    }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0) } }
  }
}
