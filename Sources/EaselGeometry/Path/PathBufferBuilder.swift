/// Collects what it is shown.
struct PathBufferBuilder: PathVisitor {
  var buffer = PathBuffer()

  mutating func move(to point: Vector) { buffer.move(to: point.point) }

  mutating func line(to point: Vector) { buffer.line(to: point.point) }

  mutating func quad(to point: Vector, control: Vector) {
    buffer.quad(to: point.point, control: control.point)
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    buffer.curve(to: point.point, control1: control1.point, control2: control2.point)
  }

  mutating func close() { buffer.close() }
}
