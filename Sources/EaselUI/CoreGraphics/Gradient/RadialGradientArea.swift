import EaselDrawing

/// The two circles of a radial gradient, and the area that it paints.
///
/// The gradient interpolates circles between the start and the end. Several of these circles may pass through
/// one point; a gradient paint then uses the one nearest to the end. CoreGraphics and PDF (ISO 32000-1,
/// 8.7.4.5.4) paint the circles from start to end, which gives the same result with one exception: if neither
/// circle contains the other and nothing is painted beyond the end, then a point inside the end circle has
/// the color of the circle nearest to the start.
struct RadialGradientArea {
  var startCenter: CGPoint
  var startRadius: CGFloat
  var endCenter: CGPoint
  var endRadius: CGFloat

  /// A part of the painted area, with its own gradient.
  struct Piece {
    var area: Path
    var circles: RadialGradientArea
    var isReversed = false
    var cut: GradientEnds = []
  }

  var geometry: GradientPaint.Geometry {
    .radial(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
  }

  private var reversed: RadialGradientArea {
    RadialGradientArea(
      startCenter: endCenter, startRadius: endRadius, endCenter: startCenter, endRadius: startRadius)
  }

  func pieces(in box: CGRect, options: CGGradientDrawingOptions) -> [Piece] {
    guard !box.isNull, isDrawable else { return [] }
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    if let rings = rings(in: box, before: before, after: after) {
      return [Piece(area: rings, circles: self)]
    }
    return coneParts(in: box, before: before, after: after)
  }

  private var isDrawable: Bool {
    let numbers = [startCenter.x, startCenter.y, endCenter.x, endCenter.y, startRadius, endRadius]
    return numbers.allSatisfy(\.isFinite) && startRadius >= 0 && endRadius >= 0
      && (startCenter != endCenter || startRadius != endRadius)
  }

  // MARK: One circle contains the other

  /// The painted area if one circle contains the other, for the even-odd rule; otherwise nil.
  private func rings(in box: CGRect, before: Bool, after: Bool) -> Path? {
    let distance = hypot(endCenter.x - startCenter.x, endCenter.y - startCenter.y)
    guard distance <= abs(endRadius - startRadius) else { return nil }
    let grows = endRadius > startRadius
    let (paintsOutside, paintsInside) = grows ? (after, before) : (before, after)
    var path = paintsOutside ? Path(box) : grows ? endCircle : startCircle
    if !paintsInside { path.addPath(grows ? startCircle : endCircle) }
    return path
  }

  private var startCircle: Path { RadialGradientArea.circle(startCenter, startRadius) }
  private var endCircle: Path { RadialGradientArea.circle(endCenter, endRadius) }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  // MARK: Neither circle contains the other

  private func coneParts(in box: CGRect, before: Bool, after: Bool) -> [Piece] {
    let startCut: GradientEnds = before ? [] : .start
    if after { return [Piece(area: Path(box), circles: self, cut: startCut)] }
    var outside = Path(box)
    outside.addPath(endCircle)
    return [
      Piece(area: outside, circles: self, cut: startCut.union(.end)),
      Piece(area: endCircle, circles: reversed, isReversed: true, cut: before ? [] : .end),
    ]
  }
}

/// The ends of a gradient beyond which nothing is painted.
struct GradientEnds: OptionSet {
  let rawValue: Int

  static let start = GradientEnds(rawValue: 1)
  static let end = GradientEnds(rawValue: 2)

  /// The distance between the end of the colors and the transparent stop. Below the resolution of a
  /// gradient's color table.
  private static let width: Float = 1e-5

  /// Adds transparent stops at the ends in the set. The gradient continues beyond its ends
  /// with the outermost stops.
  func applied(to stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    guard !isEmpty, let first = stops.first, let last = stops.last else { return stops }
    var result = stops
    if contains(.start) {
      result.insert(GradientPaint.Stop(location: GradientEnds.width, color: first.color), at: 0)
      result.insert(GradientPaint.Stop(location: 0, color: .clear), at: 0)
    }
    if contains(.end) {
      result.append(GradientPaint.Stop(location: 1 - GradientEnds.width, color: last.color))
      result.append(GradientPaint.Stop(location: 1, color: .clear))
    }
    return result
  }
}

/// The area painted by a linear gradient.
struct LinearGradientArea {
  let start: CGPoint
  let end: CGPoint
  let options: CGGradientDrawingOptions

  /// The part of `box` between the two ends, extended beyond them if the options say so; nil if it is empty.
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

  /// A rectangle aligned with the gradient's axis.
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
