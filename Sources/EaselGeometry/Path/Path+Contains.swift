import Foundation

extension Path {
  /// Whether a point is inside the filled area of the path. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - p: The point, in the path's space.
  ///   - eoFill: Whether to use the even-odd rule instead of the non-zero winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var counter = WindingCounter(target: Vector(p))
    visit(&counter)
    counter.finish()
    return eoFill ? !counter.winding.isMultiple(of: 2) : counter.winding != 0
  }
}

/// Computes the winding number of a path around a point: +1 for every crossing of the ray from the point to
/// the right where the path goes down on screen, -1 where it goes up. Crossings of curves are computed on the
/// curve itself, not on chords.
private struct WindingCounter: PathVisitor {
  let target: Vector
  private(set) var winding = 0
  private var start = Vector.zero
  private var current = Vector.zero

  init(target: Vector) { self.target = target }

  mutating func finish() { line(to: start) }

  mutating func move(to point: Vector) {
    finish()
    (start, current) = (point, point)
  }

  mutating func line(to point: Vector) {
    let direction = direction(from: current.y, to: point.y)
    if direction != 0 {
      let fraction = (target.y - current.y) / (point.y - current.y)
      if current.interpolated(to: point, at: fraction).x > target.x { winding &+= direction }
    }
    current = point
  }

  mutating func quad(to point: Vector, control: Vector) {
    cross(
      CubicPolynomial(from: current, control: control, to: point), to: point,
      leftmost: min(current.x, control.x, point.x), rightmost: max(current.x, control.x, point.x))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    cross(
      CubicPolynomial(from: current, control1: control1, control2: control2, to: point), to: point,
      leftmost: min(current.x, control1.x, control2.x, point.x),
      rightmost: max(current.x, control1.x, control2.x, point.x))
  }

  mutating func close() { line(to: start) }

  /// +1 or -1 if a segment between two heights crosses the ray; 0 if not. A height on the ray counts as above
  /// it.
  private func direction(from begin: Double, to end: Double) -> Int {
    (begin <= target.y) == (end <= target.y) ? 0 : begin <= target.y ? 1 : -1
  }

  private mutating func cross(_ curve: CubicPolynomial, to end: Vector, leftmost: Double, rightmost: Double) {
    defer { current = end }
    guard rightmost > target.x else { return }
    if leftmost > target.x {
      winding &+= direction(from: current.y, to: end.y)
      return
    }
    let turns = curve.verticalExtremes.filter { $0 > 0 && $0 < 1 }.sorted()
    var begin = (parameter: 0.0, y: current.y)
    for parameter in turns + [1] {
      let piece = (parameter: parameter, y: parameter == 1 ? end.y : curve.point(at: parameter).y)
      let direction = direction(from: begin.y, to: piece.y)
      if direction != 0, crossing(of: curve, from: begin.parameter, to: piece.parameter) > target.x {
        winding &+= direction
      }
      begin = piece
    }
  }

  /// The x coordinate at which a monotonic piece of a curve crosses the ray, by bisection to the last bit.
  private func crossing(of curve: CubicPolynomial, from begin: Double, to end: Double) -> Double {
    let isAboveAtBegin = curve.point(at: begin).y <= target.y
    var (low, high) = (begin, end)
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if (curve.point(at: middle).y <= target.y) == isAboveAtBegin { low = middle } else { high = middle }
    }
    return curve.point(at: high).x
  }
}
