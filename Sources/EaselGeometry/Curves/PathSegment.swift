/// A line or curve by its end and control points.
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

  /// The part between two parameters in 0...1; the ends of the whole are kept exactly.
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
