import Foundation

/// An affine transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// Points are row vectors, multiplied from the left, so `t1.concatenating(t2)` applies `t1` first.
///
///     | a  b  0 |
///     | c  d  0 |
///     | tx ty 1 |
///
/// ```swift
/// Rectangle()
///   .transform(CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 0.5, y: 0.5))
/// ```
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  /// The x component of the transformed unit vector (1, 0).
  public var a: CGFloat
  /// The y component of the transformed unit vector (1, 0).
  public var b: CGFloat
  /// The x component of the transformed unit vector (0, 1).
  public var c: CGFloat
  /// The y component of the transformed unit vector (0, 1).
  public var d: CGFloat
  /// The x coordinate of the transformed origin.
  public var tx: CGFloat
  /// The y coordinate of the transformed origin.
  public var ty: CGFloat

  /// The identity transform, which leaves every point unchanged.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform of six zeros, as in CoreGraphics; `identity` is the neutral transform.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six elements.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six elements.
  @inlinable
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that scales about the origin.
  @inlinable
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a translation.
  @inlinable
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Creates a rotation about the origin, in radians, positive clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform equals `identity`.
  @inlinable
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that translates first and then applies `self`.
  @inlinable
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// Returns a transform that scales first and then applies `self`.
  @inlinable
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// Returns a transform that rotates first, by an angle in radians, positive clockwise on screen, and then
  /// applies `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that applies `self` first and then `t2`.
  @inlinable
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse transform, or `self` if there is no inverse, as in CoreGraphics.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The inverse transform; nil if the determinant is zero or not finite.
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    let scale = 1 / determinant
    return CGAffineTransform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }

  /// The largest scale factor in any direction: the larger singular value of the linear part.
  package var maximumScale: CGFloat {
    let (p, q) = ((a + d) / 2, (a - d) / 2)
    let (r, s) = ((b + c) / 2, (b - c) / 2)
    return (p * p + s * s).squareRoot() + (q * q + r * r).squareRoot()
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

// The functions of CoreGraphics' C interface. Source code that predates the methods of `CGAffineTransform`
// uses them.

/// Returns a transform from its six elements.
@inlinable
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Returns a rotation about the origin, in radians, positive clockwise on screen.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns a transform that scales about the origin.
@inlinable
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a translation.
@inlinable
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a transform that rotates first, in radians, and then applies `t`.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// Returns a transform that scales first and then applies `t`.
@inlinable
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// Returns a transform that translates first and then applies `t`.
@inlinable
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// Returns a transform that applies `t1` first and then `t2`.
@inlinable
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// Returns the inverse transform, or `t` if there is no inverse.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Whether `t` is the identity transform.
@inlinable
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Whether two transforms have the same six elements.
@inlinable
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool {
  t1 == t2
}

/// Returns a transformed point.
@inlinable
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// Returns a size transformed as a vector: translation has no effect.
@inlinable
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }

/// Returns the bounding box of a transformed rectangle.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
