import EaselDrawing
import EaselGeometry
import EaselPixels

/// A bicubic Bézier patch: 16 control values, row by row, for positions in device pixels or for colors.
///
/// The inner control values make the mixed derivative vanish at the corners. Patches that share an edge with its
/// control points and tangents then join without a crease.
struct MeshPatch<Value: SIMD> where Value.Scalar: BinaryFloatingPoint {
  var net: InlineNet<Value>

  /// A patch with corners 0 (top left), 1 (top right), 2 (bottom left) and 3, and the distances from each corner to
  /// its control points along the rows and along the columns.
  init(
    corners: (Value, Value, Value, Value), along: (Value, Value, Value, Value),
    down: (Value, Value, Value, Value)
  ) {
    let (p, u, v) = (corners, along, down)
    net = InlineNet(
      (p.0, p.0 + u.0, p.1 + u.1, p.1),
      (p.0 + v.0, p.0 + u.0 + v.0, p.1 + u.1 + v.1, p.1 + v.1),
      (p.2 + v.2, p.2 + u.2 + v.2, p.3 + u.3 + v.3, p.3 + v.3),
      (p.2, p.2 + u.2, p.3 + u.3, p.3))
  }
}

/// The rows of control values of a patch.
struct InlineNet<Value: SIMD> where Value.Scalar: BinaryFloatingPoint {
  typealias Row = (Value, Value, Value, Value)

  var rows: (Row, Row, Row, Row)

  init(_ first: Row, _ second: Row, _ third: Row, _ fourth: Row) { rows = (first, second, third, fourth) }

  /// The control values of the curve along a row at the weights of a column.
  @inline(__always)
  func curve(_ weights: CubicWeights<Value.Scalar>) -> Row {
    (
      weights.mix((rows.0.0, rows.1.0, rows.2.0, rows.3.0)),
      weights.mix((rows.0.1, rows.1.1, rows.2.1, rows.3.1)),
      weights.mix((rows.0.2, rows.1.2, rows.2.2, rows.3.2)),
      weights.mix((rows.0.3, rows.1.3, rows.2.3, rows.3.3))
    )
  }

  var transposed: InlineNet {
    InlineNet(
      (rows.0.0, rows.1.0, rows.2.0, rows.3.0), (rows.0.1, rows.1.1, rows.2.1, rows.3.1),
      (rows.0.2, rows.1.2, rows.2.2, rows.3.2), (rows.0.3, rows.1.3, rows.2.3, rows.3.3))
  }

  /// An upper bound of the second derivative along the rows: per component, the largest magnitude.
  var bend: Value {
    [rows.0, rows.1, rows.2, rows.3].reduce(Value.zero) { largest, row in
      let (first, second) = (row.0 - 2 * row.1 + row.2, row.1 - 2 * row.2 + row.3)
      return largest.largest(first).largest(second)
    } * 6
  }

  /// An upper bound of the mixed derivative.
  var twist: Value {
    let pairs = [(rows.0, rows.1), (rows.1, rows.2), (rows.2, rows.3)]
    return pairs.reduce(Value.zero) { largest, pair in
      let (a, b) = pair
      return largest.largest(b.1 - b.0 - a.1 + a.0).largest(b.2 - b.1 - a.2 + a.1).largest(
        b.3 - b.2 - a.3 + a.2)
    } * 9
  }
}

/// The Bernstein polynomials of degree 3 at a parameter.
struct CubicWeights<Scalar: BinaryFloatingPoint> {
  let first: Scalar
  let second: Scalar
  let third: Scalar
  let fourth: Scalar

  init(_ t: Scalar) {
    let rest = 1 - t
    first = rest * rest * rest
    second = 3 * t * rest * rest
    third = 3 * t * t * rest
    fourth = t * t * t
  }

  @inline(__always)
  func mix<Value: SIMD>(_ values: (Value, Value, Value, Value)) -> Value where Value.Scalar == Scalar {
    values.0 * first + values.1 * second + (values.2 * third + values.3 * fourth)
  }
}

extension SIMD where Scalar: BinaryFloatingPoint {
  /// Per component, the larger of this magnitude and that of another value. NaN in the other is ignored.
  fileprivate func largest(_ other: Self) -> Self {
    let magnitude = other.replacing(with: Self.zero - other, where: other .< Self.zero)
    return replacing(with: magnitude, where: magnitude .> self)
  }
}

extension MeshPaint {
  /// The positions of a patch in the space that a transform leads to.
  func positions(column: Int, row: Int, _ transform: CGAffineTransform) -> MeshPatch<SIMD2<Double>> {
    let index = row * columns + column
    let (a, b, c, d) = (
      vertices[index], vertices[index + 1], vertices[index + columns], vertices[index + columns + 1]
    )
    func place(_ point: SIMD2<Float>) -> SIMD2<Double> {
      let (x, y) = (Double(point.x), Double(point.y))
      let horizontal = x * Double(transform.a) + y * Double(transform.c) + Double(transform.tx)
      return SIMD2(horizontal, x * Double(transform.b) + y * Double(transform.d) + Double(transform.ty))
    }
    let corners = (place(a.position), place(b.position), place(c.position), place(d.position))
    return MeshPatch(
      corners: corners,
      along: (
        place(a.trailing) - corners.0, place(b.leading) - corners.1, place(c.trailing) - corners.2,
        place(d.leading) - corners.3
      ),
      down: (
        place(a.bottom) - corners.0, place(b.bottom) - corners.1, place(c.top) - corners.2,
        place(d.top) - corners.3
      ))
  }
}
