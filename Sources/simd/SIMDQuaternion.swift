/// A quaternion. Unit quaternions are rotations in three dimensions.
///
/// ```swift
/// import simd
/// let quarterTurn = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
/// let halfTurn = quarterTurn * quarterTurn
/// let turned = halfTurn.act(SIMD3(1, 0, 0))
/// ```
@frozen
public struct SIMDQuaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
  /// The three imaginary components, then the real one.
  public var vector: SIMD4<Scalar>

  /// Creates a quaternion of zeros.
  @inlinable
  public init() { vector = .zero }

  /// Creates a quaternion from its components, the real one last.
  @inlinable
  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// Creates a quaternion from its components.
  @inlinable
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  /// Creates a quaternion from its real part and its imaginary vector.
  @inlinable
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Creates a rotation by an angle in radians about a unit axis, counterclockwise as seen from the tip of
  /// the axis.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// Creates the shortest rotation from one unit vector to another.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine > -1 + Scalar.ulpOfOne.squareRoot() {
      self = SIMDQuaternion(real: 1 + cosine, imag: cross(from, to)).normalized
    } else {
      // Half a turn about any perpendicular axis.
      let other: SIMD3<Scalar> = Swift.abs(from.x) < Swift.abs(from.y) ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
    }
  }

  /// The real part.
  @inlinable public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary part as a vector.
  @inlinable public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  /// The length (norm).
  @inlinable public var length: Scalar { dot(vector, vector).squareRoot() }

  /// The quaternion divided by its length; NaN if the length is 0.
  @inlinable public var normalized: Self { Self(vector: vector / length) }

  /// The conjugate, which for a unit quaternion is the inverse rotation.
  @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }

  /// The multiplicative inverse; NaN for zero.
  @inlinable public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }

  /// The angle of the rotation in radians, 0...2π.
  public var angle: Scalar { Scalar(2 * atan2(Double(dot(imag, imag).squareRoot()), Double(real))) }

  /// The unit axis of the rotation; NaN if the quaternion is real.
  @inlinable public var axis: SIMD3<Scalar> { normalize(imag) }

  /// Rotates a vector by this unit quaternion.
  @inlinable
  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let t = cross(imag, v) * 2
    return v + t * real + cross(imag, t)
  }
}

extension SIMDQuaternion: CustomDebugStringConvertible {
  /// The quaternion as the call `simd_quat` with its parts.
  public var debugDescription: String { "simd_quat(real: \(real), imag: \(imag))" }
}

extension SIMDQuaternion {
  /// The sum.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }

  /// The difference.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }

  /// The negated quaternion, which is the same rotation.
  @inlinable
  public static prefix func - (q: Self) -> Self { Self(vector: .zero - q.vector) }

  /// The product, which rotates by `rhs` first.
  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self {
    let imaginary = rhs.imag * lhs.real + lhs.imag * rhs.real + cross(lhs.imag, rhs.imag)
    return Self(real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag), imag: imaginary)
  }

  /// The quaternion with every component multiplied by a number.
  @inlinable
  public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: rhs.vector * lhs) }

  /// The quaternion with every component multiplied by a number.
  @inlinable
  public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }

  /// The product of `lhs` and the inverse of `rhs`.
  @inlinable
  public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }

  /// The quaternion with every component divided by a number.
  @inlinable
  public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }

  /// Adds a quaternion to another.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Subtracts a quaternion from another.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Replaces `lhs` by the product `lhs * rhs`.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// Multiplies every component by a number.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }

  /// Multiplies `lhs` by the inverse of `rhs`.
  @inlinable
  public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }

  /// Divides every component by a number.
  @inlinable
  public static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
}

/// A quaternion of 32-bit floating-point numbers.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A quaternion of 64-bit floating-point numbers.
public typealias simd_quatd = SIMDQuaternion<Double>

extension SIMDQuaternion: Sendable where SIMD4<Scalar>: Sendable {}

// Conversions between quaternions and rotation matrices.

extension SIMDQuaternion {
  /// Creates the rotation of a matrix with orthonormal columns (Shepperd's method).
  init(columns m: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    let trace = m.0.x + m.1.y + m.2.z
    if trace >= 0 {
      let r = (1 + trace).squareRoot() * 2
      self.init(ix: (m.1.z - m.2.y) / r, iy: (m.2.x - m.0.z) / r, iz: (m.0.y - m.1.x) / r, r: r / 4)
    } else if m.0.x >= m.1.y, m.0.x >= m.2.z {
      let r = (1 + m.0.x - m.1.y - m.2.z).squareRoot() * 2
      self.init(ix: r / 4, iy: (m.1.x + m.0.y) / r, iz: (m.2.x + m.0.z) / r, r: (m.1.z - m.2.y) / r)
    } else if m.1.y >= m.2.z {
      let r = (1 - m.0.x + m.1.y - m.2.z).squareRoot() * 2
      self.init(ix: (m.1.x + m.0.y) / r, iy: r / 4, iz: (m.2.y + m.1.z) / r, r: (m.2.x - m.0.z) / r)
    } else {
      let r = (1 - m.0.x - m.1.y + m.2.z).squareRoot() * 2
      self.init(ix: (m.2.x + m.0.z) / r, iy: (m.2.y + m.1.z) / r, iz: r / 4, r: (m.0.y - m.1.x) / r)
    }
  }

  /// The rotated axes: the columns of the rotation matrix.
  var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
    (act(SIMD3(1, 0, 0)), act(SIMD3(0, 1, 0)), act(SIMD3(0, 0, 1)))
  }

  /// Creates the rotation of a matrix with orthonormal columns.
  public init(_ matrix: SIMDMatrix3<SIMD3<Scalar>>) { self.init(columns: matrix.columns) }

  /// Creates the rotation of the upper left 3 x 3 part of a matrix.
  public init(_ matrix: SIMDMatrix4<SIMD4<Scalar>>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let m = matrix.columns
    self.init(columns: (part(m.0), part(m.1), part(m.2)))
  }
}

extension SIMDMatrix3 {
  /// Creates the matrix of a rotation.
  public init<S>(_ q: SIMDQuaternion<S>) where Column == SIMD3<S> { self.init(columns: q.columns) }
}

extension SIMDMatrix4 {
  /// Creates the matrix of a rotation.
  public init<S>(_ q: SIMDQuaternion<S>) where Column == SIMD4<S> {
    let (x, y, z) = q.columns
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }
}

/// The 3 x 3 matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// The 3 x 3 matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// The 4 x 4 matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// The 4 x 4 matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
