/// A 4x4 matrix that maps points of space: the row vector (x, y, z, 1) times the matrix, divided by the
/// fourth component of the result.
///
/// ```swift
/// var perspective = CATransform3DIdentity
/// perspective.m34 = -1 / 500
/// let tilted = CATransform3DRotate(perspective, 0.5, 0, 1, 0)
/// ```
public struct CATransform3D: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The fourth row, which translates.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates a matrix from its elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    rows = [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  private var rows: [SIMD4<CGFloat.NativeType>] {
    get {
      [
        SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
        SIMD4(m41, m42, m43, m44),
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0].x, newValue[0].y, newValue[0].z, newValue[0].w)
      (m21, m22, m23, m24) = (newValue[1].x, newValue[1].y, newValue[1].z, newValue[1].w)
      (m31, m32, m33, m34) = (newValue[2].x, newValue[2].y, newValue[2].z, newValue[2].w)
      (m41, m42, m43, m44) = (newValue[3].x, newValue[3].y, newValue[3].z, newValue[3].w)
    }
  }

  /// Returns the transform that applies `self` first and then `other`.
  fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
    let columns = other.rows
    var result = CATransform3D()
    result.rows = rows.map { row in
      columns[0] * row.x + columns[1] * row.y + columns[2] * row.z + columns[3] * row.w
    }
    return result
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a rotation by an angle in radians about an axis (x, y, z) of any length, by Rodrigues' formula.
/// The identity if the axis has length zero or is not finite.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let k = 1 - c
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m13) = (c + k * x * x, k * x * y + s * z, k * x * z - s * y)
  (transform.m21, transform.m22, transform.m23) = (k * x * y - s * z, c + k * y * y, k * y * z + s * x)
  (transform.m31, transform.m32, transform.m33) = (k * x * z + s * y, k * y * z - s * x, c + k * z * z)
  return transform
}

/// Returns the transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the transform that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns the transform that scales first and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns the transform that rotates by an angle in radians first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns the transform that applies an affine transform to x and y and keeps z.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

extension ProjectionTransform {
  /// Creates the projective transform of the plane z = 0, viewed along the z axis.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
