/// A point or displacement, as the curve mathematics uses it.
package typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  @inline(__always)
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  @inline(__always)
  var point: CGPoint { CGPoint(x: x, y: y) }

  @inline(__always)
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product: positive if `other` points to the right of `self` on screen.
  @inline(__always)
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  @inline(__always)
  var lengthSquared: Double { dot(self) }

  @inline(__always)
  var length: Double { lengthSquared.squareRoot() }

  /// The vector turned by +90 degrees: clockwise on screen.
  @inline(__always)
  var perpendicular: SIMD2<Double> { SIMD2(-y, x) }

  @inline(__always)
  func interpolated(to other: SIMD2<Double>, at fraction: Double) -> SIMD2<Double> {
    self + (other - self) * fraction
  }

  /// Whether both components are finite.
  @inline(__always)
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension SIMD2<Double> {
  /// The angle between two unit vectors, 0...pi, to within 7e-5.
  ///
  /// The approximation of arccos is from Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.45.
  @inline(__always)
  func angle(to other: SIMD2<Double>) -> Double {
    let cosine = dot(other)
    let x = Swift.min(Swift.abs(cosine), 1)
    let positive =
      (1 - x).squareRoot() * (1.570_728_8 + x * (-0.212_114_4 + x * (0.074_261_0 - x * 0.018_729_3)))
    return cosine < 0 ? .pi - positive : positive
  }
}

/// A rotation as the cosine and sine of its angle.
struct Rotation {
  let cosine: Double
  let sine: Double

  init(cosine: Double, sine: Double) { (self.cosine, self.sine) = (cosine, sine) }

  /// Creates a rotation by `angle` radians, within -pi/2...pi/2, to within 4e-6. The result has the same bits
  /// on every machine, unlike that of the C library's functions.
  @inline(__always)
  init(angle: Double) {
    let x = angle * angle
    cosine =
      1 + x * (-1 / 2.0 + x * (1 / 24.0 + x * (-1 / 720.0 + x * (1 / 40320.0 - x * (1 / 3_628_800.0)))))
    sine = angle * (1 + x * (-1 / 6.0 + x * (1 / 120.0 + x * (-1 / 5040.0 + x * (1 / 362_880.0)))))
  }

  @inline(__always)
  func callAsFunction(_ v: Vector) -> Vector {
    Vector(v.x * cosine - v.y * sine, v.x * sine + v.y * cosine)
  }
}

/// A `CGAffineTransform` as column vectors: mapping a vector takes two vector multiplications and two
/// additions.
struct AffineMap {
  let xAxis: Vector
  let yAxis: Vector
  let origin: Vector

  init(_ transform: CGAffineTransform) {
    xAxis = Vector(Double(transform.a), Double(transform.b))
    yAxis = Vector(Double(transform.c), Double(transform.d))
    origin = Vector(Double(transform.tx), Double(transform.ty))
  }

  @inline(__always)
  func callAsFunction(_ p: Vector) -> Vector { xAxis * p.x + yAxis * p.y + origin }
}
