import Foundation

/// A projective transform of the plane as a 3x3 matrix for row vectors: (x, y, 1) M, divided by the third
/// component.
///
/// The rows of an affine transform are a, b, 0 / c, d, 0 / tx, ty, 1.
///
/// ```swift
/// Text("Translated")
///   .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 20, y: 10)))
/// ```
public struct ProjectionTransform: Equatable, Hashable, Sendable {
  /// The first row: contributions of x to x, y and the homogeneous coordinate.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row: contributions of y to x, y and the homogeneous coordinate.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row: the constant contributions.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a projective transform from an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the matrix is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the third column is 0, 0, 1, so that parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform as an affine one; nil if parallel lines do not stay parallel. A positive factor of all elements has no
  /// effect: points are divided by it.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Returns a transform that applies `self` first and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Replaces the transform by its inverse.
  ///
  /// - Returns: False, without a change, if there is no inverse.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, (1 / determinant).isFinite else { return false }
    let s = 1 / determinant
    var r = ProjectionTransform()
    (r.m11, r.m21, r.m31) = (c11 * s, c12 * s, c13 * s)
    (r.m12, r.m13) = ((m13 * m32 - m12 * m33) * s, (m12 * m23 - m13 * m22) * s)
    (r.m22, r.m23) = ((m11 * m33 - m13 * m31) * s, (m13 * m21 - m11 * m23) * s)
    (r.m32, r.m33) = ((m12 * m31 - m11 * m32) * s, (m11 * m22 - m12 * m21) * s)
    self = r
    return true
  }

  /// Returns the inverse transform, or `self` if there is no inverse.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }
}

extension CGPoint {
  /// Returns the transformed point, divided by its homogeneous coordinate; not divided if that is zero.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) * scale, y: (x * m.m12 + y * m.m22 + m.m32) * scale)
  }
}
