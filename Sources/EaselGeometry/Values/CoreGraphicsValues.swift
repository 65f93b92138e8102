import Foundation

/// A displacement in the plane, in points.
///
/// ```swift
/// let vector = CGVector(dx: 3, dy: 4)
/// print((vector.dx * vector.dx + vector.dy * vector.dy).squareRoot())
/// ```
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// The horizontal component, in points; positive to the right.
  public var dx: CGFloat
  /// The vertical component, in points; positive downwards.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGPoint {
  /// Returns the transformed point.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed as a vector: translation has no effect.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the four transformed corners. Null and infinite rectangles stay unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite, !t.isIdentity else { return self }
    // Each edge of the result is the sum of the smallest, or largest, contributions of x and y.
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
  /// Whether both coordinates are equal.
  @inlinable
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether width and height are equal.
  @inlinable
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether origin and size are equal.
  @inlinable
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGRect {
  /// Whether none of the edges is NaN. The right edge of an infinitely wide rectangle that begins at -infinity is.
  package var hasNumericEdges: Bool { !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) }

  /// The intersection of both rectangles; null if they do not intersect or an edge of either is NaN.
  /// Foundation's `intersection` and `intersects` on Linux trap on NaN.
  package func overlap(_ other: CGRect) -> CGRect {
    // A negative infinite size has an edge that is NaN only after standardizing, which `intersection` does.
    let (one, two) = (standardized, other.standardized)
    return one.hasNumericEdges && two.hasNumericEdges ? one.intersection(two) : .null
  }
}
