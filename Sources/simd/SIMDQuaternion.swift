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

// Rotations as quaternions and as matrices.

extension SIMDQuaternion {
  /// The rotation of a matrix whose columns have length 1 and right angles between them (Shepperd's method).
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

  /// The images of the three axes.
  var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
    (act(SIMD3(1, 0, 0)), act(SIMD3(0, 1, 0)), act(SIMD3(0, 0, 1)))
  }

  /// The rotation of a matrix.
  public init(_ matrix: SIMDMatrix3<SIMD3<Scalar>>) { self.init(columns: matrix.columns) }

  /// The rotation of the first three columns and rows of a matrix.
  public init(_ matrix: SIMDMatrix4<SIMD4<Scalar>>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let m = matrix.columns
    self.init(columns: (part(m.0), part(m.1), part(m.2)))
  }
}

extension SIMDMatrix3 {
  /// The matrix of a rotation.
  public init<S>(_ q: SIMDQuaternion<S>) where Column == SIMD3<S> { self.init(columns: q.columns) }
}

extension SIMDMatrix4 {
  /// The matrix of a rotation.
  public init<S>(_ q: SIMDQuaternion<S>) where Column == SIMD4<S> {
    let (x, y, z) = q.columns
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }
}

public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
