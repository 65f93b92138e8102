import Foundation

/// A displacement in the plane, in points.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGPoint {
  /// The image of the point.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The image of the size taken as a vector: translation does not count.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the image of the four corners; null and infinite stay as they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite, !t.isIdentity else { return self }
    // Each edge of the result is the sum of the least, or greatest, that x and y can give.
    let (xByX, yByX) = (t.a * minX, t.b * minX)
    let (xByX2, yByX2) = (t.a * maxX, t.b * maxX)
    let (xByY, yByY) = (t.c * minY, t.d * minY)
    let (xByY2, yByY2) = (t.c * maxY, t.d * maxY)
    let left = min(xByX, xByX2) + min(xByY, xByY2)
    let right = max(xByX, xByX2) + max(xByY, xByY2)
    let top = min(yByX, yByX2) + min(yByY, yByY2)
    let bottom = max(yByX, yByX2) + max(yByY, yByY2)
    return CGRect(x: left + t.tx, y: top + t.ty, width: right - left, height: bottom - top)
  }
}

extension CGPoint {
  /// True when both coordinates are the same.
  @inlinable
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// True when width and height are the same.
  @inlinable
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// True when origin and size are the same.
  @inlinable
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGRect {
  /// The part that both rectangles have in common, in their space; null where there is none, and where an edge of either
  /// is no number. `intersection` of Foundation on Linux traps on such an edge.
  package func overlap(_ other: CGRect) -> CGRect {
    let edges = [self, other].flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    return edges.contains(where: \.isNaN) ? .null : intersection(other)
  }
}
