/// A `CGAffineTransform` in columns, ready to map vectors: two multiplications and two additions each.
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
