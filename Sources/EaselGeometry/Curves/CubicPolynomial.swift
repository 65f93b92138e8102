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

  /// Creates a quadratic curve, with a = 0.
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
  /// one of the ends.
  @inline(__always)
  var bendSquared: Double {
    let begin = b * 2
    let end = begin + a * 6
    let (beginSquared, endSquared) = (begin.lengthSquared, end.lengthSquared)
    return beginSquared > endSquared ? beginSquared : endSquared
  }

  /// The curve on which the vertices of a balanced flattening lie; see `CurveSteps`.
  @inline(__always)
  func balanced(step: Double) -> CubicPolynomial {
    var moved = self
    let share = step * step * (1.0 / 16)
    moved.c -= a * (6 * share)
    moved.d -= b * (2 * share)
    return moved
  }
}

extension CubicPolynomial {
  /// The parameters of the extremes in x, also those outside 0...1.
  var horizontalExtremes: [Double] { realRoots(3 * a.x, 2 * b.x, c.x) }

  /// The parameters of the extremes in y, also those outside 0...1.
  var verticalExtremes: [Double] { realRoots(3 * a.y, 2 * b.y, c.y) }
}

/// The real solutions of a t^2 + b t + c = 0: none, one or two.
///
/// The larger one is computed without subtracting numbers of similar size, the other one from the product of
/// both.
func realRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return [q / a, c / q].filter(\.isFinite)
}

/// A line or curve, given by its end points and control points.
struct PathSegment {
  enum Kind {
    case line
    case quad(control: Vector)
    case curve(control1: Vector, control2: Vector)
  }

  let begin: Vector
  let end: Vector
  let kind: Kind

  var polynomial: CubicPolynomial {
    switch kind {
    case .line: CubicPolynomial(from: begin, control: (begin + end) / 2, to: end)
    case .quad(let control): CubicPolynomial(from: begin, control: control, to: end)
    case .curve(let control1, let control2):
      CubicPolynomial(from: begin, control1: control1, control2: control2, to: end)
    }
  }

  /// The part between two parameters in 0...1; the end points of the whole segment are kept exactly.
  ///
  /// Its control points are the polar forms (blossoms) of the segment at the two parameters.
  func part(from t0: Double, to t1: Double) -> PathSegment {
    switch kind {
    case .line:
      return PathSegment(begin: place(t0), end: place(t1), kind: .line)
    case .quad(let control):
      let middle = begin.interpolated(to: control, at: t0)
        .interpolated(to: control.interpolated(to: end, at: t0), at: t1)
      return PathSegment(begin: place(t0), end: place(t1), kind: .quad(control: middle))
    case .curve(let control1, let control2):
      func polar(_ u: Double, _ v: Double, _ w: Double) -> Vector {
        let (a, b) = (begin.interpolated(to: control1, at: u), control1.interpolated(to: control2, at: u))
        let c = control2.interpolated(to: end, at: u)
        return a.interpolated(to: b, at: v).interpolated(to: b.interpolated(to: c, at: v), at: w)
      }
      return PathSegment(
        begin: place(t0), end: place(t1),
        kind: .curve(control1: polar(t0, t0, t1), control2: polar(t0, t1, t1)))
    }
  }

  private func place(_ t: Double) -> Vector { t == 0 ? begin : t == 1 ? end : polynomial.point(at: t) }
}
