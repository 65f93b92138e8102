/// A map of space as a 4x4 matrix for row vectors: (x, y, z, 1) M, then divided by its fourth part.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  public init() {}

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

  /// The map that applies `self` first and then `other`.
  fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
    let columns = other.rows
    var result = CATransform3D()
    result.rows = rows.map { row in
      columns[0] * row.x + columns[1] * row.y + columns[2] * row.z + columns[3] * row.w
    }
    return result
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A turn by an angle in radians about an axis of any length; none about one without length (Rodrigues' formula).
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

/// The map that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// The map that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// The map that scales first and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// The map that turns first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

extension ProjectionTransform {
  /// What the map makes of the plane z = 0, seen along z.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
