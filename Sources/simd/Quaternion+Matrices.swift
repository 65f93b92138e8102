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
