extension Path {
  /// The length of the lines between all points of the path, control points included: at least the length of
  /// the path.
  var controlLength: Double {
    var measurer = ControlLengthMeasurer()
    visit(&measurer)
    return measurer.length
  }
}

private struct ControlLengthMeasurer: PathVisitor {
  var length = 0.0
  private var start = Vector.zero
  private var current = Vector.zero

  mutating func move(to point: Vector) { (start, current) = (point, point) }

  mutating func line(to point: Vector) {
    length += (point - current).length
    current = point
  }

  mutating func quad(to point: Vector, control: Vector) {
    line(to: control)
    line(to: point)
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    line(to: control1)
    line(to: control2)
    line(to: point)
  }

  mutating func close() { line(to: start) }
}
