/// Receives the elements of a path in order, independently of the path's storage.
///
/// Every subpath begins with a `move`: if elements follow a close, the path contains a `move` to the start of
/// the closed subpath.
protocol PathVisitor {
  mutating func move(to point: Vector)
  mutating func line(to point: Vector)
  mutating func quad(to point: Vector, control: Vector)
  mutating func curve(to point: Vector, control1: Vector, control2: Vector)
  mutating func close()
}

extension Path {
  /// Passes the elements to `visitor` in order, without creating a buffer.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    switch storage {
    case .empty: break
    case .rect(let rect): rect.visit(&visitor)
    case .ellipse(let rect): Ellipse(in: rect).visit(&visitor)
    case .roundedRect(let rounded): rounded.visit(&visitor)
    case .elements(let buffer): buffer.visit(&visitor)
    }
  }
}

extension PathBuffer {
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    visit(verbs, firstPoint: 0, &visitor)
  }

  /// Passes the elements with the given verbs to `visitor`; their points begin at index `firstPoint`.
  @inline(__always)
  func visit<Visitor: PathVisitor>(
    _ verbs: some RandomAccessCollection<Verb>, firstPoint: Int, _ visitor: inout Visitor
  ) {
    let points = points
    var index = firstPoint
    for verb in verbs {
      switch verb {
      case .move:
        visitor.move(to: Vector(points[index]))
        index &+= 1
      case .line:
        visitor.line(to: Vector(points[index]))
        index &+= 1
      case .quad:
        visitor.quad(to: Vector(points[index &+ 1]), control: Vector(points[index]))
        index &+= 2
      case .curve:
        visitor.curve(
          to: Vector(points[index &+ 2]), control1: Vector(points[index]),
          control2: Vector(points[index &+ 1]))
        index &+= 3
      case .close:
        visitor.close()
      }
    }
  }
}

extension CGRect {
  /// Visits the corners from the top left one, clockwise on screen.
  @inline(__always)
  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let (low, high) = (Vector(Double(minX), Double(minY)), Vector(Double(maxX), Double(maxY)))
    visitor.move(to: low)
    visitor.line(to: Vector(high.x, low.y))
    visitor.line(to: high)
    visitor.line(to: Vector(low.x, high.y))
    visitor.close()
  }
}
