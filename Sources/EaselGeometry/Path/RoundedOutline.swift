import Foundation

/// The curve of a rounded corner.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 20, style: .circular)
/// ```
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curvature rises gradually from the straight edge.
  case continuous
}

/// The radii of the four corners of a rectangle, in points. Leading is left, trailing is right; the layout
/// direction has no effect.
///
/// ```swift
/// UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 20))
///   .fill(.green)
/// ```
public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
  /// The radius of the top-left corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom-left corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom-right corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top-right corner, in points.
  public var topTrailing: CGFloat

  /// Creates corner radii, in points. Shapes draw a corner with a radius of zero, less or NaN as a sharp
  /// corner, and clamp larger radii to half of the shorter side.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var areEqual: Bool {
    topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
  }
}

/// The outline of a rectangle with four rounded corners.
///
/// It starts in the middle of the right edge, or at the nearest point of the edge's straight part, and runs
/// clockwise on screen, as a CoreGraphics rounded rectangle does.
struct RoundedOutline {
  let rect: CGRect
  /// Horizontal and vertical radii of the corners, at most half of the rectangle's width and height. A corner
  /// is sharp if either radius is zero.
  let bottomRight: Vector
  let bottomLeft: Vector
  let topLeft: Vector
  let topRight: Vector
  let style: RoundedCornerStyle

  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let low = Vector(Double(rect.minX), Double(rect.minY))
    let high = Vector(Double(rect.maxX), Double(rect.maxY))
    let size = high - low
    let right = lead(side: size.y, radii: topRight.y + bottomRight.y)
    let bottom = lead(side: size.x, radii: bottomRight.x + bottomLeft.x)
    let left = lead(side: size.y, radii: bottomLeft.y + topLeft.y)
    let top = lead(side: size.x, radii: topLeft.x + topRight.x)

    let straight = (low.y + right.reach * topRight.y, high.y - right.reach * bottomRight.y)
    var current = Vector(high.x, max(straight.0, min(straight.1, low.y + size.y / 2)))
    visitor.move(to: current)

    func visitCorner(
      at corner: Vector, arriving: Vector, leaving: Vector, radii: Vector,
      _ leads: (arriving: CornerProfile, leaving: CornerProfile)
    ) {
      let curve = RoundedCorner(
        corner: corner, arriving: arriving * radii, leaving: leaving * radii, leads: leads, style: style)
      let isRound = radii.x > 0 && radii.y > 0
      let begin = isRound ? curve.begin : corner
      if begin != current { visitor.line(to: begin) }
      current = isRound ? curve.end : corner
      if isRound { curve.visit(&visitor) }
    }
    visitCorner(
      at: high, arriving: Vector(0, -1), leaving: Vector(-1, 0), radii: bottomRight, (right, bottom))
    visitCorner(
      at: Vector(low.x, high.y), arriving: Vector(1, 0), leaving: Vector(0, -1), radii: bottomLeft,
      (bottom, left))
    visitCorner(at: low, arriving: Vector(0, 1), leaving: Vector(1, 0), radii: topLeft, (left, top))
    visitCorner(
      at: Vector(high.x, low.y), arriving: Vector(-1, 0), leaving: Vector(0, 1), radii: topRight,
      (top, right))
    visitor.close()
  }

  /// The lead of both corners along an edge; a circular corner ends at its radius.
  private func lead(side: Double, radii: Double) -> CornerProfile {
    style == .continuous ? CornerProfile(side: side, radii: radii) : CornerProfile(room: 0)
  }
}

extension RoundedOutline {
  /// - Parameter radii: Clamped to half of the shorter side; a radius of zero, less or NaN makes a sharp
  ///   corner.
  init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> Vector { Vector(repeating: radius > 0 ? Double(min(radius, limit)) : 0) }
    self.init(
      rect: rect, bottomRight: size(radii.bottomTrailing), bottomLeft: size(radii.bottomLeading),
      topLeft: size(radii.topLeading), topRight: size(radii.topTrailing), style: style)
  }
}

extension Path.RoundedRect {
  /// - Parameter cornerSize: Width and height are both clamped to half of the shorter side.
  /// - Returns: Nil for a null rectangle or one without space for corners.
  init?(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    self.init(rect, cornerSize: cornerSize, limit: CGSize(width: limit, height: limit), style: style)
  }

  /// - Parameter ellipticalCornerSize: Width and height are clamped to half of the side along which they lie.
  /// - Returns: Nil for a null rectangle or one without space for corners.
  init?(_ rect: CGRect, ellipticalCornerSize cornerSize: CGSize) {
    let rect = rect.standardized
    let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
    self.init(rect, cornerSize: cornerSize, limit: limit, style: .circular)
  }

  private init?(_ rect: CGRect, cornerSize: CGSize, limit: CGSize, style: RoundedCornerStyle) {
    let size = CGSize(
      width: min(cornerSize.width, limit.width), height: min(cornerSize.height, limit.height))
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(rect: rect, cornerSize: size, style: style)
  }

  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let size = Vector(Double(cornerSize.width), Double(cornerSize.height))
    let outline = RoundedOutline(
      rect: rect, bottomRight: size, bottomLeft: size, topLeft: size, topRight: size, style: style)
    outline.visit(&visitor)
  }
}
