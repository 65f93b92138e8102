/// Collects the elements that it is shown, mapped.
struct PathBufferBuilder: PathVisitor {
  var buffer = PathBuffer()
  /// Nil for the identity, which must not make a NaN of an infinite coordinate.
  private let map: AffineMap?

  init(transform: CGAffineTransform = .identity) { map = transform.isIdentity ? nil : AffineMap(transform) }

  private func mapped(_ point: Vector) -> CGPoint { (map?(point) ?? point).point }

  mutating func move(to point: Vector) { buffer.move(to: mapped(point)) }

  mutating func line(to point: Vector) { buffer.line(to: mapped(point)) }

  mutating func quad(to point: Vector, control: Vector) {
    buffer.quad(to: mapped(point), control: mapped(control))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    buffer.curve(to: mapped(point), control1: mapped(control1), control2: mapped(control2))
  }

  mutating func close() { buffer.close() }
}
