/// A cubic curve as a polynomial: ((a t + b) t + c) t + d for t in 0...1.
struct CubicPolynomial {
  var a: Vector
  var b: Vector
  var c: Vector
  var d: Vector

  @inline(__always)
  init(from p0: Vector, control1 p1: Vector, control2 p2: Vector, to p3: Vector) {
    let firstBend = (p0 - p1) - (p1 - p2)
    let secondBend = (p1 - p2) - (p2 - p3)
    a = secondBend - firstBend
    b = firstBend * 3
    c = (p1 - p0) * 3
    d = p0
  }

  /// The quadratic curve, with a = 0.
  @inline(__always)
  init(from p0: Vector, control p1: Vector, to p2: Vector) {
    a = .zero
    b = (p0 - p1) - (p1 - p2)
    c = (p1 - p0) * 2
    d = p0
  }

  @inline(__always)
  func point(at t: Double) -> Vector { ((a * t + b) * t + c) * t + d }

  /// The first derivative.
  @inline(__always)
  func velocity(at t: Double) -> Vector { (a * (3 * t) + b * 2) * t + c }

  /// The square of the largest length of the second derivative, which is linear in t and therefore largest at
  /// an end.
  @inline(__always)
  var bendSquared: Double {
    let begin = b * 2
    let end = begin + a * 6
    let (beginSquared, endSquared) = (begin.lengthSquared, end.lengthSquared)
    return beginSquared > endSquared ? beginSquared : endSquared
  }

  /// The curve whose points are the vertices of a balanced flattening; see `CurveSteps`.
  @inline(__always)
  func balanced(step: Double) -> CubicPolynomial {
    var moved = self
    let share = step * step * (1.0 / 16)
    moved.c -= a * (6 * share)
    moved.d -= b * (2 * share)
    return moved
  }
}
