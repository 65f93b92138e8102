/// A point or displacement in the form that the curve mathematics uses.
package typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  @inline(__always)
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  @inline(__always)
  var point: CGPoint { CGPoint(x: x, y: y) }

  @inline(__always)
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// The z part of the cross product: positive when `other` points to the right of `self` on screen.
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

  /// True when neither part is NaN or infinite.
  @inline(__always)
  var isFinite: Bool { x.isFinite && y.isFinite }
}
