/// A quaternion; of length 1, a rotation of space.
@frozen
public struct SIMDQuaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
  /// The three imaginary parts, and the real one last.
  public var vector: SIMD4<Scalar>

  /// Zero.
  @inlinable
  public init() { vector = .zero }

  @inlinable
  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  @inlinable
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  @inlinable
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// A turn by an angle in radians about an axis of length 1, counter-clockwise when it points at the viewer.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The shortest turn that takes a direction to another, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine > -1 + Scalar.ulpOfOne.squareRoot() {
      self = SIMDQuaternion(real: 1 + cosine, imag: cross(from, to)).normalized
    } else {
      // Half a turn about any axis at right angles.
      let other: SIMD3<Scalar> = Swift.abs(from.x) < Swift.abs(from.y) ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
    }
  }

  @inlinable public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  @inlinable public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  @inlinable public var length: Scalar { dot(vector, vector).squareRoot() }

  @inlinable public var normalized: Self { Self(vector: vector / length) }

  /// The inverse rotation of a quaternion of length 1.
  @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }

  @inlinable public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }

  /// The angle of the rotation, radians, 0...2π.
  public var angle: Scalar { Scalar(2 * atan2(Double(dot(imag, imag).squareRoot()), Double(real))) }

  /// The axis of the rotation; of numbers that are none where nothing turns.
  @inlinable public var axis: SIMD3<Scalar> { normalize(imag) }

  /// The vector turned by the rotation.
  @inlinable
  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let t = cross(imag, v) * 2
    return v + t * real + cross(imag, t)
  }
}

extension SIMDQuaternion: CustomDebugStringConvertible {
  public var debugDescription: String { "simd_quat(real: \(real), imag: \(imag))" }
}

extension SIMDQuaternion {
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }

  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }

  @inlinable
  public static prefix func - (q: Self) -> Self { Self(vector: .zero - q.vector) }

  /// The rotation by `rhs` first and then by `lhs`.
  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self {
    let imaginary = rhs.imag * lhs.real + lhs.imag * rhs.real + cross(lhs.imag, rhs.imag)
    return Self(real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag), imag: imaginary)
  }

  @inlinable
  public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: rhs.vector * lhs) }

  @inlinable
  public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }

  @inlinable
  public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }

  @inlinable
  public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }

  @inlinable
  public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }

  @inlinable
  public static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
}

public typealias simd_quatf = SIMDQuaternion<Float>
public typealias simd_quatd = SIMDQuaternion<Double>

extension SIMDQuaternion: Sendable where SIMD4<Scalar>: Sendable {}
