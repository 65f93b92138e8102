import Foundation

extension Path {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, which joins its two ends.
    case closeSubpath
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    withoutActuallyEscaping(body) { body in
      var visitor = ElementVisitor(body: body)
      visit(&visitor)
    }
  }
}

/// Gives what it is shown to a closure, as `Path.Element`.
private struct ElementVisitor: PathVisitor {
  let body: (Path.Element) -> Void

  func move(to point: Vector) { body(.move(to: point.point)) }

  func line(to point: Vector) { body(.line(to: point.point)) }

  func quad(to point: Vector, control: Vector) { body(.quadCurve(to: point.point, control: control.point)) }

  func curve(to point: Vector, control1: Vector, control2: Vector) {
    body(.curve(to: point.point, control1: control1.point, control2: control2.point))
  }

  func close() { body(.closeSubpath) }
}
